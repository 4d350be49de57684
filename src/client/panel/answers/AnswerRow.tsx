import { useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { NextIcon } from '#client/ui/icons.tsx';
import type { Team } from '#contract/teams.ts';
import { MAX_TOTAL } from '#domain/scoring.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { type Marks, useMarks } from './useMarks.ts';

interface Props {
  team: Team;
  account: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** One team: its total, and below it, when opened, everything it answered. */
export function AnswerRow({ team, account, isOpen, onToggle }: Props) {
  const marks = useMarks(account, team);
  const sheet = useId();
  return (
    <>
      <tr>
        <td data-label="Respostas">
          <Button
            variant="secondary"
            className="whitespace-nowrap"
            aria-expanded={isOpen}
            aria-controls={isOpen ? sheet : undefined}
            onClick={onToggle}
          >
            <NextIcon className={isOpen ? 'size-5 rotate-90' : 'size-5'} />
            Ver Respostas<span className="sr-only"> de {team.name}</span>
          </Button>
        </td>
        <td data-label="Equipa">
          <strong>{team.name}</strong>
        </td>
        <td data-label="Turma">{team.details.class}</td>
        <td data-label="Sistema solar">{team.details.solar}</td>
        <td data-label="Pontuação total">
          <Total marks={marks} />
        </td>
      </tr>
      {isOpen && (
        <tr className="panel-detail">
          <td colSpan={5} id={sheet}>
            <AnswerSheet team={team} marks={marks} />
          </td>
        </tr>
      )}
    </>
  );
}

function Total({ marks }: { marks: Marks }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        {marks.points.total}/{MAX_TOTAL}
      </span>
      {marks.isUnsaved && <Chip tone="warn">Por guardar</Chip>}
    </span>
  );
}
