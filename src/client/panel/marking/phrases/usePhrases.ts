import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type OwnPhrase, phrases } from '#contract/marking/phrases.ts';
import { isStarterId, orderPhrases, type Phrase } from '#domain/marking/phrases.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { phrasesKey, useOwnPhrases } from './useOwnPhrases.ts';

type Bank = ReplyOf<typeof phrases.ownPhrases>;

/**
 * Returns the phrases for the note on one mission: own ones for it or for any mission, and ours; most used first. Ours are
 * there while own ones load, or when these cannot be loaded. `recordUse` counts that a phrase was put into a note: at once in the
 * cache, and on the server without waiting, because a lost use only changes the order.
 */
export function usePhrases(level: MissionLevel): { phrases: Phrase[]; recordUse: (id: string) => void } {
  const { data } = useOwnPhrases();
  const starters = useStarters();
  const ordered = useMemo(() => {
    const own = (data?.phrases ?? []).filter((phrase) => phrase.level === null || phrase.level === level);
    return orderPhrases([...own.map(ownPhrase), ...(starters?.startersOfMission(level, starterUses(data)) ?? [])]);
  }, [data, starters, level]);
  return { phrases: ordered, recordUse: useRecordUse() };
}

/** Returns our phrases once they are loaded: a download of their own, because most pages with answers are read, not marked. */
function useStarters() {
  const { data } = useQuery({
    queryKey: ['phrases', 'starters'],
    queryFn: () => import('./starterPhrases.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Returns the uses of our phrases by their ids; empty while they load. */
export function starterUses(bank: Bank | undefined): ReadonlyMap<string, number> {
  return new Map((bank?.starters ?? []).map(({ id, uses }) => [id, uses]));
}

function ownPhrase({ _id: id, text, shortcut, criterion, uses }: OwnPhrase): Phrase {
  return { id, text, shortcut, isOwn: true, uses, criterion, points: null };
}

function useRecordUse(): (id: string) => void {
  const client = useQueryClient();
  const { id: account } = useStaff();
  return useCallback(
    (id: string) => {
      client.setQueryData<Bank>(phrasesKey(account), (bank) => bank && withOneMoreUse(bank, id));
      call(phrases.countPhraseUse, { body: { id } }).catch((error) => logError(error, 'phrase use'));
    },
    [client, account],
  );
}

function withOneMoreUse({ phrases: own, starters }: Bank, id: string): Bank {
  const counted = <Used extends { uses: number }>(used: Used): Used => ({ ...used, uses: used.uses + 1 });
  const isKnown = !isStarterId(id) || starters.some((starter) => starter.id === id);
  return {
    phrases: own.map((phrase) => (phrase._id === id ? counted(phrase) : phrase)),
    starters: isKnown
      ? starters.map((starter) => (starter.id === id ? counted(starter) : starter))
      : [...starters, { id, uses: 1 }],
  };
}
