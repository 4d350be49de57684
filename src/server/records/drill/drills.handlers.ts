import type { drills } from '#contract/records/drills.ts';
import type { Handlers, Services } from '#server/http/handler.ts';
import { presentBackup, presentDrill } from './drills.presenter.ts';
import { listDrills } from './drills.queries.ts';
import { newestBackup } from './newestBackup.ts';

/** Shows the newest backup with its restore drills, and begins one. */
export const drillsHandlers: Handlers<typeof drills> = {
  restoreDrills: async ({ services }) => replyOf(services),
  startDrill: async ({ caller, services }) => {
    await services.drills.start(caller);
    return replyOf(services);
  },
};

async function replyOf({ db, env }: Services) {
  const [rows, backup] = await Promise.all([listDrills(db), newestBackup(env)]);
  return { backup: backup && presentBackup(backup), drills: rows.map(presentDrill) };
}
