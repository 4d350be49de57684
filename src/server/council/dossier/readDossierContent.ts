import { dossierOfPlan, EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import { oneDecimal } from '#domain/decimalText.ts';
import type { Database } from '../../db/openDatabase.ts';
import { storedTheme } from '../../game/stored.ts';
import type { CommentRow } from '../comments.queries.ts';
import { listProposals } from '../proposals.queries.ts';
import { readResultSentences } from '../session/resultSentences.ts';
import type { DossierContent, Objection } from './DossierContent.ts';
import { countSupporters, findDossier } from './dossiers.queries.ts';

/**
 * Reads what the dossier of a team's plan says; null when it has no plan. Comments and answers that are held or hidden are
 * left out, whoever asks (ruling 30). `viewerId` is the account that asks.
 */
export async function readDossierContent(
  db: Database,
  { teamId, viewerId, at }: { teamId: string; viewerId: string; at: Date },
): Promise<DossierContent | null> {
  const [found] = await listProposals(db, { teamId }, { kind: 'staff', viewerId });
  if (found === undefined) return null;
  const { row, stars, versions } = found;
  const dossier = await findDossier(db, teamId);
  const { commented, for: inFavour } = await countSupporters(db, row.id);
  const councilResult = await readResultSentences(db, row.id);
  const comments = found.comments.filter(({ state }) => state === 'shown');
  return {
    team: row.teamName,
    class: row.className,
    school: row.schoolName,
    theme: storedTheme(row.theme),
    at,
    plan: row.text,
    submitted: row.submittedAt !== null,
    answers: dossier?.answers ?? dossierOfPlan(row.text) ?? EMPTY_DOSSIER,
    support: { rated: stars.count, commented, for: inFavour },
    starsMean: stars.average === null ? null : oneDecimal(stars.average),
    objections: comments.flatMap(objectionOf),
    accepted: comments.flatMap(({ acceptedAt, author, text }) => (acceptedAt === null ? [] : [{ team: author, text }])),
    formerTexts: versions.at(-1)?.version ?? 0,
    ...(councilResult !== null && { councilResult }),
  };
}

function objectionOf({ kind, author, text, answer }: CommentRow): Objection[] {
  if (kind !== 'against' && kind !== 'question') return [];
  return [{ kind, team: author, text, answer: answer?.state === 'shown' ? answer.text : null }];
}
