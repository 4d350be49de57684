import type { LocalFile } from '../GameState.ts';
import type { GameView } from '../GameView.ts';

/** Returns whether both views belong to one screen: the same scene with the same step of the same work. */
export function isSameScreen(one: GameView, other: GameView): boolean {
  return one.scene === other.scene && one.mission === other.mission && stepOf(one) === stepOf(other);
}

/** Returns whether both views show one line of ORBI on one screen, or none. */
export function isSameMoment(one: GameView, other: GameView): boolean {
  return isSameScreen(one, other) && one.topMessage === other.topMessage;
}

/** The ship in the carousel is chosen on one screen. */
function stepOf({ work }: GameView): string {
  return 'number' in work && work.kind !== 'ship' ? `${work.kind} ${work.number}` : work.kind;
}

/** Returns whether the controls hold the same: a text box or an option that is rendered late loses a key or the focus. */
export function hasSameEntries({ work: one }: GameView, { work: other }: GameView): boolean {
  if (one.kind === 'write' && other.kind === 'write') return one.value === other.value;
  if (one.kind === 'upload' && other.kind === 'upload') return hasSameCaptions(one.files, other.files);
  if (one.kind === 'quiz' && other.kind === 'quiz') return one.options === other.options;
  if (one.kind === 'dilemma' && other.kind === 'dilemma')
    return one.choices === other.choices && one.voices === other.voices;
  if (one.kind === 'council' && other.kind === 'council') {
    const isSameComment = one.openComments === other.openComments && one.comment.value === other.comment.value;
    const isSameReply = one.reply.begun === other.reply.begun;
    return isSameComment && isSameReply && one.comment.kind === other.comment.kind && one.proposals === other.proposals;
  }
  return true;
}

/** Ignores files that only one of them has, and the state of uploads. */
function hasSameCaptions(one: readonly LocalFile[], other: readonly LocalFile[]): boolean {
  return one.every(({ id, caption, place }) => {
    const same = other.find((file) => file.id === id);
    return same === undefined || (same.caption === caption && same.place === place);
  });
}
