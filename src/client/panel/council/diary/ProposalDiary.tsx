import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { DiaryBook } from '#client/diary/DiaryBook.tsx';
import { diaryActions } from '#client/diary/diaryCalls.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { type Diary, type DiaryEntry, diary } from '#contract/council/diary.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import { DecisionButtons } from '../moderation/DecisionButtons.tsx';
import { useDecide } from '../moderation/useDecide.ts';

const SHARE_FAILED = 'Não foi possível guardar a partilha.';

interface Props {
  proposal: Pick<Proposal, 'team' | 'teamName'>;
  /** Opens the form of the first entry at once. */
  isBeginning?: boolean;
}

/** Renders the diary of a submitted plan: entries, decisions on them, and whether later years may read the story. */
export function ProposalDiary({ proposal: { team, teamName }, isBeginning = false }: Props) {
  const { id } = useStaff();
  const client = useQueryClient();
  const [actions] = useState(() => diaryActions(id, team));
  const queryKey = ['diary', team];
  const read = useQuery({ queryKey, queryFn: ({ signal }) => actions.read(signal) });
  const decide = useDecide('diary');
  const decisions = ({ _id, state, moderation }: DiaryEntry) => {
    if (moderation === undefined || moderation.may.length === 0) return null;
    const judged = state === undefined ? 'shown' : state === 'waiting' ? 'held' : 'hidden';
    return <DecisionButtons kind="diary" row={{ _id, teamName, state: judged, ...moderation }} decide={decide} />;
  };
  return (
    <section className="pt-5" aria-labelledby="proposal-diary">
      <h3 id="proposal-diary" className="font-display text-lg font-bold">
        Diário da Terra
      </h3>
      {read.isPending && <Spinner label="A carregar…" />}
      {read.isError && <LoadFailure error={read.error} retry={read.refetch} />}
      {read.data && (
        <>
          <ShareSwitch team={team} shared={read.data.shared} />
          <DiaryBook
            diary={read.data}
            opensForm={isBeginning && read.data.entries.length === 0}
            voice="staff"
            actions={actions}
            onChanged={() => {
              void client.invalidateQueries({ queryKey });
              void client.invalidateQueries({ queryKey: ['moderation'] });
            }}
            decisions={decisions}
          />
        </>
      )}
    </section>
  );
}

function ShareSwitch({ team, shared }: { team: string; shared: boolean }) {
  const client = useQueryClient();
  const share = useExclusiveMutation({
    mutationFn: (wanted: boolean) => call(diary.shareStory, { params: { teamId: team }, body: { shared: wanted } }),
    onSuccess: ({ shared: now }) =>
      client.setQueryData<Diary>(['diary', team], (known) => known && { ...known, shared: now }),
    onError: (error) => {
      logError(error, SHARE_FAILED);
      showToast('error', errorMessage(error, SHARE_FAILED));
    },
  });
  return (
    <div className="-mx-3 max-w-[75ch] pt-1">
      <Switch
        label="Partilhar a história deste plano"
        hint="Nos anos letivos seguintes, as equipas da mesma escola e do mesmo sistema solar leem na missão 4 o plano, as entradas à vista e as fotografias, sem o nome da equipa. Confirme antes que não há nomes nos textos."
        checked={shared}
        onChange={(wanted) => share.mutate(wanted)}
      />
    </div>
  );
}
