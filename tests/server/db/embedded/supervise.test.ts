import { describe, expect, it, vi } from 'vitest';
import type { RunningPostgres } from '#server/db/embedded/launchPostgres.ts';
import { supervise } from '#server/db/embedded/supervise.ts';
import { quietLog } from '../../../support/app/quietLog.ts';

/** A busy machine takes its time; vitest waits one second by default. */
const PATIENT = { timeout: 15_000 };

/** A process that ends when told to. */
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
  it('leaves the failure of the first start to its caller', async () => {
    const launch = vi.fn().mockRejectedValue(new Error('sem disco'));
    await expect(supervise(launch, { log: quietLog(), onGiveUp: noGiveUp, waitsMs: [0] })).rejects.toThrow('sem disco');
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('starts a process that died anew, also after a failed try', async () => {
    const [first, second] = [fakeProcess(1), fakeProcess(2)];
    const launch = vi
      .fn()
      .mockResolvedValueOnce(first.running)
      .mockRejectedValueOnce(new Error('ainda não'))
      .mockResolvedValueOnce(second.running);
    const watched = await supervise(launch, { log: quietLog(), onGiveUp: noGiveUp, waitsMs: [0, 0, 0] });
    expect(watched.pid()).toBe(1);
    first.die();
    await vi.waitFor(() => expect(watched.pid()).toBe(2), PATIENT);
    await watched.stop();
    expect(launch).toHaveBeenCalledTimes(3);
  });

  it('goes on trying while the disk is full, and is back when there is room', async () => {
    const [first, second] = [fakeProcess(1), fakeProcess(2)];
    const launch = vi.fn().mockResolvedValueOnce(first.running);
    for (let tries = 0; tries < 5; tries += 1)
      launch.mockRejectedValueOnce(new Error('FATAL:  could not write lock file: No space left on device'));
    launch.mockResolvedValueOnce(second.running);
    const watched = await supervise(launch, { log: quietLog(), onGiveUp: noGiveUp, waitsMs: [0, 0] });
    first.die();
    await vi.waitFor(() => expect(watched.pid()).toBe(2), PATIENT);
    await watched.stop();
  });

  it('gives up after the last wait and says so once', async () => {
    const first = fakeProcess(1);
    const launch = vi.fn().mockResolvedValueOnce(first.running).mockRejectedValue(new Error('nunca'));
    const onGiveUp = vi.fn();
    const watched = await supervise(launch, { log: quietLog(), onGiveUp, waitsMs: [0, 0] });
    first.die();
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledTimes(1), PATIENT);
    expect(launch).toHaveBeenCalledTimes(3);
    await watched.stop();
    expect(onGiveUp).toHaveBeenCalledTimes(1);
  });

  it('does not start again what it was asked to stop, not even while waiting', async () => {
    const first = fakeProcess(1);
    const launch = vi.fn().mockResolvedValue(first.running);
    const log = quietLog();
    const watched = await supervise(launch, { log, onGiveUp: noGiveUp, waitsMs: [60_000] });
    first.die();
    await vi.waitFor(
      () => expect(log.messages).toContain('O PostgreSQL parou sem ser pedido; a arrancar de novo.'),
      PATIENT,
    );
    await watched.stop();
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('stops a process whose start was under way', async () => {
    const [first, second] = [fakeProcess(1), fakeProcess(2)];
    let arrive: (running: RunningPostgres) => void = () => {};
    const late = new Promise<RunningPostgres>((resolve) => {
      arrive = resolve;
    });
    const launch = vi.fn().mockResolvedValueOnce(first.running).mockReturnValueOnce(late);
    const watched = await supervise(launch, { log: quietLog(), onGiveUp: noGiveUp, waitsMs: [0] });
    first.die();
    await vi.waitFor(() => expect(launch).toHaveBeenCalledTimes(2), PATIENT);
    const stopped = watched.stop();
    arrive(second.running);
    await stopped;
    await expect(second.running.ended).resolves.toBe('pedido');
  });
});
