import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { REMOVED_PLAN } from '#domain/council/session/planNames.ts';
import { counted } from '#domain/counted.ts';
import { AgreementMap } from './AgreementMap.tsx';
import { GROUP_NAMES } from './groupNames.ts';

type Agreed = CouncilResult['agreement'];
type DrawnMap = NonNullable<Agreed['map']>;
type Opinion = DrawnMap['agreed'][number];

interface Props {
  agreement: Agreed;
  names: ReadonlyMap<string, string>;
}

/** Renders where teams agree: the map, and the plans that unite or divide them; says why where there is no map. */
export function Agreement({ agreement: { map, reason }, names }: Props) {
  return (
    <section aria-labelledby="agreement" className="flex flex-col gap-3">
      <h3 id="agreement" className="font-display text-xl">
        Onde estamos de acordo
      </h3>
      {map === null ? <p className="card max-w-prose">{reason}</p> : <Drawn map={map} names={names} />}
    </section>
  );
}

/** Whether all teams rated alike, so that they have one place on the map. */
function isOnePlace({ marks }: DrawnMap): boolean {
  return marks.every(({ x, y }) => x === marks[0]?.x && y === marks[0]?.y);
}

function Drawn({ map, names }: { map: DrawnMap; names: ReadonlyMap<string, string> }) {
  return (
    <>
      {isOnePlace(map) ? (
        <p className="card max-w-prose">
          As equipas deram as estrelas todas da mesma maneira: não há diferenças para mostrar num mapa.
        </p>
      ) : (
        <>
          <p className="max-w-prose text-muted">
            Equipas que deram estrelas parecidas ficam perto umas das outras.{' '}
            {map.groups === 2
              ? 'Há dois grupos com gostos diferentes.'
              : 'Não há grupos separados: os gostos misturam-se.'}{' '}
            O mapa mostra {Math.round(map.shown * 100)}
            {'\u00a0'}% das diferenças entre equipas.
          </p>
          <AgreementMap map={map} />
        </>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        <Opinions
          title={map.groups === 2 ? 'Os dois grupos gostam' : 'A maioria das equipas gosta'}
          none="Nenhuma proposta junta toda a gente."
          of={map.agreed}
          names={names}
        />
        <Opinions title="Divide opiniões" none="Nenhuma proposta divide a turma." of={map.divided} names={names} />
      </div>
    </>
  );
}

interface OpinionsProps {
  title: string;
  /** Said of an empty list. */
  none: string;
  of: readonly Opinion[];
  names: ReadonlyMap<string, string>;
}

function Opinions({ title, none, of, names }: OpinionsProps) {
  return (
    <div className="card">
      <h4 className="font-bold font-display text-lg">{title}</h4>
      {of.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col gap-2 pt-1">
          {of.map(({ _id, groups }) => (
            <li key={_id} className="wrap-anywhere">
              <strong>{names.get(_id) ?? REMOVED_PLAN}</strong>
              <span className="block text-muted">{opinionText(groups)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns 'Grupo A: 3 de 4 equipas gostam; Grupo B: …', without the name of an only group. */
function opinionText(groups: Opinion['groups']): string {
  return groups
    .map(({ rated, liked, disliked }, index) => {
      const name = groups.length > 1 ? `${GROUP_NAMES[index]}: ` : '';
      const against = disliked === 0 ? '' : `, ${disliked} não ${disliked === 1 ? 'gosta' : 'gostam'}`;
      return `${name}${liked} de ${counted(rated, 'equipa', 'equipas')} ${liked === 1 ? 'gosta' : 'gostam'}${against}`;
    })
    .join('; ');
}
