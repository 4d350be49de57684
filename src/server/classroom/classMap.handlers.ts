import type { classMaps } from '#contract/classroom/classMap.ts';
import { openLevel } from '#domain/game/progression.ts';
import { DEVICE_OFFLINE_MS } from '#domain/limits.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { cardAddress } from '../identity/cardAddress.ts';
import { findClassOfMap } from './lessons/lessons.queries.ts';

/** Handles the star map of a class in session, which anybody with its code may show (ruling 33). */
export const classMapHandlers: Handlers<typeof classMaps> = {
  classMap: async ({ params: { code }, services, address, origin }) => {
    const { db, now, classLive, mapCodeFailures, env } = services;
    const waitS = mapCodeFailures.waitS(address);
    if (waitS !== null) throw new Refusal('lockedOut', { message: TOO_MANY, retryAfter: waitS });
    const classId = await findClassOfMap(db, code.toLowerCase(), new Date(now()));
    const row = classId === null ? null : await classLive.read(classId);
    if (row === null || row.lesson === null) {
      mapCodeFailures.count(address);
      throw new Refusal('notFound', { message: UNKNOWN });
    }
    const { lesson } = row;
    return {
      className: row.name,
      code: lesson.mapCode,
      address: cardAddress(origin, env.host),
      elapsedMs: Math.max(0, now() - lesson.startedAt),
      session: lesson.session,
      sessions: lesson.sessions,
      paused: lesson.steering.paused,
      teams: row.teams.map(({ id, name, ship, theme, level, returned, devices }) => ({
        _id: id,
        name,
        ship,
        theme,
        level: openLevel(level, returned),
        isThere: devices.some(({ seenAt }) => now() - seenAt < DEVICE_OFFLINE_MS),
      })),
    };
  },
};

const TOO_MANY = 'Demasiados códigos errados a partir desta rede. Tentem de novo dentro de alguns minutos.';
const UNKNOWN = 'Nenhuma aula tem este código agora.';
