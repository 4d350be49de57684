import type { CouncilRankingView } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { PROVISIONAL } from '#domain/marking/scoring.ts';
import type { RankingScope } from '#domain/vocabulary.ts';

type Places = NonNullable<CouncilRankingView['places']>;
type Place = Places['ranking'][number];

const OF_SCOPE: Record<RankingScope, string> = {
  class: 'na vossa turma',
  school: 'na vossa escola',
  global: 'entre todas as equipas',
};

/** Renders the places, the first three and the rule. */
export function RankingPlaces({ places }: { places: Places }) {
  const { ranking, first = [], rule, scope = 'class', pagination, strength } = places;
  const own = ranking.find(({ mine }) => mine);
  const isProvisional = [...ranking, ...first].some(({ provisional }) => provisional);
  return (
    <div className="grid gap-5 pb-3">
      {own && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-display text-[2em] text-label tabular-nums leading-tight">{own.rank}.º lugar</strong>
          <span>
            {OF_SCOPE[scope]}, {countWords(pagination.total)}
          </span>
        </p>
      )}
      {strength && (
        <p className="edged rounded-xl border-primary bg-raised px-4 py-3 text-[1.05em]">
          <strong className="block text-label">O vosso ponto forte</strong>
          {strength}
        </p>
      )}
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <PlaceList title="Perto da vossa equipa" places={ranking} />
        <PlaceList title="Os três primeiros lugares" places={first} />
      </div>
      {isProvisional && (
        <p className="text-muted">
          Uma pontuação <strong>{PROVISIONAL}</strong> ainda pode mudar: falta avaliar parte do que a equipa entregou.
        </p>
      )}
      <section aria-labelledby="ranking-rule">
        <h3 id="ranking-rule" className="text-[1.1em]">
          Como se faz a classificação
        </h3>
        <ol className="mt-1 max-w-[75ch] list-decimal pl-6 text-muted">
          {rule.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function PlaceList({ title, places }: { title: string; places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-[1.1em]">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {places.map((place, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two teams may share every word, and the list is read as a whole
            key={index}
            aria-current={place.mine ? 'true' : undefined}
            className={classes(
              'edged grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-xl bg-raised px-3 py-2 leading-snug',
              place.mine ? 'border-primary' : 'border-line',
            )}
          >
            <strong className="min-w-[2.5em] font-display text-label tabular-nums">{place.rank}.º</strong>
            <span className="wrap-anywhere min-w-0">
              <strong>{place.team}</strong>
              {place.mine && <span className="text-label"> · a vossa equipa</span>}
              <span className="block text-muted">
                {place.class} · {place.school ?? '-'}
              </span>
            </span>
            <span className="whitespace-nowrap text-right tabular-nums">
              {pointsWords(place.points)}
              {place.provisional && <span className="block text-muted"> {PROVISIONAL}</span>}
              <span className="block text-muted"> participação {place.participation}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countWords(total: number): string {
  return total === 1 ? 'com 1 equipa' : `com ${total} equipas`;
}

function pointsWords(points: number): string {
  return points === 1 ? '1 ponto' : `${points} pontos`;
}
