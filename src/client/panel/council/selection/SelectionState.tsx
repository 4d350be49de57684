import { Dices, ExternalLink, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { selectionYearName } from '#domain/council/selection/selectionYear.ts';
import { counted } from '#domain/counted.ts';
import { relativeTime } from '#domain/relativeTime.ts';
import type { SelectionDialog } from './SelectionDialogs.tsx';
import { publicPath } from './selectionWords.ts';
import type { SelectionList } from './useSelection.ts';

interface Props {
  list: SelectionList;
  /** Readers are drawn for the current school year only. */
  canDraw: boolean;
  ask: (asked: SelectionDialog) => void;
}

/** Says where the selection of a school year stands, with its next steps: draw readers, publish, withdraw. */
export function SelectionState({ list, canDraw, ask }: Props) {
  const { year, counts, publishedAt } = list;
  return (
    <section aria-labelledby="selection-state" className="card flex flex-wrap items-center gap-4">
      <span aria-hidden className="icon-frame">
        <Sparkles />
      </span>
      <div className="min-w-0 grow basis-72">
        <h2 id="selection-state" className="font-display text-xl font-bold">
          As melhores ações de {selectionYearName(year)}
        </h2>
        <p>
          {counted(counts.all, 'proposta submetida', 'propostas submetidas')},{' '}
          {counted(counts.read, 'com todas as leituras', 'com todas as leituras')}, {counts.shortlisted} na lista final.
        </p>
        <p className="text-muted">
          {publishedAt === null
            ? 'Cada proposta é lida por duas pessoas. Ninguém vê a opinião da outra antes de as duas lerem.'
            : `Resultado publicado ${relativeTime(publishedAt, Date.now()).toLowerCase()}. A lista final está fechada.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {publishedAt === null ? (
          <>
            <Button
              variant="secondary"
              disabled={!canDraw || counts.all === 0}
              onClick={() => ask({ kind: 'draw', year })}
            >
              <Dices aria-hidden />
              Sortear leitores
            </Button>
            <Button disabled={counts.shortlisted === 0} onClick={() => ask({ kind: 'publish', year })}>
              Publicar o resultado
            </Button>
          </>
        ) : (
          <>
            <Link className="text-link" to={publicPath(year)} target="_blank">
              <ExternalLink aria-hidden />
              Ver a página pública
            </Link>
            <Button variant="secondary" onClick={() => ask({ kind: 'withdraw', year })}>
              Retirar o resultado
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
