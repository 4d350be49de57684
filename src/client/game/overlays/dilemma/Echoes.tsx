import type { Echo } from '#client/game/flow/view.ts';
import { Portrait } from './Portrait.tsx';

/** Renders what the team chose in its dilemmas, with the words of the inhabitants who come back. */
export function Echoes({ echoes }: { echoes: readonly Echo[] }) {
  if (echoes.length === 0) return null;
  return (
    <ul className="grid gap-3 text-left md:grid-cols-2" aria-label="O que a equipa escolheu">
      {echoes.map((echo) => (
        <li key={echo.told} className="flex items-start gap-3">
          <Portrait person={echo} size="small" />
          <div className="min-w-0 leading-snug">
            <p className="text-screen-label">{echo.told}</p>
            <p className="text-pretty">
              <strong className="font-display">{echo.name}:</strong> «{echo.words}»
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
