import { typed } from '#client/panel/typed.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { LEVEL_NOTE_MAX_CHARS } from '#domain/limits.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Marks } from '../saving/useMarks.ts';

/** What the teacher says to the team about a level; it saves itself. */
export function LevelNote({ level, marks }: { level: MissionLevel; marks: Marks }) {
  return (
    <TextArea
      label={`Comentário à equipa (missão ${level})`}
      hint="A equipa lê-o no Conselho Galáctico. Guarda-se sozinho."
      rows={3}
      maxLength={LEVEL_NOTE_MAX_CHARS}
      value={marks.note(level)}
      onChange={typed((text) => marks.write(level, text))}
    />
  );
}
