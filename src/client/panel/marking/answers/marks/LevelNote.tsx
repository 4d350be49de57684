import { onValue } from '#client/panel/onValue.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import type { Team } from '#contract/school/teams.ts';
import { LEVEL_NOTE_MAX_CHARS } from '#domain/limits.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Marks, useNote } from '../saving/useMarks.ts';

/** Renders the teacher's note to the team on one level; it is saved automatically. */
export function LevelNote({ team, level, marks }: { team: Team; level: MissionLevel; marks: Marks }) {
  const note = useNote(useStaff().id, team, level);
  return (
    <TextArea
      label={`Comentário à equipa (missão ${level})`}
      hint="A equipa lê-o no Conselho Galáctico. Guarda-se sozinho."
      rows={3}
      maxLength={LEVEL_NOTE_MAX_CHARS}
      value={note}
      onChange={onValue((text) => marks.write(level, text))}
    />
  );
}
