import type { ReportedTeam } from '#contract/marking/reports.ts';
import { decimalText } from '#domain/decimalText.ts';
import { type LevelScale, SCALE_LEVELS } from '#domain/marking/levelScale.ts';
import { MAX_TOTAL, PROVISIONAL } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { type Pupil, pupilsOf } from './pupilResults.ts';

interface Props {
  className: string;
  teams: readonly ReportedTeam[];
  scale: LevelScale;
}

/** Renders the sheet of a class for who teaches it, on a page of its own: each pupil with percentage and level. */
export function TeacherSheet({ className, teams, scale }: Props) {
  const pupils = pupilsOf(teams, scale);
  return (
    <article className="team-report teacher-sheet" aria-label="Folha de quem ensina">
      <header className="report-head">
        <div>
          <h2>Folha de quem ensina</h2>
          <p>{className} · Não é para as famílias.</p>
        </div>
      </header>
      <section>
        <h3>Por pessoa</h3>
        {pupils.length === 0 ? (
          <p>As equipas desta turma não têm membros registados.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is scrolled by keys too
          <section className="report-pupils-frame" aria-label="Por pessoa" tabIndex={0}>
            <PupilTable pupils={pupils} />
          </section>
        )}
        <p className="report-scale">{scaleWords(scale)}</p>
        <p>
          Os pontos são da equipa: todas as pessoas de uma equipa têm a mesma percentagem. É um ponto de partida; quem
          ensina decide a nota de cada pessoa. É {PROVISIONAL} enquanto as {MISSION_LEVELS.length} missões não estão
          entregues e avaliadas.
        </p>
      </section>
    </article>
  );
}

function PupilTable({ pupils }: { pupils: readonly Pupil[] }) {
  return (
    <table className="report-pupils">
      <caption className="sr-only">Pontos e percentagem de cada pessoa</caption>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Equipa</th>
          <th scope="col">Pontos</th>
          <th scope="col">Percentagem</th>
          <th scope="col">Nota</th>
          <th scope="col">Avaliadas</th>
        </tr>
      </thead>
      <tbody>
        {pupils.map((pupil, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name, and rows never move
          <PupilRow key={index} pupil={pupil} />
        ))}
      </tbody>
    </table>
  );
}

function PupilRow({ pupil: { name, team, result } }: { pupil: Pupil }) {
  const { total, percent, level, markedMissions, isProvisional } = result;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{team}</td>
      <td>
        {total}/{MAX_TOTAL}
      </td>
      <td>{`${decimalText(percent)}\u00a0%${isProvisional ? ` (${PROVISIONAL})` : ''}`}</td>
      <td>{level ?? '—'}</td>
      <td>
        {markedMissions} de {MISSION_LEVELS.length} missões
      </td>
    </tr>
  );
}

/** Returns the scale in one sentence; a school level has the number at the end of its name. */
function scaleWords(scale: LevelScale): string {
  const bounds = SCALE_LEVELS.map((level) => `nota ${level.at(-1)} a partir de ${scale[level]}\u00a0%`);
  return `Escala da escola: nota 1 abaixo de ${scale.level2}\u00a0%, ${bounds.join(', ')}.`;
}
