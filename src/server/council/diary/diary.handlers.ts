import type { Diary, DiaryEntry, diary } from '#contract/council/diary.ts';
import { latestEntryDay } from '#domain/council/diary.ts';
import { isTeam } from '#domain/permissions.ts';
import { dayOf } from '#domain/records/retention.ts';
import { schoolYearOf, schoolYearStart } from '#domain/schoolYear.ts';
import { groupBy } from '#server/db/groupBy.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { fileLink } from '#server/files/links.ts';
import type { PlayingTeam } from '#server/game/levels.queries.ts';
import { inLockedTeam, requireTeam } from '#server/game/playingTeam.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { audit, ownedSubject } from '#server/records/history/audit.queries.ts';
import { deciderOf } from '../moderation/moderation.policy.ts';
import { canChangeEntry, canKeepDiary, canShareStory } from './diary.policy.ts';
import { type EntryReader, presentEntry, presentStory } from './diary.presenter.ts';
import { type DiaryPlan, findEntry, findPlan, listEntries, removeEntry, setStoryShared } from './diary.queries.ts';
import { listPhotos } from './diaryPhotos.queries.ts';
import { lockOwnEntry, saveEntry } from './saveEntry.ts';
import { listShownEntries, listStories } from './stories.queries.ts';

/** Handles the diary of a team's submitted plan, and the stories of earlier school years (ruling 30). */
export const diaryHandlers: Handlers<typeof diary> = {
  readDiary: async ({ caller, params, services }) => {
    const team = await requireTeam(services.db, params.teamId);
    requireAllowed(canKeepDiary(caller, team));
    const [plan, rows] = await Promise.all([findPlan(services.db, team.id), listEntries(services.db, team.id)]);
    const photos = await listPhotos(
      services.db,
      rows.map(({ id }) => id),
    );
    const reader = readerOf(caller, team, services);
    return {
      ...presentPlan(team, plan, services.now()),
      entries: rows.map((row) => presentEntry(row, photos, reader)),
    };
  },

  /** Idempotent: the same body again changes nothing. */
  writeDiaryEntry: ({ caller, params: { teamId, entryId }, body, services }) =>
    inLockedTeam(services.db, teamId, async (tx, team) => {
      requireAllowed(canKeepDiary(caller, team));
      const plan = await findPlan(tx, team.id);
      if (!plan?.submittedAt) throw new Refusal('notSubmitted');
      await saveEntry(tx, services, { caller, team, entryId, body, submittedAt: plan.submittedAt });
      return readEntry(tx, { caller, team, entryId }, services);
    }),

  deleteDiaryEntry: ({ caller, params: { teamId, entryId }, services }) =>
    inLockedTeam(services.db, teamId, async (tx, team) => {
      requireAllowed(canKeepDiary(caller, team));
      if ((await lockOwnEntry(tx, { caller, team, entryId })) === null) throw new Refusal('notFound');
      await removeEntry(tx, team.id, entryId);
      const by = { caller, at: new Date(services.now()) };
      await audit(tx, by, 'deleteDiaryEntry', ownedSubject(team), { entry: entryId });
      return { _id: entryId, deleted: true } as const;
    }),

  shareStory: ({ caller, params, body: { shared }, services }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canShareStory(caller, team));
      if ((await findPlan(tx, team.id)) === null) throw new Refusal('notFound');
      const by = { caller, at: new Date(services.now()) };
      if (await setStoryShared(tx, team.id, shared)) await audit(tx, by, 'shareStory', ownedSubject(team), { shared });
      return { shared };
    }),

  /** A team reads the stories of its own school and solar system, as it does in the council (ruling 2). */
  stories: async ({ caller, services }) => {
    const { db, now } = services;
    const team = await requireTeam(db, caller.accountId);
    const plans = await listStories(db, team, currentSchoolYear(now()));
    const entries = await listShownEntries(
      db,
      plans.map(({ teamId }) => teamId),
    );
    const photos = await listPhotos(
      db,
      entries.map(({ id }) => id),
    );
    const ofTeam = groupBy(entries, ({ teamId }) => teamId);
    const stories = plans.map((plan) => presentStory(plan, ofTeam.get(plan.teamId) ?? [], photos, linkTo(services)));
    return { stories: stories.filter((story) => story !== null) };
  },
};

/** Returns the beginning of the current school year. */
function currentSchoolYear(now: number): Date {
  return new Date(`${schoolYearStart(schoolYearOf(dayOf(now)))}T00:00:00Z`);
}

function presentPlan(team: PlayingTeam, plan: DiaryPlan | null, now: number): Omit<Diary, 'entries'> {
  const submittedAt = plan?.submittedAt ?? null;
  const first = submittedAt && schoolYearStart(schoolYearOf(dayOf(submittedAt.getTime())));
  return {
    team: team.id,
    teamName: team.name,
    submitted: submittedAt !== null,
    shared: plan?.storyShared ?? false,
    days: first === null ? null : { first, last: latestEntryDay(now) },
  };
}

interface NamedEntry {
  caller: Caller;
  team: PlayingTeam;
  entryId: string;
}

async function readEntry(tx: Tx, { caller, team, entryId }: NamedEntry, services: Services): Promise<DiaryEntry> {
  const entry = await findEntry(tx, team.id, entryId);
  if (entry === null) throw new Refusal('notFound');
  return presentEntry(entry, await listPhotos(tx, [entryId]), readerOf(caller, team, services));
}

function readerOf(caller: Caller, { teacherId }: PlayingTeam, services: Services): EntryReader {
  return {
    decider: isTeam(caller.role) ? null : deciderOf(caller, services.now()),
    canChange: (entry) => canChangeEntry(caller, { ...entry, teacherId }),
    linkTo: linkTo(services),
  };
}

function linkTo(services: Services): EntryReader['linkTo'] {
  return (file) => fileLink(services, file);
}
