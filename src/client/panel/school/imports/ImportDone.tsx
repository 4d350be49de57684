import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { imports } from '#contract/school/imports.ts';
import { nameKey } from '#domain/school/imports/planImport.ts';
import { useTeacherRecord } from '../teams/useTeamChoices.ts';
import { FocusedHeading } from './FocusedHeading.tsx';
import { createdCountsText } from './importWords.ts';
import { Undone, UndoQuestion } from './UndoQuestion.tsx';
import { useUndo } from './useImport.ts';

interface Props {
  done: ReplyOf<typeof imports.runImport>;
  teacherId: string;
  /** Names of the classes of the imported lines. */
  classNames: readonly string[];
  /** Number of teams that were previewed as new. */
  sentTeams: number;
  onAgain: () => void;
}

/** Shows what was imported, with links to the cards and an undo. */
export function ImportDone({ done, teacherId, classNames, sentTeams, onAgain }: Props) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndo(done._id);
  const isUndone = undo.data !== undefined;
  const takeBack = () => undo.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <section className="card flex flex-col gap-4">
      {/* Remounted after the dialog closes, because the dialog returns the focus to a button that is gone. */}
      <FocusedHeading key={isUndone && !isAsking ? 'undone' : 'done'}>
        {isUndone ? 'Importação anulada' : 'Importação concluída'}
      </FocusedHeading>
      {undo.data ? (
        <Undone {...undo.data} />
      ) : (
        <>
          <p>Criado: {createdCountsText(done)}.</p>
          {done.teams < sentTeams && <p className="font-semibold text-warn">{leftOutText(sentTeams - done.teams)}</p>}
          <CardLinks teacherId={teacherId} classNames={classNames} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!isUndone && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Anular importação
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          Importar outra lista
        </Button>
      </div>
      <UndoQuestion
        open={isAsking}
        made={done}
        busy={undo.isPending}
        onConfirm={takeBack}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

/** Says that somebody created teams of the same names since the preview, so that these were left out. */
function leftOutText(count: number): string {
  return count === 1
    ? 'Ficou por criar 1 equipa, porque entretanto a turma tem outra com o mesmo nome. Confirme os membros em Equipas.'
    : `Ficaram por criar ${count} equipas, porque entretanto a turma tem outras com os mesmos nomes. Confirme os membros em Equipas.`;
}

/** Links to the printable cards of each class. */
function CardLinks({ teacherId, classNames }: Pick<Props, 'teacherId' | 'classNames'>) {
  const { data } = useTeacherRecord(teacherId);
  const names = new Set(classNames.map(nameKey));
  const found = data?.classes.filter((row) => names.has(nameKey(row.class))) ?? [];
  return (
    <ul className="flex flex-wrap gap-3">
      {found.map((row) => (
        <li key={row._id}>
          <Link className={buttonStyle('primary')} to={`/panel/cards?class=${row._id}`}>
            Imprimir cartões: {row.class}
          </Link>
        </li>
      ))}
    </ul>
  );
}
