import type { BinKind, bin } from '#contract/records/bin.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import { dayOf } from '#domain/records/retention.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { paged } from '#server/db/paging.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { takenNames } from '#server/identity/accounts.queries.ts';
import { refreshQuizMarks } from '#server/marking/quiz/refreshQuizMarks.ts';
import { eraseBinned, erasedCounts, removeErasedFiles, requireSameName } from '../erasure/erasure.ts';
import { audit } from '../history/audit.queries.ts';
import { binScope, canEraseBinned, canRestore } from './bin.policy.ts';
import { presentBinned } from './bin.presenter.ts';
import { countBin, type LockedBinEntry, listBin, lockBinned } from './bin.queries.ts';
import { hasParent, restoreRows } from './binRestore.queries.ts';
import { accountNames, teamsIn } from './binRows.queries.ts';

/** The audit action of an erasure. */
const ERASE: Record<BinKind, AuditAction> = {
  team: 'eraseTeam',
  class: 'eraseClass',
  teacher: 'eraseTeacher',
  school: 'eraseSchool',
  council: 'eraseCouncil',
};

const PARENT_GONE: Partial<Record<BinKind, string>> = {
  team: 'A turma desta equipa já não existe. Se ainda estiver na reciclagem, restaure-a primeiro.',
  council: 'Nenhuma das turmas deste conselho existe. Se ainda estiverem na reciclagem, restaure-as primeiro.',
  class: 'O professor desta turma já não existe. Se ainda estiver na reciclagem, restaure-o primeiro.',
};

/** Lists, restores and erases the entries of the bin. */
export const binHandlers: Handlers<typeof bin> = {
  binPage: async ({ caller, query, services: { db, now, env } }) => {
    const { retention } = env;
    const scope = { ...binScope(caller), now: new Date(now()), retention };
    const { rows, pagination } = await paged(query, listBin(db, scope, query), countBin(db, scope));
    const entries = rows.map((row) => presentBinned(row, { today: dayOf(now()), retention }));
    return { entries, pagination };
  },

  /** Restores all rows of an entry or none: a refusal leaves the entry unchanged. */
  restoreFromBin: ({ caller, params, services: { db, now, env } }) =>
    db.transaction(async (tx) => {
      const entry = await lockBinned(tx, params.binId, { now: new Date(now()), retention: env.retention });
      if (entry === null) throw new Refusal('notFound');
      const { kind, subjectId, ownerId, name } = entry;
      requireAllowed(canRestore(caller, entry));
      if (!(await hasParent(tx, entry))) throw parentGone(kind);
      await requireNamesFree(tx, entry);
      await restoreRows(tx, entry);
      // A class may have corrected the quiz while one of its teams was here.
      await refreshQuizMarks(tx, teamsIn(entry.rows));
      const by = { caller, at: new Date(now()) };
      await audit(tx, by, 'restoreFromBin', { id: subjectId, name, ownerId }, { kind });
      return { kind, id: subjectId };
    }),

  eraseBinned: async ({ caller, params, body, services, log }) => {
    const at = new Date(services.now());
    const erased = await services.db.transaction(async (tx) => {
      const entry = await lockBinned(tx, params.binId, { now: at, retention: services.env.retention });
      if (entry === null) throw new Refusal('notFound');
      const { kind, subjectId, ownerId, name } = entry;
      requireAllowed(canEraseBinned(caller, entry));
      requireSameName(body.name, name);
      const act = { caller, at, action: ERASE[kind], subject: { id: subjectId, ownerId } };
      return eraseBinned(tx, act, entry);
    });
    await removeErasedFiles(services, erased, log);
    return erasedCounts(erased);
  },
};

function parentGone(kind: BinKind): Refusal {
  const message = PARENT_GONE[kind];
  return new Refusal('parentGone', message === undefined ? {} : { message });
}

/** Throws usernameTaken or emailTaken, naming it, when another account has taken a name meanwhile (ruling 3). */
async function requireNamesFree(tx: Tx, { rows }: LockedBinEntry): Promise<void> {
  const { usernames, emails } = accountNames(rows);
  const [username] = await takenNames(tx, usernames);
  if (username !== undefined) {
    throw new Refusal('usernameTaken', {
      message: `O nome de utilizador «${username}» foi entretanto dado a outra conta.`,
    });
  }
  const [email] = await takenNames(tx, emails);
  if (email !== undefined) {
    throw new Refusal('emailTaken', { message: `O email «${email}» é entretanto de outra conta.` });
  }
}
