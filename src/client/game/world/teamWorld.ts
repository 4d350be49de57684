import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import type { LoadedGame, TeamInfo } from '#client/game/flow/GameState.ts';
import type { WorldEffects } from '#client/game/flow/withEffects.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { logout } from '#client/session/logout.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { draft } from '#contract/draft.ts';
import { levels } from '#contract/levels.ts';
import { proposals } from '#contract/proposals.ts';
import { solar } from '#contract/solar.ts';
import { type Team, teams } from '#contract/teams.ts';
import { partAtLevel } from '#domain/progression.ts';
import { type GameLevel, type ShipNumber, THEME_IDS, THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { postPart } from './postPart.ts';
import type { TeamFiles } from './teamFiles.ts';
import { formerOf, newsOf } from './teamNews.ts';
import { versionsOf } from './versionsOf.ts';

interface TeamWorldParts {
  account: string;
  keeper: DraftKeeper;
  files: TeamFiles;
  goToLogin: () => void;
}

/** What the game asks of the world when a team plays: the server, the device, the session. */
export function teamWorld({ account, keeper, files, goToLogin }: TeamWorldParts): WorldEffects {
  return {
    loadGame: ({ theme }, signal) => loadGame(theme, keeper, signal),
    async post(request, onWaiting) {
      const reply = await postPart(accountOutbox(account), request, onWaiting);
      keeper.forget();
      files.clear();
      return reply;
    },
    loadCouncil: async (theme, signal) => ({
      proposals: await call(proposals.proposalsOfTheme, { params: { solarName: THEME_NAMES[theme] } }, { signal }),
    }),
    rate: (proposalUid, stars) =>
      accountOutbox(account).enqueue(
        proposals.rateProposal,
        { params: { stars, proposalUid } },
        { subject: `rate:${proposalUid}` },
      ),
    comment: ({ proposalId, text }) =>
      accountOutbox(account).enqueue(
        proposals.commentProposal,
        { params: { proposalUid: proposalId }, body: { comment: text } },
        { subject: `comment:${proposalId}:${text}` },
      ),
    async leave({ anyway }) {
      const result = await logout({ force: anyway });
      if (!result.ended) throw new CallError({ kind: 'refused', status: 0, code: 'unsent', message: result.blocked });
    },
    keepProgress: (progress) => keeper.keep(progress),
    clearProgress: () => keeper.forget(),
    spareReplaced: () => keeper.spareReplaced(),
    upload: (list) => files.upload(list),
    discardFile: (id) => files.discard(id),
    // Captions say everything; clips join them in the audio room.
    goToPanel: () => {},
    goToLogin,
  };
}

/**
 * Level and draft must be known: who began anew because the draft did not come would write over it. Script and team are
 * better late than in the way.
 */
async function loadGame(theme: Theme, keeper: DraftKeeper, signal: AbortSignal): Promise<LoadedGame> {
  const [script, mine, level, kept] = await Promise.all([
    optional(call(solar.solar, { params: { solarId: THEME_IDS[theme] } }, { signal })),
    optional(call(teams.myTeam, {}, { signal })),
    call(levels.checkLevel, {}, { signal }),
    call(draft.readDraft, {}, { signal }),
  ]);
  const part = partAtLevel(level.data as GameLevel);
  return {
    script: script as SolarSystem | null,
    level: level.data as GameLevel,
    team: mine && teamInfo(mine.team),
    ...(mine && { ...newsOf(mine.team, mine.status), former: formerOf(mine.team, mine.status) }),
    progress: keeper.restore(part, kept.part === part ? kept.draft : null),
    versions: kept.part === part ? versionsOf(part, kept.kept) : [],
  };
}

async function optional<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    report(error, 'game');
    return null;
  }
}

/** What the game shows of a team. */
export function teamInfo({ _id, name, details, members, ship }: Team): TeamInfo {
  return { _id, name, className: details.class, school: details.school, members, ship: ship as ShipNumber | null };
}
