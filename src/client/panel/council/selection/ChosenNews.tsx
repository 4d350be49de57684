import { Link } from 'react-router-dom';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { publicPath } from './selectionWords.ts';
import { useOwnSelection } from './useSelection.ts';

/** Tells a teacher which plans of her teams were chosen in the published selection; nothing when there are none. */
export function ChosenNews() {
  const { data } = useOwnSelection();
  if (data === undefined || data.chosen.length === 0) return null;
  const teams = data.chosen.map((team) => `«${team.teamName}» (${team.class})`).join(', ');
  return (
    <section aria-label="Seleção de maio">
      <Banner
        action={
          <Link className={buttonStyle('secondary')} to={publicPath(data.year)}>
            Ver a seleção
          </Link>
        }
      >
        <p>
          <strong>Parabéns!</strong> {data.chosen.length === 1 ? 'A proposta da equipa' : 'As propostas das equipas'}{' '}
          {teams} {data.chosen.length === 1 ? 'foi escolhida' : 'foram escolhidas'} na seleção de maio.
        </p>
      </Banner>
    </section>
  );
}
