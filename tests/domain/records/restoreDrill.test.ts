import { expect, it } from 'vitest';
import { type DrillFindings, drillBytesNeeded, stateOfFindings } from '#domain/records/restoreDrill.ts';

const GOOD: DrillFindings = {
  version: '0.1.0',
  bytes: 10,
  tables: 2,
  rows: 5,
  files: 1,
  missingFiles: 0,
  differences: [],
  key: 'included',
  upgraded: false,
  place: 'database',
};

it.each<[string, Partial<DrillFindings>]>([
  ['good', {}],
  ['good', { key: 'inUse' }],
  ['good', { key: 'none' }],
  ['good', { upgraded: true, place: 'cluster' }],
  ['flawed', { key: 'other' }],
  ['flawed', { missingFiles: 1 }],
  ['flawed', { differences: [{ table: 'teams', expected: 2, found: 1 }] }],
])('is %s with %o', (state, findings) => {
  expect(stateOfFindings({ ...GOOD, ...findings })).toBe(state);
});

it('needs room for a cluster and four times the rows', () => {
  expect(drillBytesNeeded(0)).toBe(400_000_000);
  expect(drillBytesNeeded(100_000_000)).toBe(800_000_000);
});
