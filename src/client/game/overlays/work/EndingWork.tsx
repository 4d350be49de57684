import { Button } from '#client/ui/Button.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';

interface EndingWorkProps {
  lines: readonly string[];
  projectUrl: string | null;
  send: OverlaysProps['send'];
}

/** After mission 4: what happens next, with the ways to the project's page and to the other teams' proposals (spec, section 4). */
export function EndingWork({ lines, projectUrl, send }: EndingWorkProps) {
  return (
    <div className="grid min-h-full content-center gap-3 text-center">
      <h2 className="text-[1.6em]">Missão cumprida!</h2>
      {lines.map((line) => (
        <p key={line} className="text-pretty">
          {line}
        </p>
      ))}
      {projectUrl && (
        <p>
          <a
            href={projectUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-grid min-h-12 place-items-center text-screen-label underline underline-offset-4"
          >
            Página do projeto (abre num novo separador)
          </a>
        </p>
      )}
      <Button variant="secondary" onClick={() => send({ type: 'OK' })} className="justify-self-center">
        Propostas das outras equipas
      </Button>
    </div>
  );
}
