import { describe, expect, it } from 'vitest';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { readProgress } from '#client/game/world/drafts/readProgress.ts';

const file = { id: 'f', name: 'a.png', bytes: 3, reference: null, progress: 0.5, failed: null };
const good = { ...blankProgress(2, 4), typed: 'olá', texts: ['a'], files: [[file], []], comments: { p1: 'b' } };

describe('readProgress', () => {
  it.each([
    ['an object', good],
    ['its JSON', JSON.stringify(good)],
    ['the council', { ...good, part: null }],
    ['an answer by voice', { ...good, files: [[{ ...file, seconds: 42, words: 'Dissemos.' }]] }],
    ['nothing done yet', blankProgress(0)],
  ])('reads %s completely', (_, kept) => {
    expect(readProgress(kept)).toEqual(typeof kept === 'string' ? JSON.parse(kept) : kept);
  });

  it('reads what an earlier version stored, with defaults for new fields', () => {
    const { unsent: _, ...earlier } = good;
    expect(readProgress(earlier)).toEqual({ ...good, unsent: [] });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text that is no JSON', '{"part":'],
    ['a list', []],
    ['a part that does not exist', { ...good, part: 5 }],
    ['half a part', { ...good, part: 1.5 }],
    ['no part at all', { ...good, part: undefined }],
    ['a tutorial step that does not exist', { ...good, tutorialStep: 7 }],
    ['a step below the first', { ...good, step: -1 }],
    ['a ship that does not exist', { ...good, ship: 10 }],
    ['no ship in the carousel', { ...good, shipView: null }],
    ['answers that are no texts', { ...good, quiz: [1] }],
    ['texts that are null', { ...good, texts: [null] }],
    ['a flat list of files', { ...good, files: [file] }],
    ['a file without a name', { ...good, files: [[{ ...file, name: undefined }]] }],
    ['half a second', { ...good, files: [[{ ...file, seconds: 0.5 }]] }],
    ['a file of unknown size', { ...good, files: [[{ ...file, bytes: null }]] }],
    ['no text', { ...good, typed: null }],
    ['comments that are null', { ...good, comments: null }],
    ['a comment that is no text', { ...good, comments: { p1: 3 } }],
    ['unsent comments that are no objects', { ...good, unsent: ['Boa'] }],
    ['an unsent comment without a proposal', { ...good, unsent: [{ text: 'Boa' }] }],
    ['an unsent comment of an unknown kind', { ...good, unsent: [{ proposalId: 'p1', text: 'Boa', kind: 'x' }] }],
    ['kinds that are none', { ...good, kinds: { p1: 'x' } }],
    ['a reply that is no text', { ...good, replies: { c1: null } }],
    ['an unsent reply to nothing', { ...good, unsentReplies: [{ proposalId: 'p1', commentId: 'c1', text: 'a' }] }],
  ])('returns null for %s', (_, kept) => expect(readProgress(kept)).toBeNull());
});
