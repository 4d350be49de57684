import type { GrowthStep, growth } from '#contract/marking/growth.ts';
import { hasGrowth, isSameTexts } from '#domain/game/growth.ts';
import { readPostedVersions, readSeries } from '../game/growth/draftSteps.queries.ts';
import { requireTeam } from '../game/playingTeam.ts';
import { storedMission } from '../game/stored.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { canReadWork } from './marking.policy.ts';

/** Handles how an answer grew: the steps of posted versions only, because a draft is the team's alone. */
export const growthHandlers: Handlers<typeof growth> = {
  answerGrowth: async ({ caller, services: { db }, params, query }) => {
    requireAllowed(canReadWork(caller, await requireTeam(db, params.teamId)));
    const part = storedMission(params.level);
    const posted = hasGrowth(part) ? await readPostedVersions(db, { teamId: params.teamId, part }) : [];
    const answer = posted[(query.version ?? posted.length) - 1];
    if (!answer && query.version !== undefined) throw new Refusal('notFound');
    if (!answer || !hasGrowth(part)) return { version: null, versions: 0, steps: [] };
    const { version } = answer;
    const steps = await readSeries(db, { teamId: params.teamId, part, version });
    // The posted answer takes the place of a last step with the same texts.
    const isThere = isSameTexts(steps.at(-1)?.texts ?? [], answer.texts);
    const series = [...(isThere ? steps.slice(0, -1) : steps), answer];
    return { version, versions: posted.length, steps: series.map(presentStep) };
  },
};

/** `at` is a whole minute, in unix seconds. */
function presentStep({ at, texts }: { at: Date; texts: string[] }): GrowthStep {
  const minute = Math.floor(at.getTime() / 60_000) * 60;
  return { at: minute, texts, characters: texts.reduce((sum, text) => sum + text.length, 0) };
}
