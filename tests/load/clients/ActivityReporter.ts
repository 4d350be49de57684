import type { Progress } from '#client/game/flow/GameState.ts';
import { type DeviceActivity, DeviceReporter } from '#client/game/world/lesson/DeviceReporter.ts';
import type { DeviceStep } from '#domain/classroom/lesson.ts';
import type { Stage } from '../lesson.ts';
import type { Tablet } from './Tablet.ts';

const STEPS: Readonly<Record<Stage['kind'], DeviceStep>> = {
  arrival: 'flight',
  read: 'reading',
  ship: 'hangar',
  quiz: 'quiz',
  write: 'write',
  upload: 'upload',
  council: 'council',
};

interface ActivityReporterParts {
  tablet: Tablet;
  username: string;
  /** Called with each activity at the moment of the key. */
  onActivity: (activity: DeviceActivity) => void;
}

/** Reports what a simulated tablet is doing with the timing of the game's DeviceReporter. */
export class ActivityReporter {
  private readonly parts: ActivityReporterParts;
  private readonly device: string;
  private readonly reporter: DeviceReporter;
  private kind: Stage['kind'] = 'arrival';
  private unsent: DeviceActivity | null = null;
  private sending: Promise<void> | null = null;
  private leaving: Promise<unknown> = Promise.resolve();

  constructor(parts: ActivityReporterParts) {
    this.parts = parts;
    this.device = `tablet ${parts.username}`;
    const { pace } = parts.tablet.room;
    this.reporter = new DeviceReporter({
      report: (activity) => this.report(activity),
      leave: () => {
        this.leaving = this.parts.tablet.call('POST /device/leave', { json: { device: this.device } });
      },
      now: () => performance.now() * pace.speed,
      later: (run, ms) => {
        const timer = setTimeout(() => !pace.isOver && run(), ms / pace.speed);
        return () => clearTimeout(timer);
      },
    });
  }

  begin(kind: Stage['kind'], progress: Progress): void {
    this.kind = kind;
    this.update(progress);
  }

  update({ part, step, typed, files }: Progress): void {
    const activity = {
      part,
      step: STEPS[this.kind],
      words: this.kind === 'write' ? typed.split(/\s+/).filter((word) => word !== '').length : 0,
      files: this.kind === 'upload' ? (files[part === 0 ? 0 : step]?.length ?? 0) : 0,
      unsent: 0,
    };
    this.parts.onActivity(activity);
    this.reporter.update(activity);
  }

  /** Resolves when the server was told, or could not be, and no report is under way any more. */
  async leave(): Promise<void> {
    // Nothing follows the report that is under way: it would bring the device back.
    this.unsent = null;
    this.reporter.leave();
    await Promise.allSettled([this.leaving, this.sending]);
  }

  /** Sends one report at a time: with a clock that is hundreds of times faster, reports would outrun their answers. */
  private report(activity: DeviceActivity): Promise<void> {
    this.unsent = activity;
    this.sending ??= this.sendUnsent().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Sends the newest report, and what came meanwhile after it. */
  private async sendUnsent(): Promise<void> {
    while (this.unsent !== null) {
      const activity = this.unsent;
      this.unsent = null;
      await this.parts.tablet.call('PUT /device', { json: { device: this.device, ...activity } });
    }
  }
}
