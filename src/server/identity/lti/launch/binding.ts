import { THEMES } from '#domain/vocabulary.ts';
import type { Services } from '../../../http/handler.ts';
import type { Binding } from './links.queries.ts';
import type { Place } from './steps.ts';

const OWNER = 'lti binding';

type Course = Pick<Place, 'platformId' | 'deploymentId' | 'contextId'>;

/**
 * Encrypts the teacher's choice. The platform stores it with the activity; nobody there can read or change it, and it is
 * valid only in the course in which the teacher chose.
 */
export function sealBinding({ sealer }: Services, course: Course, binding: Binding): string {
  return sealer
    .seal(JSON.stringify([course.platformId, course.deploymentId, course.contextId, binding]), OWNER)
    .toString('base64url');
}

/** Returns what a teacher chose for this course; null when it is none of ours or for another course. */
export function openBinding({ sealer }: Services, course: Course, sealed: string | null): Binding | null {
  const text = sealed === null ? null : sealer.open(Buffer.from(sealed, 'base64url'), OWNER);
  if (text === null) return null;
  const [platformId, deploymentId, contextId, binding] = JSON.parse(text) as [string, string, string, Binding];
  const isHere =
    platformId === course.platformId && deploymentId === course.deploymentId && contextId === course.contextId;
  return isHere ? binding : null;
}

/** Reads the choice of a page: `turma:<id>` or `equipa:<id>`, and a solar system; null when it is neither. */
export function readChoice(
  target: unknown,
  theme: unknown,
): { kind: 'turma' | 'equipa'; id: string; theme: Binding['theme'] } | null {
  const found = typeof target === 'string' ? /^(turma|equipa):([0-9a-f-]{36})$/.exec(target) : null;
  const [, kind, id] = found ?? [];
  if ((kind !== 'turma' && kind !== 'equipa') || id === undefined) return null;
  return { kind, id, theme: THEMES.find((known) => known === theme) ?? null };
}
