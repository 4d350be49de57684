import { beforeEach, expect, it, vi } from 'vitest';
import { DeviceReports } from '#server/classroom/devices/DeviceReports.ts';
import type { StoredReport } from '#server/classroom/devices/deviceStates.queries.ts';
import type { Database } from '#server/db/openDatabase.ts';

interface Statement {
  words: number[];
  end: (error?: Error) => void;
}

const database = vi.hoisted(() => ({ statements: [] as Statement[], deleted: [] as string[] }));
vi.mock('#server/classroom/devices/deviceStates.queries.ts', () => ({
  writeDeviceStates: (_: Database, reports: readonly StoredReport[]) =>
    new Promise((resolve, reject) => {
      const end = (error?: Error) => (error ? reject(error) : resolve([]));
      database.statements.push({ words: reports.map(({ words }) => words), end });
    }),
  deleteDeviceState: async (_: Database, { device }: { device: string }) => {
    database.deleted.push(device);
    return null;
  },
  removeSurplusDevices: async () => {},
}));

const AFTER_COLLECTING = { timeout: 5_000, interval: 5 };
const reportOf = (words: number): StoredReport => ({
  ...{ teamId: 'team', device: 'tablet', seenAt: words, part: 2, step: 'write', words, files: 0, unsent: 0 },
});
const untilStatements = (count: number) =>
  vi.waitFor(() => expect(database.statements).toHaveLength(count), AFTER_COLLECTING);

let reports: DeviceReports;
beforeEach(() => {
  Object.assign(database, { statements: [], deleted: [] });
  reports = new DeviceReports({} as Database);
});

it('runs one statement at a time, so that the last report of a device is the last that is written', async () => {
  const first = reports.report(reportOf(1));
  await untilStatements(1);
  const later = Promise.all([reports.report(reportOf(2)), reports.report(reportOf(3))]);
  // Long enough for a second statement, if it did not wait for the first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(database.statements).toHaveLength(1);
  database.statements[0]?.end();
  await first;
  await untilStatements(2);
  expect(database.statements.map(({ words }) => words)).toEqual([[1], [3]]);
  database.statements[1]?.end();
  await later;
});

it('goes on after a statement that failed, and tells those whose reports it had', async () => {
  const first = reports.report(reportOf(1));
  await untilStatements(1);
  const second = reports.report(reportOf(2));
  database.statements[0]?.end(new Error('deadlock'));
  await expect(first).rejects.toThrow('deadlock');
  await untilStatements(2);
  database.statements[1]?.end();
  await second;
});

it('forgets a device only after the statement that may write it', async () => {
  void reports.report(reportOf(1));
  await untilStatements(1);
  const left = reports.leave({ teamId: 'team', device: 'tablet' });
  await new Promise(setImmediate);
  expect(database.deleted).toEqual([]);
  database.statements[0]?.end();
  await left;
  expect(database.deleted).toEqual(['tablet']);
});
