import { DIMENSION_IDS, DIMENSIONS } from '#content/curriculum/dimensions.ts';
import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { counted } from '#domain/counted.ts';
import { councilText, periodText, sessionDaysText, sessionsText, systemsText } from './curriculumWords.ts';
import { DimensionTable } from './DimensionTable.tsx';
import { DimensionWork } from './DimensionWork.tsx';
import { teamsOf, type WorkedDimension, workedOn } from './workedOn.ts';

/** Renders the report to print. It lists the eight dimensions, what teams did for each, and the dimensions that no team has worked on. */
export function CurriculumReport({ of }: { of: ClassCurriculum }) {
  const worked = workedOn(of);
  const systems = teamsOf(of);
  return (
    <article className="curriculum-report" aria-label={`O que a turma ${of.name} trabalhou`}>
      <Head of={of} />
      <section>
        <h3>As oito dimensões</h3>
        <DimensionTable worked={worked} teams={systems.reduce((sum, { teams }) => sum + teams, 0)} />
        <Notes of={of} />
      </section>
      <section>
        <h3>O que as equipas fizeram</h3>
        {worked.map((dimension) => (
          <DimensionWork key={dimension.id} of={dimension} systems={systems} />
        ))}
      </section>
      <Missing worked={worked} />
    </article>
  );
}

function Head({ of }: { of: ClassCurriculum }) {
  const people = [of.school, of.teacher].filter((part) => part !== null).join(' · ');
  const facts = [
    ['Sistemas solares', systemsText(of)],
    ['Trabalho das equipas', periodText(of) ?? 'Ainda sem entregas'],
    ['Sessões dadas', sessionsText(of) ?? 'Nenhuma com plano de aulas'],
    ['Dias das sessões', sessionDaysText(of) ?? ''],
    ['Conselho Galáctico', councilText(of) ?? 'Ainda não'],
  ] as const;
  return (
    <header>
      <h2>{of.name}: o que a turma trabalhou</h2>
      <p>{people}</p>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}

function Missing({ worked }: { worked: readonly WorkedDimension[] }) {
  const missing = DIMENSION_IDS.filter((id) => !worked.some((dimension) => dimension.id === id));
  if (missing.length === 0) return null;
  return (
    <section>
      <h3>{counted(missing.length, 'dimensão por trabalhar', 'dimensões por trabalhar')}</h3>
      <dl className="curriculum-missing">
        {missing.map((id) => (
          <div key={id}>
            <dt>{DIMENSIONS[id].name}</dt>
            <dd>{DIMENSIONS[id].inGame}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Notes({ of }: { of: ClassCurriculum }) {
  return (
    <div className="curriculum-notes">
      {of.sessions.length > 0 && (
        <p>As fichas são as que o plano de aulas pede nas sessões dadas: risque as que a turma não usou.</p>
      )}
      <p>
        Uma missão devolvida conta desde a primeira entrega. As equipas eliminadas não entram na conta. Para planificar,
        compare com as Aprendizagens Essenciais em vigor.
      </p>
      <p>
        Dimensões: Resolução do Conselho de Ministros n.º&nbsp;127/2025, de 29 de agosto. A ligação ao jogo está no
        capítulo 3 do manual.
      </p>
    </div>
  );
}
