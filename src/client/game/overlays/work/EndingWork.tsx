import { Button } from '#client/ui/controls/Button.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { TextCard } from './TextCard.tsx';

interface EndingWorkProps {
  lines: readonly string[];
  projectUrl: string | null;
  send: OverlaysProps['send'];
}

/**
 * Renders what happens after mission 4, with links to the project's page and the other teams' proposals (spec, section
 * 4).
 */
export function EndingWork({ lines, projectUrl, send }: EndingWorkProps) {
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-2.5">
      <TextCard title="Missão cumprida!" lines={lines} />
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        {projectUrl && (
          <a
            href={projectUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-grid min-h-12 place-items-center px-2 text-screen-label underline underline-offset-4"
          >
            Página do projeto (abre num novo separador)
          </a>
        )}
        <Button variant="secondary" onClick={() => send({ type: 'OK' })}>
          Propostas das outras equipas
        </Button>
      </div>
    </div>
  );
}
