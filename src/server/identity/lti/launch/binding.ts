import { THEMES } from '#domain/vocabulary.ts';
import type { Services } from '../../../http/handler.ts';
import type { Binding } from './links.queries.ts';
import type { Place } from './steps.ts';

const OWNER = 'lti binding';

type Sealed = [platformId: string, deploymentId: string, contextId: string, Binding, teacherId?: string, at?: number];
type Course = Pick<Place, 'platformId' | 'deploymentId' | 'contextId'>;

/** What a teacher chose by deep linking, and when; neither is known of choices that earlier versions sealed. */
export interface Chosen {
  binding: Binding;
  teacherId: string | null;
  at: Date | null;
}

/**
 * Encrypts the teacher's choice. The platform stores it with the activity; nobody there can read or change it, and it is
 * valid only in the course in which the teacher chose.
 */
export function sealBinding(
  { sealer, now }: Services,
  course: Course,
  { binding, teacherId }: { binding: Binding; teacherId: string },
): string {
  const kept = [course.platformId, course.deploymentId, course.contextId, binding, teacherId, now()];
  return sealer.seal(JSON.stringify(kept), OWNER).toString('base64url');
}

/** Returns what a teacher chose for this course; null when it is none of ours or for another course. */
export function openBinding({ sealer }: Services, course: Course, sealed: string | null): Chosen | null {
  const text = sealed === null ? null : sealer.open(Buffer.from(sealed, 'base64url'), OWNER);
  if (text === null) return null;
  const [platformId, deploymentId, contextId, binding, teacherId = null, at] = JSON.parse(text) as Sealed;
  const isHere =
    platformId === course.platformId && deploymentId === course.deploymentId && contextId === course.contextId;
  return isHere ? { binding, teacherId, at: at === undefined ? null : new Date(at) } : null;
}

/** Returns whether a choice replaces what an activity is bound to: a later one of the teacher of that class does. */
export function replacesBinding(
  { teacherId, at }: Chosen,
  link: { teacherId: string; chosenAt: Date | null; createdAt: Date },
): boolean {
  return teacherId === link.teacherId && at !== null && at > (link.chosenAt ?? link.createdAt);
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
