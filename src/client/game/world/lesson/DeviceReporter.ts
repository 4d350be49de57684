import type { DeviceReport } from '#contract/classroom/teamLesson.ts';
import { DEVICE_REPORT_EVERY_MS, DEVICE_REPORT_MIN_MS } from '#domain/limits.ts';

/** What a device is doing. */
export type DeviceActivity = Omit<DeviceReport, 'device'>;

interface DeviceReporterParts {
  report: (activity: DeviceActivity, signal: AbortSignal) => Promise<unknown>;
  /** Says that the page was left or hidden. */
  leave: () => void;
  now: () => number;
  /** Calls `run` after `ms` milliseconds; returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
}

/**
 * Tells the server what this device is doing: at once when that changes, but at most once a second, and every twenty seconds
 * otherwise, so that the teacher sees which devices are without a network. Failures are not shown; the next report counts.
 */
export class DeviceReporter {
  private readonly parts: DeviceReporterParts;
  private activity: DeviceActivity | null = null;
  private sentAt = Number.NEGATIVE_INFINITY;
  private sent = '';
  private isAway = false;
  private isStopped = false;
  private readonly underWay = new Map<AbortController, Promise<unknown>>();
  private cancel: () => void = () => {};

  constructor(parts: DeviceReporterParts) {
    this.parts = parts;
  }

  update(activity: DeviceActivity): void {
    this.activity = activity;
    this.plan();
  }

  /** The page is hidden or left: a dark tablet is not a device without a network. */
  leave(): void {
    this.cancel();
    if (!this.isAway && !this.isStopped) this.parts.leave();
    this.isAway = true;
  }

  /** The page is visible again. */
  comeBack(): void {
    this.isAway = false;
    this.sent = '';
    this.plan();
  }

  /** Aborts the reports under way and makes no other; resolves when none is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.cancel();
    for (const controller of this.underWay.keys()) controller.abort();
    await Promise.all(this.underWay.values());
  }

  /** Reports again after `stop`. */
  resume(): void {
    this.isStopped = false;
    this.plan();
  }

  private plan(): void {
    this.cancel();
    if (this.isAway || this.isStopped || this.activity === null) return;
    const pause = JSON.stringify(this.activity) === this.sent ? DEVICE_REPORT_EVERY_MS : DEVICE_REPORT_MIN_MS;
    this.cancel = this.parts.later(() => this.send(), Math.max(0, this.sentAt + pause - this.parts.now()));
  }

  private send(): void {
    if (this.activity === null) return;
    this.sentAt = this.parts.now();
    this.sent = JSON.stringify(this.activity);
    const controller = new AbortController();
    const report = this.parts
      .report(this.activity, controller.signal)
      .catch(() => {})
      .finally(() => this.underWay.delete(controller));
    this.underWay.set(controller, report);
    this.plan();
  }
}
