import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { correctOptionOf, playTo, startGame } from '../gameHarness.ts';

async function at(place: string) {
  const game = await startGame();
  await playTo(game, place);
  return game;
}

function options(game: Awaited<ReturnType<typeof startGame>>) {
  const { work } = game.view();
  return work.kind === 'quiz' ? work.options.map(({ state }) => state) : [];
}

describe('a quiz question', () => {
  it('is disabled while the robot speaks, and opens in time or at a skip', async () => {
    const timed = await at('mission.quiz.waiting');
    expect(timed.view().work).toMatchObject({ kind: 'quiz', disabled: true, number: 1, of: 3 });
    await timed.send({ type: 'CHOOSE', index: 0 }, { type: 'CHOOSE', index: 0 });
    expect(timed.at()).toBe('mission.quiz.waiting');
    const messageCount = SOLAR_SYSTEMS.ic.levels.level1[0]?.messages.length ?? 0;
    await timed.wait(4_000 * messageCount - 1);
    expect(timed.view().work).toMatchObject({ disabled: true, isShown: false });
    await timed.wait(1);
    expect(timed.view().work).toMatchObject({ disabled: false, isShown: true });
    await timed.send({ type: 'CHOOSE', index: 0 }, { type: 'CHOOSE', index: 0 });
    expect(timed.view().work, 'the verdict').toMatchObject({ disabled: true, isShown: true });

    const skipped = await at('mission.quiz.waiting');
    await skipped.send({ type: 'SKIP' });
    expect(skipped.view().work).toMatchObject({ disabled: false, isShown: true });
  });

  it('locks at the first press, moves the lock to another option and confirms at the second press', async () => {
    const game = await at('mission.quiz.ready');
    await game.send({ type: 'CHOOSE', index: 0 });
    expect(options(game)).toEqual(['locked', 'open', 'open', 'open']);
    expect(game.view()).toMatchObject({
      hint: 'Toquem outra vez para confirmar',
      work: { hint: 'Toquem outra vez para confirmar', disabled: false },
    });
    await game.send({ type: 'CHOOSE', index: 2 });
    expect(options(game)).toEqual(['open', 'open', 'locked', 'open']);
    expect(game.kept.at(-1)?.quiz).toEqual([]);
    await game.send({ type: 'CHOOSE', index: 2 });
    expect(game.at()).toBe('mission.quiz.feedback');
  });

  it('ignores an option that does not exist', async () => {
    const game = await at('mission.quiz.ready');
    for (const index of [9, 9, -1, -1, 0.5, 0.5]) await game.send({ type: 'CHOOSE', index });
    expect(game.at()).toBe('mission.quiz.ready');
    expect(game.snapshot().context.lock).toBeNull();
  });

  it.each([
    ['right', 0, 'glad'],
    ['wrong', 1, 'encourage'],
  ] as const)(
    'shows a %s choice, the right one and the explanation, and ignores further presses',
    async (state, off, mood) => {
      const game = await at('mission.quiz.ready');
      const correct = correctOptionOf(game);
      const index = (correct + off) % 4;
      await game.send({ type: 'CHOOSE', index }, { type: 'CHOOSE', index });
      expect(options(game)[index]).toBe(state);
      expect(options(game)[correct]).toBe(off === 0 ? 'right' : 'shownRight');
      expect(game.view()).toMatchObject({ robot: mood, work: { disabled: true, explanation: expect.any(String) } });
      const kept = game.kept.length;
      await game.send({ type: 'CHOOSE', index: correct }, { type: 'CHOOSE', index: correct });
      expect(game.kept).toHaveLength(kept);
      expect(options(game)[index]).toBe(state);
    },
  );

  it('keeps answer and explanation together, and removes both with the next question', async () => {
    const game = await at('mission.quiz.feedback');
    const { work, topMessage } = game.view();
    expect(work).toMatchObject({ explanation: topMessage });
    expect(game.view().hint, 'nothing is left to choose').toBe('Leiam a razão no ecrã de cima.');
    await game.wait(1_500);
    expect(game.view()).toMatchObject({ topMessage, work });
    await game.send({ type: 'SKIP' });
    expect(game.at()).toBe('mission.quiz.waiting');
    expect(game.view()).toMatchObject({ topMessage: null, work: { number: 2, explanation: null } });
  });
});

