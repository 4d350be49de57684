import { DIMENSIONS } from '#content/curriculum/dimensions.ts';
import { listed } from '#domain/listed.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { shareText, spanText } from './curriculumWords.ts';
import type { Piece, WorkedDimension } from './workedOn.ts';

type System = { theme: Theme; teams: number };

interface Props {
  of: WorkedDimension;
  /** The solar systems of the class, with their teams. */
  systems: readonly System[];
}

/** Renders one dimension: what teams did for it, how many and when, and which worksheets of the lesson plan belong to it. */
export function DimensionWork({ of, systems }: Props) {
  const { name, isBarelyTouched, inGame } = DIMENSIONS[of.id];
  return (
    <div className="curriculum-dimension">
      <h4>{name}</h4>
      {isBarelyTouched && <p>{inGame}</p>}
      {systems.map((system) => (
        <SystemWork
          key={system.theme}
          pieces={of.main.filter(({ theme }) => theme === system.theme)}
          system={system}
          hasName={systems.length > 1}
        />
      ))}
      {of.also.length > 0 && (
        <p>
          <strong>A par de outra dimensão:</strong>{' '}
          {systems
            .map((system) => besideText(of.also, system, systems.length > 1))
            .filter((text) => text !== '')
            .join('; ')}
          .
        </p>
      )}
    </div>
  );
}

interface SystemProps {
  pieces: readonly Piece[];
  system: System;
  hasName: boolean;
}

function SystemWork({ pieces, system, hasName }: SystemProps) {
  if (pieces.length === 0) return null;
  return (
    <>
      {hasName && <p className="curriculum-system">No sistema {THEME_NAMES[system.theme]}</p>}
      <ul>
        {pieces.map(({ name, link, done }) => (
          <li key={name}>
            <p>
              <strong>{name}</strong> ·{' '}
              {done === null
                ? 'no plano das sessões dadas'
                : `${shareText(done.teams, system.teams)} · ${spanText(done)}`}
            </p>
            <p>{link.does}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** 'Missão 1 (2 de 3 equipas) e ficha m1-fs2 (Interculturalidade)'; '' for none. */
function besideText(pieces: readonly Piece[], { theme, teams }: System, hasName: boolean): string {
  const texts = pieces
    .filter((piece) => piece.theme === theme)
    .map(({ name, done }) => (done === null ? lowerFirst(name) : `${name} (${shareText(done.teams, teams)})`));
  return texts.length > 0 && hasName ? `em ${THEME_NAMES[theme]}, ${listed(texts)}` : listed(texts);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
