import { DEVICE_OFFLINE_MS } from '../limits.ts';
import { type DeviceState, isWaitingStep, type Steering } from './lesson.ts';

// Who needs the teacher, and why. Pure, because server, panel and projector must agree; all times in milliseconds since
// 1970 by the server's clock.

/** In the order in which teams need help. */
const ATTENTIONS = ['hand', 'coming', 'stuck', 'offline', 'waiting', 'working', 'finished', 'away'] as const;
export type Attention = (typeof ATTENTIONS)[number];

export interface AttentionInput {
  hand: { raisedAt: number; answeredAt: number | null } | null;
  devices: readonly DeviceState[];
  steering: Steering;
  isFinished: boolean;
}

export interface TeamAttention {
  attention: Attention;
  /** Since when, as far as known. */
  since: number | null;
}

/**
 * Returns what the teacher should know first of a team. Stuck: a device is there and nothing has changed for `stuckMs`
 * although the team could go on. Offline: every device has stopped reporting. Away: no device has reported at all.
 */
export function teamAttention(team: AttentionInput, { now, stuckMs }: { now: number; stuckMs: number }): TeamAttention {
  const { hand, devices, isFinished } = team;
  if (hand !== null) {
    return hand.answeredAt === null
      ? { attention: 'hand', since: hand.raisedAt }
      : { attention: 'coming', since: hand.answeredAt };
  }
  const newest = latest(devices);
  if (newest === null) return { attention: isFinished ? 'finished' : 'away', since: null };
  const there = devices.filter(({ seenAt }) => now - seenAt < DEVICE_OFFLINE_MS);
  if (there.length === 0) return { attention: isFinished ? 'finished' : 'offline', since: newest.seenAt };
  if (isFinished) return { attention: 'finished', since: null };
  return attentionOfPresent(team, there, { now, stuckMs });
}

function attentionOfPresent(
  { steering }: AttentionInput,
  there: readonly DeviceState[],
  { now, stuckMs }: { now: number; stuckMs: number },
): TeamAttention {
  const progressedAt = Math.max(...there.map((device) => device.progressedAt));
  const isWaiting = there.every(({ step }) => isWaitingStep(step));
  if (isWaiting || steering.paused) return { attention: 'waiting', since: progressedAt };
  if (now - progressedAt >= stuckMs) return { attention: 'stuck', since: progressedAt };
  return { attention: 'working', since: progressedAt };
}

/** Returns the device that reported last; null without one. */
export function latest(devices: readonly DeviceState[]): DeviceState | null {
  return devices.reduce<DeviceState | null>(
    (newest, device) => (newest === null || device.seenAt > newest.seenAt ? device : newest),
    null,
  );
}

/** Returns the device that shows what the team is doing: of those that report, the one that progressed last. */
export function leadingDevice(devices: readonly DeviceState[], now: number): DeviceState | null {
  const there = devices.filter(({ seenAt }) => now - seenAt < DEVICE_OFFLINE_MS);
  const among = there.length > 0 ? there : devices;
  return among.reduce<DeviceState | null>(
    (best, device) => (best === null || device.progressedAt > best.progressedAt ? device : best),
    null,
  );
}

/** Compares two teams: who needs help first, then who has needed it longest. */
export function compareAttention(one: TeamAttention, other: TeamAttention): number {
  const order = ATTENTIONS.indexOf(one.attention) - ATTENTIONS.indexOf(other.attention);
  return order !== 0 ? order : (one.since ?? Number.MAX_SAFE_INTEGER) - (other.since ?? Number.MAX_SAFE_INTEGER);
}
