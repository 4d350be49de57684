import './selection.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { type SelectionResult, selection } from '#contract/council/selection.ts';
import { SELECTION_YEARS, selectionYearName } from '#domain/council/selection/selectionYear.ts';
import nebula from '../../../../assets/ic/nebula.webp';
import orbi from '../../../../assets/robot/orbi.webp';
import { Button } from '../../ui/controls/Button.tsx';
import { useDocumentTitle } from '../../ui/hooks/useDocumentTitle.ts';
import { MessagePage } from '../MessagePage.tsx';
import { NoConnectionPage } from '../NoConnectionPage.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';

/** For selection.css, which does not know the picture's hashed name. */
const PICTURE = { '--nebula': `url(${nebula})` } as CSSProperties;

/** Renders the published result of the selection of a school year; nobody needs to sign in. */
export function SelectionPage() {
  const year = Number(useParams().year);
  const [tries, setTries] = useState(0);
  const isKnown = Number.isInteger(year) && year >= SELECTION_YEARS.min && year <= SELECTION_YEARS.max;
  if (!isKnown) return <NotFoundPage />;
  return <ResultOfYear key={`${year} ${tries}`} year={year} onRetry={() => setTries(tries + 1)} />;
}

function ResultOfYear({ year, onRetry }: { year: number; onRetry: () => void }) {
  const result = useResult(year);
  if (result === 'failed') return <NoConnectionPage onRetry={onRetry} />;
  if (result === null) return <Opening />;
  return result.publishedAt === null ? <NotPublished year={year} onRetry={onRetry} /> : <Result result={result} />;
}

/** Reads the result once; null while it loads. */
function useResult(year: number): SelectionResult | 'failed' | null {
  const [result, setResult] = useState<SelectionResult | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(selection.selectionResult, { params: { year } }, { signal: leaving.signal }).then(setResult, () => {
      if (!leaving.signal.aborted) setResult('failed');
    });
    return () => leaving.abort();
  }, [year]);
  return result;
}

function Opening() {
  return (
    <main aria-busy="true" className="selection-page">
      <p role="status">A carregar a seleção…</p>
    </main>
  );
}

function NotPublished({ year, onRetry }: { year: number; onRetry: () => void }) {
  return (
    <MessagePage
      title={`A seleção de maio de ${year} ainda não foi publicada.`}
      action={<Button onClick={onRetry}>Ver de novo</Button>}
    >
      <p>As melhores ações de cada ano letivo são escolhidas em maio.</p>
    </MessagePage>
  );
}

function Result({ result: { year, plans } }: { result: SelectionResult }) {
  const title = `Seleção de maio de ${year}`;
  useDocumentTitle(title);
  return (
    <main className="selection-page" style={PICTURE}>
      <header>
        <img src={orbi} alt="" width="240" height="240" />
        <div>
          <h1>{title}</h1>
          <p>As melhores ações que as equipas propuseram no ano letivo de {selectionYearName(year)}.</p>
        </div>
      </header>
      {plans.length === 0 && (
        <p className="selection-empty">Nenhuma das propostas escolhidas está à vista neste momento.</p>
      )}
      <ul>
        {plans.map((plan) => (
          <Plan key={`${plan.school} ${plan.teamName} ${plan.proposal}`} plan={plan} />
        ))}
      </ul>
    </main>
  );
}

function Plan({ plan }: { plan: SelectionResult['plans'][number] }) {
  const { teamName, classYear, school, solar, proposal, reason } = plan;
  const place = [classYear === null ? null : `${classYear}.º ano`, school, solar];
  return (
    <li>
      <article>
        <h2>{teamName}</h2>
        <p className="selection-place">{place.filter((part) => part !== null).join(' · ')}</p>
        <p className="selection-text">{proposal}</p>
        <div className="selection-reason">
          <h3>Porque foi escolhida</h3>
          <p className="selection-text">{reason}</p>
        </div>
      </article>
    </li>
  );
}
