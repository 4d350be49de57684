import { CallError, isNetworkError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import type { CouncilList } from '#client/game/flow/actors.ts';
import type { ReplyResult, UnsentReply } from '#client/game/flow/GameState.ts';
import type { WorldEffects } from '#client/game/flow/withEffects.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { logout } from '#client/session/logout.ts';
import { debate } from '#contract/council/debate.ts';
import { moderation } from '#contract/council/moderation.ts';
import { proposalModeration } from '#contract/council/proposalModeration.ts';
import { proposals } from '#contract/council/proposals.ts';
import { ranking } from '#contract/council/ranking.ts';
import { dilemmas } from '#contract/game/dilemmas.ts';
import type { ChosenDilemma } from '#domain/game/dilemmas.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { COUNCIL_MORE, PAGE_LIMIT_MAX } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { DraftKeeper } from './drafts/draftKeeper.ts';
import type { TeamFiles } from './files/teamFiles.ts';
import { gameLoading } from './gameLoading.ts';
import { type KeptGames, keptGames } from './keptGame.ts';
import { loadCouncilPage } from './loadCouncilPage.ts';
import { postPart } from './postPart.ts';

const REPORT_FAILED = 'Sem ligação ao servidor. A denúncia não seguiu; tentem de novo.';

interface TeamWorldParts {
  account: string;
  theme: Theme;
  keeper: DraftKeeper;
  files: TeamFiles;
  goToLogin: () => void;
}

/** Returns the effects of a team's game: on server, device and session. */
export function teamWorld({ account, theme, keeper, files, goToLogin }: TeamWorldParts): WorldEffects {
  const kept = keptGames(account);
  keeper.onSentCopiesRemoved = (served) =>
    files.remove(served.filter(({ reference }) => reference !== null).map(({ id }) => id));
  return {
    ...gameLoading(account, { theme, keeper, kept }),
    async post(request, onWaiting) {
      const reply = await postPart(accountOutbox(account), request, onWaiting);
      // Store the level first: a page that dies in between must not open again at the old level without its work.
      kept.moveTo(theme, reply.level);
      const posted = keeper.forget();
      if (partAtLevel(reply.level) === null) files.clear();
      else files.remove(posted?.files.flat().map(({ id }) => id) ?? []);
      return reply;
    },
    loadCouncil: (wanted, signal) => loadCouncilList(wanted, kept, signal),
    loadMore: ({ theme: of, page }, signal) => loadCouncilPage({ theme: of, page, limit: COUNCIL_MORE }, signal),
    searchCouncil: (search, signal) => call(proposals.searchCouncil, { query: { search } }, { signal }),
    loadRanking: (signal) => call(ranking.ranking, {}, { signal }),
    rate: (proposalUid, stars) => giveStars(account, { proposalUid, stars }),
    keepRating: ({ proposalId, stars }) => void giveStars(account, { proposalUid: proposalId, stars }),
    keepChoice: (chosen) => void sendChoice(account, { theme, kept, chosen }),
    comment: ({ proposalId, text, kind }) =>
      accountOutbox(account).enqueue(
        proposals.commentProposal,
        { params: { proposalUid: proposalId }, body: { comment: text, ...(kind && { kind }) } },
        { subject: `comment:${proposalId}:${text}` },
      ),
    reply: (reply) => sendReply(account, reply),
    report: reportText,
    async leave({ anyway }) {
      const result = await logout({ force: anyway });
      if (!result.ended) throw new CallError({ kind: 'refused', status: 0, code: 'unsent', message: result.blocked });
    },
    keepProgress(progress) {
      if (progress.ship !== null) kept.keepShip(theme, progress.ship);
      keeper.keep(progress);
    },
    clearProgress: () => void keeper.forget(),
    keepReplacedVersion: () => keeper.keepReplacedVersion(),
    upload: (list) => files.upload(list),
    discardFile: (id) => files.discard(id),
    // A team has no panel.
    goToPanel: () => {},
    goToLogin,
  };
}

const reportText: WorldEffects['report'] = async ({ kind, id }, signal) => {
  try {
    if (kind === 'comment') await call(moderation.reportComment, { params: { commentId: id } }, { signal });
    else await call(proposalModeration.reportProposal, { params: { proposalId: id } }, { signal });
  } catch (error) {
    throw isNetworkError(error) ? { code: 'offline', message: REPORT_FAILED } : error;
  }
};

function giveStars(account: string, params: { proposalUid: string; stars: number }) {
  return accountOutbox(account).enqueue(proposals.rateProposal, { params }, { subject: `rate:${params.proposalUid}` });
}

interface ChoiceParts {
  theme: Theme;
  kept: KeptGames;
  chosen: ChosenDilemma;
}

/** Keeps a choice on the device and sends it until it is answered; if another device of the team was first, the server keeps that one. */
async function sendChoice(account: string, { theme, kept, chosen }: ChoiceParts): Promise<void> {
  kept.keepChoice(theme, chosen);
  const { mission, choice, opened } = chosen;
  const body = { mission, choice, opened: [...opened] };
  try {
    await accountOutbox(account).enqueue(dilemmas.chooseInDilemma, { body }, { subject: `dilemma:${mission}` });
  } catch (error) {
    logError(error, 'dilemma');
  }
}

async function sendReply(account: string, { commentId, to, text }: UnsentReply): Promise<ReplyResult> {
  const outbox = accountOutbox(account);
  const params = { commentId };
  if (to === 'question') {
    const sent = { params, body: { text } };
    return { answer: await outbox.enqueue(debate.answerQuestion, sent, { subject: `answer:${commentId}` }) };
  }
  const sent = { params, body: { proposal: text } };
  return { proposal: await outbox.enqueue(debate.acceptSuggestion, sent, { subject: `accept:${commentId}` }) };
}

interface WantedList {
  theme: Theme;
  shown: number;
}

/** Loads the council's list; without a network the last one read. If `shown` is larger, also the proposals below it. */
async function loadCouncilList(
  { theme, shown }: WantedList,
  kept: KeptGames,
  signal: AbortSignal,
): Promise<CouncilList> {
  try {
    const first = await call(proposals.council, {}, { signal });
    kept.writeCouncil(first.proposals);
    if (shown <= first.proposals.length) return first;
    const all = await loadCouncilPage({ theme, page: 0, limit: Math.min(shown, PAGE_LIMIT_MAX) }, signal);
    const known = new Set(first.proposals.map(({ _id }) => _id));
    return { ...first, proposals: [...first.proposals, ...all.proposals.filter(({ _id }) => !known.has(_id))] };
  } catch (error) {
    const list = isNetworkError(error) ? kept.readCouncil() : null;
    if (list === null) throw error;
    return { proposals: list, total: list.length };
  }
}
