import type { phrases } from '#contract/marking/phrases.ts';
import { PHRASES_MAX } from '#domain/limits.ts';
import { isStarterId } from '#domain/marking/phrases.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { takenRefusal } from '#server/http/takenRefusal.ts';
import { canUsePhrase } from '../marking.policy.ts';
import { presentPhrase } from './phrases.presenter.ts';
import {
  addPhraseUse,
  addStarterUse,
  countPhrases,
  findPhrase,
  insertPhrase,
  isShortcutTaken,
  listPhrases,
  listStarterUses,
  lockPhraseKeeper,
  type PhraseContent,
  removePhrase,
  updatePhrase,
} from './phrases.queries.ts';

/**
 * Handles own phrases for notes to teams. They are private to the person who keeps them, so the history, which administrators
 * read, does not record them.
 */
export const phrasesHandlers: Handlers<typeof phrases> = {
  ownPhrases: async ({ caller: { accountId }, services: { db } }) => {
    const rows = await listPhrases(db, accountId);
    return { phrases: rows.map(presentPhrase), starters: await listStarterUses(db, accountId) };
  },

  addPhrase: ({ caller: { accountId }, body, services }) =>
    services.db.transaction(async (tx) => {
      if (!(await lockPhraseKeeper(tx, accountId))) throw new Refusal('signedOut');
      if ((await countPhrases(tx, accountId)) >= PHRASES_MAX) throw new Refusal('tooManyPhrases');
      const content = contentOf(body);
      await requireFreeShortcut(tx, content, { accountId, exceptId: null });
      return presentPhrase(await insertPhrase(tx, { ...content, accountId, createdAt: new Date(services.now()) }));
    }),

  editPhrase: ({ caller, params: { phraseId }, body, services }) =>
    onOwnPhrase({ caller, phraseId, services }, async (tx) => {
      const content = contentOf(body);
      await requireFreeShortcut(tx, content, { accountId: caller.accountId, exceptId: phraseId });
      const changed = await updatePhrase(tx, phraseId, content);
      if (changed === null) throw new Refusal('notFound');
      return presentPhrase(changed);
    }),

  deletePhrase: ({ caller, params: { phraseId }, services }) =>
    onOwnPhrase({ caller, phraseId, services }, async (tx) => {
      await removePhrase(tx, phraseId);
      return { ok: true as const };
    }),

  countPhraseUse: ({ caller, body: { id }, services }) => {
    if (isStarterId(id)) {
      return services.db.transaction(async (tx) => {
        if (!(await lockPhraseKeeper(tx, caller.accountId))) throw new Refusal('signedOut');
        return { id, uses: await addStarterUse(tx, caller.accountId, id) };
      });
    }
    return onOwnPhrase({ caller, phraseId: id, services }, async (tx) => {
      const uses = await addPhraseUse(tx, id);
      if (uses === null) throw new Refusal('notFound');
      return { id, uses };
    });
  },
};

interface PhraseCall {
  caller: Caller;
  phraseId: string;
  services: Services;
}

/** Runs `work` on a phrase of the caller, one change of her phrases at a time. Refuses with notFound or notYours. */
function onOwnPhrase<T>({ caller, phraseId, services }: PhraseCall, work: (tx: Tx) => Promise<T>): Promise<T> {
  return services.db.transaction(async (tx) => {
    if (!(await lockPhraseKeeper(tx, caller.accountId))) throw new Refusal('signedOut');
    const phrase = await findPhrase(tx, phraseId);
    if (phrase === null) throw new Refusal('notFound');
    requireAllowed(canUsePhrase(caller, phrase));
    return work(tx);
  });
}

/** Returns the content of a checked body, whose mission is one of the four. */
function contentOf(body: {
  text: string;
  shortcut: string | null;
  level: number | null;
  criterion: Criterion | null;
}): PhraseContent {
  return { ...body, level: body.level as MissionLevel | null };
}

/** Throws shortcutTaken when another phrase of the account has the shortcut of this one. */
async function requireFreeShortcut(
  tx: Tx,
  { shortcut }: PhraseContent,
  of: { accountId: string; exceptId: string | null },
): Promise<void> {
  if (shortcut !== null && (await isShortcutTaken(tx, { ...of, shortcut }))) {
    throw takenRefusal('shortcutTaken', 'shortcut');
  }
}
