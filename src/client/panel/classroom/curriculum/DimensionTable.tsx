import { DIMENSION_IDS, DIMENSIONS, TAUGHT_WORDS } from '#content/curriculum/dimensions.ts';
import type { WorkedDimension } from './workedOn.ts';

interface Props {
  worked: readonly WorkedDimension[];
  /** All teams of the class. */
  teams: number;
}

const NONE = { main: 0, also: 0 };

/** Renders all dimensions, each with how many teams worked on it. */
export function DimensionTable({ worked, teams }: Props) {
  return (
    <table className="curriculum-table">
      <caption className="sr-only">Quantas equipas trabalharam cada dimensão</caption>
      <thead>
        <tr>
          <th scope="col">Dimensão</th>
          <th scope="col" className="curriculum-taught">
            Trabalha-se
          </th>
          <th scope="col">Equipas, como principal</th>
          <th scope="col">Equipas, a par de outra</th>
          <th scope="col">Fichas do plano</th>
        </tr>
      </thead>
      <tbody>
        {DIMENSION_IDS.map((id) => {
          const dimension = worked.find((one) => one.id === id);
          const { main, also } = dimension?.teams ?? NONE;
          return (
            <tr key={id}>
              <th scope="row">{DIMENSIONS[id].name}</th>
              <td className="curriculum-taught">{TAUGHT_WORDS[DIMENSIONS[id].taught]}</td>
              <td>{`${main} de ${teams}`}</td>
              <td>{`${also} de ${teams}`}</td>
              <td>{worksheetsOf(dimension)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function worksheetsOf(dimension: WorkedDimension | undefined): number {
  return dimension ? [...dimension.main, ...dimension.also].filter(({ done }) => done === null).length : 0;
}
