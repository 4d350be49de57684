import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Team } from '#contract/teams.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { TableFrame } from '../lists/TableFrame.tsx';
import { useListParams } from '../lists/useListParams.ts';
import { useStaff } from '../useStaff.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { useAnswers } from './useAnswers.ts';

const HEADERS = ['Respostas', 'Equipa', 'Turma', 'Sistema solar', 'Pontuação total'];

/** Respostas e Avaliação (spec, section 2): every team's answers, and the marks a teacher gives. */
export function Answers() {
  const staff = useStaff();
  const place = useListParams();
  const answers = useAnswers(staff, place);
  return (
    <ListScreen
      title="Respostas das Equipas"
      item="Equipas"
      action={
        <Link className="panel-link" to="/panel/ranking">
          Ver a classificação
        </Link>
      }
      place={place}
      total={answers.data?.pagination.total ?? 0}
      state={answers}
      empty="Sem resultados"
    >
      <AnswerTable teams={answers.data?.teams ?? []} account={staff.id} />
    </ListScreen>
  );
}

function AnswerTable({ teams, account }: { teams: readonly Team[]; account: string }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <TableFrame caption="Respostas das Equipas" headers={HEADERS}>
      {teams.map((team) => (
        <AnswerRow
          key={team._id}
          team={team}
          account={account}
          isOpen={open.has(team._id)}
          onToggle={() => toggle(team._id)}
        />
      ))}
    </TableFrame>
  );
}
