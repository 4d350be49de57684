import { classes } from '#client/ui/classes.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import type { CouncilView } from './councilView.ts';

/** Renders a teacher's notes on the team's missions: ORBI says them, and they can be read at any pace. */
export function TeacherNotes({ notes }: Pick<CouncilView, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <details open className="glass px-4 py-2">
      <summary className="min-h-[48px] cursor-pointer content-center font-bold font-display text-screen-label">
        A ORBI traz palavras de quem vos dá a aula ({notes.length})
      </summary>
      <ScrollBox label="Palavras de quem vos dá a aula" className="max-h-[max(14rem,45vh)] pb-2">
        <ul className="grid grid-cols-1 items-start gap-2 lg:grid-cols-2">
          {notes.map(({ title, text, isSaid }) => (
            <li
              key={title}
              className={classes(
                'edged rounded-xl bg-glass-lit px-4 py-2',
                isSaid ? 'border-amber' : 'border-transparent',
              )}
            >
              <h2 className="text-[1.05em]">{title}</h2>
              <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </ScrollBox>
    </details>
  );
}
