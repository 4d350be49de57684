import { describe, expect, it, test } from 'vitest';
import { type DeviceState, FREE } from '#domain/classroom/lesson.ts';
import {
  type AttentionInput,
  compareAttention,
  latest,
  leadingDevice,
  teamAttention,
} from '#domain/classroom/teamAttention.ts';
import { DEVICE_OFFLINE_MS } from '#domain/limits.ts';

const MINUTE = 60_000;
const now = 100 * MINUTE;
const stuckMs = 4 * MINUTE;

const device = (given: Partial<DeviceState> = {}): DeviceState => ({
  seenAt: now - 5_000,
  progressedAt: now - 20_000,
  part: 2,
  step: 'write',
  words: 12,
  files: 0,
  unsent: 0,
  ...given,
});
const team = (given: Partial<AttentionInput> = {}): AttentionInput => ({
  hand: null,
  devices: [device()],
  steering: FREE,
  isFinished: false,
  ...given,
});
const silent = { seenAt: now - DEVICE_OFFLINE_MS - 1_000 };
const still = { progressedAt: now - stuckMs };

test.each<[string, AttentionInput, string, number | null]>([
  ['writes', team(), 'working', now - 20_000],
  ['raised its hand', team({ hand: { raisedAt: 7, answeredAt: null }, devices: [] }), 'hand', 7],
  ['was answered', team({ hand: { raisedAt: 7, answeredAt: 9 } }), 'coming', 9],
  ['has no device', team({ devices: [] }), 'away', null],
  ['has devices that report no more', team({ devices: [device(silent)] }), 'offline', silent.seenAt],
  ['has one device of two offline', team({ devices: [device(silent), device()] }), 'working', now - 20_000],
  ['has done nothing for four minutes', team({ devices: [device(still)] }), 'stuck', now - stuckMs],
  [
    'has done nothing for a little less',
    team({ devices: [device({ progressedAt: now - stuckMs + 1 })] }),
    'working',
    now - stuckMs + 1,
  ],
  ['works on one of two devices', team({ devices: [device(still), device()] }), 'working', now - 20_000],
  ['waits in orbit', team({ devices: [device({ step: 'orbit', ...still })] }), 'waiting', now - stuckMs],
  ['waits for the network', team({ devices: [device({ step: 'sending' })] }), 'waiting', now - 20_000],
  ['is paused', team({ steering: { ...FREE, paused: true }, devices: [device(still)] }), 'waiting', now - stuckMs],
  ['is in the council', team({ isFinished: true, devices: [device({ step: 'council', ...still })] }), 'finished', null],
  ['has finished and closed its devices', team({ isFinished: true, devices: [] }), 'finished', null],
  ['has finished and is offline', team({ isFinished: true, devices: [device(silent)] }), 'finished', silent.seenAt],
])('a team that %s', (_, input, attention, since) => {
  expect(teamAttention(input, { now, stuckMs })).toEqual({ attention, since });
});

describe('the order of teams', () => {
  it('shows who needs help first, and then who has needed it longest', () => {
    const given = [
      { attention: 'working', since: 5 },
      { attention: 'away', since: null },
      { attention: 'hand', since: 9 },
      { attention: 'finished', since: null },
      { attention: 'hand', since: 3 },
      { attention: 'waiting', since: 1 },
      { attention: 'stuck', since: 2 },
      { attention: 'offline', since: 4 },
      { attention: 'coming', since: 1 },
    ] as const;
    const order = [...given].sort(compareAttention).map(({ attention, since }) => `${attention} ${since}`);
    expect(order).toEqual([
      'hand 3',
      'hand 9',
      'coming 1',
      'stuck 2',
      'offline 4',
      'waiting 1',
      'working 5',
      'finished null',
      'away null',
    ]);
  });
});

describe('the device that is shown', () => {
  it('is the last that progressed, among those that report', () => {
    const [old, recent] = [device({ progressedAt: 1 }), device({ progressedAt: 2 })];
    expect(leadingDevice([old, recent], now)).toBe(recent);
    expect(leadingDevice([device({ ...silent, progressedAt: 3 }), old], now)).toBe(old);
    expect(leadingDevice([device(silent)], now)).not.toBeNull();
    expect(leadingDevice([], now)).toBeNull();
  });

  it('knows which device reported last', () => {
    expect(latest([device({ seenAt: 1 }), device({ seenAt: 3 }), device({ seenAt: 2 })])?.seenAt).toBe(3);
    expect(latest([])).toBeNull();
  });
});
