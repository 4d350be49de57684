import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import type { Team } from '#contract/school/teams.ts';
import { CRITERIA, isMarked, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { marksStore } from '../../answers/saving/MarksStore.ts';
import { type Marks, useNote } from '../../answers/saving/useMarks.ts';
import { currentVersion, teamQuery, versionsQuery } from '../../answers/sheet/teamParts.ts';
import type { Undo } from '../useUndo.ts';

interface Props {
  /** The team whose marks are taken over. */
  from: Team;
  level: MissionLevel;
  marks: Marks;
  alike: readonly QueuedTeam[];
  undo: Undo;
}

/** Names the teams with nearly the same answer, and gives them the same marks on request; each may differ afterwards. */
export function MarkAlike(props: Props) {
  const { level, marks, alike } = props;
  const [isAsking, setAsking] = useState(false);
  const isReady = isMarked(level, marks.points[`level${level}`].marked);
  return (
    <div className="flex flex-col gap-2 border-edge border-l-3 pl-3.5">
      <p>
        Quase igual à resposta de <strong>{alike.map(({ name }) => name).join(', ')}</strong>.
      </p>
      <Button variant="secondary" className="self-start" disabled={!isReady} onClick={() => setAsking(true)}>
        Avaliar da mesma maneira…
      </Button>
      {isAsking && <AlikeDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

type Whom = 'unmarked' | 'all';

function AlikeDialog({ from, level, marks, alike, undo, onClose }: Props & { onClose: () => void }) {
  const [whom, setWhom] = useState<Whom>('unmarked');
  const [withNote, setWithNote] = useState(false);
  const note = useNote(useStaff().id, from, level);
  const unmarked = alike.filter(({ open }) => open.includes(level));
  const { apply, isBusy } = useApply({ level, marks, undo, note: withNote ? note : null, onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={`Avaliar como ${from.name}`}
      confirmLabel="Avaliar"
      busy={isBusy}
      onConfirm={() => void apply(whom === 'all' ? alike : unmarked)}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>As avaliações podem mudar-se depois, uma a uma, e este passo pode anular-se.</p>
        <div role="radiogroup" aria-label="A que equipas" className="flex flex-col gap-2">
          <RadioCard
            name="alike"
            label={`Só às que estão por avaliar (${unmarked.length})`}
            checked={whom === 'unmarked'}
            onChange={() => setWhom('unmarked')}
          />
          <RadioCard
            name="alike"
            label={`A todas (${alike.length})`}
            hint="As que já têm avaliação ficam com a desta equipa."
            checked={whom === 'all'}
            onChange={() => setWhom('all')}
          />
        </div>
        {note !== '' && (
          <CheckCard
            label="Levar também o comentário"
            hint="Substitui o comentário que cada uma já tenha."
            checked={withNote}
            onChange={setWithNote}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

interface Applied extends Pick<Props, 'level' | 'marks' | 'undo'> {
  /** Null leaves the comments as they are. */
  note: string | null;
  onDone: () => void;
}

/** Returns the function that gives these marks to other teams; all of them can be undone in one step. */
function useApply({ level, marks, undo, note, onDone }: Applied) {
  const { id } = useStaff();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const apply = async (chosen: readonly QueuedTeam[]) => {
    setBusy(true);
    try {
      const teams = await Promise.all(chosen.map(({ _id }) => client.fetchQuery(teamQuery(client, _id))));
      undo.give(teams.flatMap((team) => marksFor(team, level, marks)));
      const versionOf = ({ _id }: Team) =>
        currentVersion(client.getQueryData(versionsQuery(_id).queryKey)?.versions, level);
      if (note !== null) for (const team of teams) marksStore(id).write(team, level, note, versionOf(team));
      const marked = teams.length === 1 ? '1 equipa avaliada' : `${teams.length} equipas avaliadas`;
      showToast('success', `${marked} da mesma maneira`);
      onDone();
    } catch (error) {
      logError(error, 'markAlike');
      showToast('error', errorMessage(error, 'Não foi possível avaliar as outras equipas.'));
      setBusy(false);
    }
  };
  return { apply, isBusy };
}

/** Returns the marks of the shown team as marks of another one; what the quiz counts stays each team's own. */
function marksFor(team: Team, level: MissionLevel, { points }: Marks) {
  return CRITERIA.filter((criterion) => LEVEL_SCORES[level][criterion].length > 0).map((criterion) => ({
    team,
    level,
    criterion,
    value: points[`level${level}`][criterion],
  }));
}
