import { useState } from 'react';
import { PLACES } from '../game/flow/rehearsal/rehearsal.ts';
import { SCENE_NAMES, type SelectorState } from './address.ts';
import { HALL_NAMES } from './hall/hallSamples.ts';
import { MAP_NAMES } from './samples/mapSamples.ts';
import { PLACED_NAMES } from './samples/placedSamples.ts';

interface SceneListProps {
  shown: SelectorState;
  onShow: (kind: SelectorState['kind'], name: string) => void;
}

const GROUPS = [
  { kind: 'cena', title: 'Cenas', names: SCENE_NAMES },
  { kind: 'estado', title: 'Estados do jogo', names: PLACES },
  { kind: 'mapa', title: 'Mapa da turma', names: MAP_NAMES },
  { kind: 'salao', title: 'Salão do conselho', names: HALL_NAMES },
  { kind: 'lugares', title: 'Comentários em lugares', names: PLACED_NAMES },
] as const;

/** Lists every scene of the registry and every state of the flow, with a name filter. */
export function SceneList({ shown, onShow }: SceneListProps) {
  const [filter, setFilter] = useState('');
  return (
    <nav aria-label="Cenas e estados" className="flex min-h-0 flex-col gap-3 overflow-y-auto border-line border-r p-4">
      <h1 className="text-xl">Cenas</h1>
      <label className="flex flex-col gap-1">
        Procurar
        <input
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="min-h-12 rounded-xl border-2 border-edge bg-surface px-3"
        />
      </label>
      {GROUPS.map(({ kind, title, names }) => (
        <section key={kind}>
          <h2 className="label-caps mb-1 text-label">{title}</h2>
          <ul>
            {names
              .filter((name) => name.toLowerCase().includes(filter.trim().toLowerCase()))
              .map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={shown.kind === kind && shown.name === name ? 'page' : undefined}
                    onClick={() => onShow(kind, name)}
                    className="min-h-9 w-full rounded-lg px-2 text-left hover:bg-hover aria-[current]:bg-raised aria-[current]:font-bold"
                  >
                    {name}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
