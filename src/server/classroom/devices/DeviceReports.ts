import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/openDatabase.ts';
import { notifyClassChanged } from '../teamChanges.queries.ts';
import { deleteDeviceState, type StoredReport, writeDeviceStates } from './deviceStates.queries.ts';

/** How long reports are collected before one statement writes them all. */
const COLLECT_MS = 200;

/** Writes what the devices report of themselves: many devices at a time, because all of a school report every few seconds. */
export class DeviceReports {
  private readonly db: Database;
  private collected = new Map<string, StoredReport>();
  private writing: Promise<void> | null = null;

  constructor(db: Database) {
    this.db = db;
  }

  /** Resolves when the report is stored; of two reports of one device the later is. Throws the database's error. */
  report(report: StoredReport): Promise<void> {
    this.collected.set(`${report.teamId} ${report.device}`, report);
    this.writing ??= this.writeSoon();
    return this.writing;
  }

  /** Forgets a device whose page was left; a report of it that is still to be written is dropped. */
  async leave(one: { teamId: string; device: string }): Promise<void> {
    this.collected.delete(`${one.teamId} ${one.device}`);
    const classId = await deleteDeviceState(this.db, one);
    if (classId !== null) await notifyClassChanged(this.db, classId);
  }

  private async writeSoon(): Promise<void> {
    await wait(COLLECT_MS);
    const reports = [...this.collected.values()];
    this.collected = new Map();
    this.writing = null;
    if (reports.length === 0) return;
    const classIds = await writeDeviceStates(this.db, reports);
    await Promise.all(classIds.map((classId) => notifyClassChanged(this.db, classId)));
  }
}