describe('a text', () => {
  it.each(['', '   ', '\n\t '])('is not submitted while it is blank (%j)', async (text) => {
    const game = await at('tutorial.write.ready');
    await game.send({ type: 'TYPE', text }, { type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.write.ready');
    expect(game.view().work).toMatchObject({
      error: 'Escrevam a vossa resposta antes de submeter.',
      value: text,
    });
    await game.send({ type: 'TYPE', text: 'A' });
    expect(game.view().work).toMatchObject({ error: null, value: 'A' });
  });

  it('opens at the first letter, stores every letter and is trimmed when submitted', async () => {
    const game = await at('tutorial.write.waiting');
    await game.send({ type: 'TYPE', text: ' Olá ' });
    expect(game.at()).toBe('tutorial.write.ready');
    expect(game.kept.at(-1)?.typed).toBe(' Olá ');
    await game.send({ type: 'SUBMIT' });
    expect(game.kept.at(-1)).toMatchObject({ texts: ['Olá'], typed: '', tutorialStep: 5 });
  });

  it('cannot be submitted before the work is open', async () => {
    const game = await at('tutorial.write.waiting');
    expect(game.view().buttons.middle).toMatchObject({ label: 'Submeter', disabled: true });
    await game.send({ type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.write.waiting');
  });
});

describe('files', () => {
  const file = { id: 'a', name: 'foto.png', bytes: 10 };

  it('are required', async () => {
    const game = await at('tutorial.upload.ready');
    await game.send({ type: 'REMOVE_FILE', id: 'f1' }, { type: 'SUBMIT' });
    expect(game.view().work).toMatchObject({
      error: 'Escolham pelo menos um ficheiro para continuar.',
      files: [],
    });
    expect(game.calls).toContain('discard f1');
  });

  it('block submitting until they are uploaded, and say so', async () => {
    const game = await at('tutorial.upload.waiting');
    await game.send({ type: 'ADD_FILES', files: [file] }, { type: 'FILE_PROGRESS', id: 'a', progress: 0.5 });
    expect(game.calls).toContain('upload a');
    await game.send({ type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.upload.ready');
    expect(game.view().work).toMatchObject({ error: expect.stringContaining('ainda está a ser enviado') });
    await game.send({ type: 'FILE_PROGRESS', id: 'a', reference: 'upload:a' });
    expect(game.view().work).toMatchObject({ error: null, files: [{ ...file, reference: 'upload:a', progress: 1 }] });
    await game.send({ type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.outro.waiting');
  });

  it('that are still being prepared block submitting, and their new name and size are stored', async () => {
    const game = await at('tutorial.upload.waiting');
    await game.send(
      { type: 'ADD_FILES', files: [file] },
      { type: 'FILE_PROGRESS', id: 'a', paused: 'Está a ser preparado.' },
      { type: 'SUBMIT' },
    );
    expect(game.view().work).toMatchObject({
      error: 'O ficheiro «foto.png» ainda não foi enviado. Está a ser preparado.',
    });
    await game.send({ type: 'FILE_PROGRESS', id: 'a', name: 'foto.jpg', bytes: 4, progress: 0 });
    expect(game.view().work).toMatchObject({ error: null });
    expect(game.kept.at(-1)?.files).toMatchObject([[{ id: 'a', name: 'foto.jpg', bytes: 4 }]]);
  });

  it('that failed are named, and can be submitted after a retry', async () => {
    const game = await at('tutorial.upload.waiting');
    await game.send(
      { type: 'ADD_FILES', files: [file] },
      { type: 'FILE_PROGRESS', id: 'a', failed: 'O ficheiro tem mais de 50 MB.' },
      { type: 'SUBMIT' },
    );
    expect(game.view().work).toMatchObject({ error: expect.stringContaining('«foto.png» não foi enviado') });
    await game.send({ type: 'FILE_PROGRESS', id: 'a', reference: 'upload:a' }, { type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.outro.waiting');
  });

  it("are stored without the device's progress, pause and failure", async () => {
    const game = await at('tutorial.upload.waiting');
    await game.send(
      { type: 'ADD_FILES', files: [file] },
      { type: 'FILE_PROGRESS', id: 'a', progress: 0.5, paused: 'Sem ligação.' },
      { type: 'FILE_PROGRESS', id: 'a', failed: 'O envio falhou.' },
      { type: 'ADD_FILES', files: [{ ...file, id: 'b' }] },
    );
    expect(game.kept.at(-1)?.files[0]).toEqual(
      ['a', 'b'].map((id) => ({ ...file, id, reference: null, progress: 0, failed: null })),
    );
  });

  it.each([
    [[{ id: 'x', name: 'virus.exe', bytes: 1 }], 'não é de um tipo aceite'],
    [[{ id: 'x', name: 'foto.png', bytes: 0 }], 'está vazio'],
    [[{ id: 'x', name: 'filme.mp4', bytes: 60 * 1024 * 1024 }], 'mais de 50\u00a0MB'],
    [Array.from({ length: 11 }, (_, n) => ({ id: `x${n}`, name: `${n}.png`, bytes: 1 })), 'até 10 ficheiros'],
  ])('of a wrong type, size or number are refused: %#', async (files, words) => {
    const game = await at('tutorial.upload.waiting');
    await game.send({ type: 'ADD_FILES', files });
    const { work } = game.view();
    expect(work).toMatchObject({ kind: 'upload', error: expect.stringContaining(words) });
    expect(work.kind === 'upload' && work.files.length).toBe(Math.min(10, files.length - 1));
    const discarded = () => game.calls.filter((call) => call.startsWith('discard'));
    expect(discarded(), 'removed from the device').toEqual([`discard ${files.at(-1)?.id}`]);
    await game.send({ type: 'ADD_FILES', files: files.slice(0, -1) });
    expect(discarded(), 'attached files stay on the device').toHaveLength(1);
  });

  it('refused beside an accepted one show the reason until the next change', async () => {
    const game = await at('tutorial.upload.waiting');
    const wrong = { id: 'x', name: 'virus.exe', bytes: 1 };
    const error = () => game.view().work;
    await game.send(
      { type: 'ADD_FILES', files: [wrong, file] },
      { type: 'FILE_PROGRESS', id: 'a', failed: null },
      { type: 'FILE_PROGRESS', id: 'a', progress: 0.5 },
      { type: 'FILE_PROGRESS', id: 'a', reference: 'upload:a' },
    );
    expect(error()).toMatchObject({
      error: expect.stringContaining('«virus.exe»'),
      files: [{ id: 'a', reference: 'upload:a' }],
    });
    await game.send({ type: 'ADD_FILES', files: [{ id: 'b', name: 'b.png', bytes: 1 }] });
    expect(error()).toMatchObject({ error: null });
  });

  it('ignore the progress of unknown files, and are attached once', async () => {
    const game = await at('tutorial.upload.waiting');
    await game.send({ type: 'ADD_FILES', files: [file] }, { type: 'ADD_FILES', files: [file] });
    const before = game.snapshot().context.progress;
    await game.send({ type: 'FILE_PROGRESS', id: 'nobody', reference: 'upload:x' });
    expect(game.snapshot().context.progress).toEqual(before);
    expect(before.files).toEqual([[expect.objectContaining({ id: 'a' })]]);
  });

  it('stay on the device in test mode', async () => {
    const game = await startGame({ input: { mode: 'test', team: null } });
    await playTo(game, 'tutorial.upload.waiting');
    await game.send({ type: 'ADD_FILES', files: [file] }, { type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.outro.waiting');
    expect(game.calls.filter((call) => call.startsWith('upload'))).toEqual([]);
  });
});
