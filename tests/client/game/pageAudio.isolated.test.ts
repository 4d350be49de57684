import { beforeEach, describe, expect, it, vi } from 'vitest';

const music = { start: vi.fn(), stop: vi.fn() };
let arrive = () => {};

vi.mock('#client/game/audio/createGameAudio.ts', async () => {
  await new Promise<void>((done) => {
    arrive = done;
  });
  return { createGameAudio: () => ({ music, applySettings: vi.fn() }) };
});

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

describe('the music of the page', () => {
  it('starts when the audio code has loaded', async () => {
    const { startMusic } = await import('#client/game/pageAudio.ts');
    const started = startMusic();
    await new Promise((done) => setTimeout(done, 20));
    arrive();
    await started;
    expect(music.start).toHaveBeenCalledTimes(1);
  });

  it('does not start when it was stopped while the audio code was loading', async () => {
    const { startMusic, stopMusic } = await import('#client/game/pageAudio.ts');
    const started = startMusic();
    stopMusic();
    await new Promise((done) => setTimeout(done, 20));
    arrive();
    await started;
    expect(music.start).not.toHaveBeenCalled();
  });
});
