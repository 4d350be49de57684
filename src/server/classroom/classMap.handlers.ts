import type { classMaps } from '#contract/classroom/classMap.ts';
import { openLevel } from '#domain/game/progression.ts';
import { DEVICE_OFFLINE_MS } from '#domain/limits.ts';
import type { Handlers } from '../http/handler.ts';
import { cardAddress } from '../identity/cardAddress.ts';
import { findClassOfMap } from './lessons/lessons.queries.ts';
import { requireKnownCode } from './projectorCode.ts';

/** Handles the star map of a class in session, which anybody with its code may show (ruling 33). */
export const classMapHandlers: Handlers<typeof classMaps> = {
  classMap: async ({ params: { code }, services, address, origin }) => {
    const { db, now, classLive, env } = services;
    const { lesson, ...row } = await requireKnownCode(services, { address, unknown: UNKNOWN }, async () => {
      const classId = await findClassOfMap(db, code.toLowerCase(), new Date(now()));
      const found = classId === null ? null : await classLive.read(classId);
      return found?.lesson ? { ...found, lesson: found.lesson } : null;
    });
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

const UNKNOWN = 'Nenhuma aula tem este código agora.';
