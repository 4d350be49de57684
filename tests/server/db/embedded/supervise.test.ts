import { describe, expect, it, vi } from 'vitest';
import type { RunningPostgres } from '#server/db/embedded/launchPostgres.ts';
import { supervise } from '#server/db/embedded/supervise.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';

/** Longer than vitest's default of one second, for a busy machine. */
const SLOW_MACHINE = { timeout: 15_000 };

/** Returns a process that ends when stopped. */
function fakeProcess(pid: number) {
  let die: (how: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    die = resolve;
  });
  const running: RunningPostgres = {
    pid,
    ended,
    stop: async () => {
      die('pedido');
      await ended;
    },
  };
  return { running, die: () => die('SIGKILL') };
}

const noGiveUp = () => {
  throw new Error('gave up');
};

describe('supervise', () => {
  it('passes a failed first start on to its caller', async () => {
    const launch = vi.fn().mockRejectedValue(new Error('sem disco'));
    await expect(supervise(launch, { log: recordingLog(), onGiveUp: noGiveUp, waitsMs: [0] })).rejects.toThrow(
      'sem disco',
    );
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('restarts a process that died, also after a failed attempt', async () => {
    const [first, second] = [fakeProcess(1), fakeProcess(2)];
    const launch = vi
      .fn()
      .mockResolvedValueOnce(first.running)
      .mockRejectedValueOnce(new Error('ainda não'))
      .mockResolvedValueOnce(second.running);
    const watched = await supervise(launch, { log: recordingLog(), onGiveUp: noGiveUp, waitsMs: [0, 0, 0] });
    expect(watched.pid()).toBe(1);
    first.die();
    await vi.waitFor(() => expect(watched.pid()).toBe(2), SLOW_MACHINE);
    await watched.stop();
    expect(launch).toHaveBeenCalledTimes(3);
  });

  it('keeps trying while the disk is full and recovers when there is space', async () => {
    const [first, second] = [fakeProcess(1), fakeProcess(2)];
    const launch = vi.fn().mockResolvedValueOnce(first.running);
    for (let tries = 0; tries < 5; tries += 1)
      launch.mockRejectedValueOnce(new Error('FATAL:  could not write lock file: No space left on device'));
    launch.mockResolvedValueOnce(second.running);
    const watched = await supervise(launch, { log: recordingLog(), onGiveUp: noGiveUp, waitsMs: [0, 0] });
    first.die();
    await vi.waitFor(() => expect(watched.pid()).toBe(2), SLOW_MACHINE);
    await watched.stop();
  });

  it('gives up after the last delay and reports it once', async () => {
    const first = fakeProcess(1);
    const launch = vi.fn().mockResolvedValueOnce(first.running).mockRejectedValue(new Error('nunca'));
    const onGiveUp = vi.fn();
    const watched = await supervise(launch, { log: recordingLog(), onGiveUp, waitsMs: [0, 0] });
    first.die();
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledTimes(1), SLOW_MACHINE);
    expect(launch).toHaveBeenCalledTimes(3);
    await watched.stop();
    expect(onGiveUp).toHaveBeenCalledTimes(1);
  });

  it('does not restart after stop, not even during a delay', async () => {
    const first = fakeProcess(1);
    const launch = vi.fn().mockResolvedValue(first.running);
    const log = recordingLog();
    const watched = await supervise(launch, { log, onGiveUp: noGiveUp, waitsMs: [60_000] });
    first.die();
    await vi.waitFor(
      () => expect(log.messages).toContain('O PostgreSQL parou sem ser pedido; a arrancar de novo.'),
      SLOW_MACHINE,
    );
    await watched.stop();
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('stops a process whose start was in progress', async () => {
    const [first, second] = [fakeProcess(1), fakeProcess(2)];
    let arrive: (running: RunningPostgres) => void = () => {};
    const late = new Promise<RunningPostgres>((resolve) => {
      arrive = resolve;
    });
    const launch = vi.fn().mockResolvedValueOnce(first.running).mockReturnValueOnce(late);
    const watched = await supervise(launch, { log: recordingLog(), onGiveUp: noGiveUp, waitsMs: [0] });
    first.die();
    await vi.waitFor(() => expect(launch).toHaveBeenCalledTimes(2), SLOW_MACHINE);
    const stopped = watched.stop();
    arrive(second.running);
    await stopped;
    await expect(second.running.ended).resolves.toBe('pedido');
  });
});
