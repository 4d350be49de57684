import type { ReactNode } from 'react';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Team } from '#contract/school/teams.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Marks, useMarkElsewhere, useNoteElsewhere } from '../saving/useMarks.ts';

interface MarkProps {
  level: MissionLevel;
  criterion: Criterion;
  marks: Marks;
}

/** Renders the mark that another device saved while another one was chosen here; renders nothing when there is none. */
export function MarkElsewhere({ level, criterion, marks }: MarkProps) {
  const elsewhere = useMarkElsewhere(useStaff().id, marks.teamId, level, criterion);
  if (elsewhere === null) return null;
  return (
    <SavedElsewhere
      subject={`${CRITERION_NAMES[criterion]} (missão ${level})`}
      onKeepTheirs={() => marks.mark(level, criterion, elsewhere === 'none' ? null : elsewhere)}
      onKeepOwn={marks.save}
    >
      {elsewhere === 'none' ? 'sem avaliação' : `${elsewhere} pontos`}
    </SavedElsewhere>
  );
}

interface NoteProps {
  team: Team;
  level: MissionLevel;
  marks: Marks;
  version: number | undefined;
}

/** Renders the comment that another device saved while one was written here; renders nothing when there is none. */
export function NoteElsewhere({ team, level, marks, version }: NoteProps) {
  const elsewhere = useNoteElsewhere(useStaff().id, team, level);
  if (elsewhere === null) return null;
  return (
    <SavedElsewhere
      subject={`Comentário à equipa (missão ${level})`}
      onKeepTheirs={() => marks.write(level, elsewhere, version)}
      onKeepOwn={marks.save}
    >
      <p className="quoted-answer">{elsewhere === '' ? 'O comentário foi apagado.' : elsewhere}</p>
    </SavedElsewhere>
  );
}

interface Props {
  /** What was saved. */
  children: ReactNode;
  /** What the buttons are about, for screen readers. */
  subject: string;
  onKeepTheirs: () => void;
  onKeepOwn: () => void;
}

/** Asks which of the two stays: what another device saved, or what is here. */
function SavedElsewhere({ children, subject, onKeepTheirs, onKeepOwn }: Props) {
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-xl border-2 border-warn px-3 py-2">
      <p className="font-semibold text-warn">Noutro dispositivo ficou guardado:</p>
      <div>{children}</div>
      <span className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onKeepTheirs}>
          Ficar com isto<span className="sr-only"> ({subject})</span>
        </Button>
        <Button variant="secondary" onClick={onKeepOwn}>
          Guardar o que está aqui<span className="sr-only"> ({subject})</span>
        </Button>
      </span>
    </div>
  );
}
