import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/openDatabase.ts';
import { notifyClassChanged } from '../teamChanges.queries.ts';
import {
  deleteDeviceState,
  removeSurplusDevices,
  type StoredReport,
  writeDeviceStates,
} from './deviceStates.queries.ts';

/** How long reports are collected before one statement writes them all. */
const COLLECT_MS = 200;

/** Writes what the devices report of themselves: many devices at a time, because all of a school report every few seconds. */
export class DeviceReports {
  private readonly db: Database;
  private collected = new Map<string, StoredReport>();
  private collecting: Promise<void> | null = null;
  /** The last write; settles after those before it. */
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.db = db;
  }

  /** Resolves when the report is stored; of two reports of one device the later is. Throws the database's error. */
  report(report: StoredReport): Promise<void> {
    this.collected.set(`${report.teamId} ${report.device}`, report);
    this.collecting ??= this.writeSoon();
    return this.collecting;
  }

  /** Forgets a device whose page was left; a report of it that is still to be written is dropped. */
  async leave(one: { teamId: string; device: string }): Promise<void> {
    this.collected.delete(`${one.teamId} ${one.device}`);
    await this.lastWrite;
    const classId = await deleteDeviceState(this.db, one);
    if (classId !== null) await notifyClassChanged(this.db, classId);
  }

  private async writeSoon(): Promise<void> {
    await wait(COLLECT_MS);
    // One statement at a time: of two at once, the one with the older reports could be the last to write.
    await this.lastWrite;
    const reports = [...this.collected.values()];
    this.collected = new Map();
    this.collecting = null;
    if (reports.length === 0) return;
    const write = this.write(reports);
    this.lastWrite = write.catch(() => {});
    await write;
  }

  private async write(reports: readonly StoredReport[]): Promise<void> {
    const written = await writeDeviceStates(this.db, reports);
    const full = written.filter(({ wasFull }) => wasFull).map(({ teamId }) => teamId);
    if (full.length > 0) await removeSurplusDevices(this.db, full);
    // That a device is still there is seen when its class is read again, before it would count as offline.
    const classIds = new Set(written.filter(({ isNews }) => isNews).map(({ classId }) => classId));
    await Promise.all([...classIds].map((classId) => notifyClassChanged(this.db, classId)));
  }
}
