import type { Work } from '#client/game/flow/view.ts';
import { Marked } from '../glossary/Marked.tsx';
import { Portrait } from './Portrait.tsx';

/** Renders what followed from the team's choice: two sides of it, the planet's new light, and who will come back. */
export function ConsequenceWork({ work }: { work: Extract<Work, { kind: 'consequence' }> }) {
  const { title, place, choice, lines, seen, person } = work;
  return (
    <div className="grid min-h-full content-center gap-2.5 text-center">
      <p className="label-caps text-screen-label">
        {place} · {title}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <Portrait person={person} size="large" />
        <h2 data-heading="" tabIndex={-1} className="max-w-[24ch] text-[1.3em] leading-tight text-balance">
          A equipa escolheu: «{choice}»
        </h2>
      </div>
      {[...lines, seen].map((line) => (
        <p key={line} className="mx-auto max-w-[60ch] text-pretty">
          <Marked>{line}</Marked>
        </p>
      ))}
    </div>
  );
}
