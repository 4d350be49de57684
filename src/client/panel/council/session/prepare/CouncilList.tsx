import { Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';
import { counted } from '#domain/counted.ts';
import { councilPath } from '../councilPaths.ts';
import { classesText, STATE_WORDS } from '../councilWords.ts';
import type { ListedCouncil } from '../useCouncils.ts';

const DeleteCouncil = lazyDialog(() => import('./DeleteCouncil.tsx').then((module) => module.DeleteCouncil));

/** Lists the councils of a class, newest first; renders nothing for a class without one. */
export function CouncilList({ councils }: { councils: readonly ListedCouncil[] }) {
  const [asked, setAsked] = useState<ListedCouncil | null>(null);
  if (councils.length === 0) return null;
  return (
    <section aria-labelledby="councils" className="flex flex-col gap-3">
      <h2 id="councils" className="font-display text-xl">
        Conselhos desta turma
      </h2>
      <ul className="flex flex-col gap-3">
        {councils.map((council) => (
          <CouncilRow key={council._id} council={council} onDelete={() => setAsked(council)} />
        ))}
      </ul>
      {asked && <DeleteCouncil council={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

const OPEN_WORDS: Record<ListedCouncil['state'], string> = { prepared: 'Abrir', running: 'Continuar', closed: 'Ver' };

function CouncilRow({ council, onDelete }: { council: ListedCouncil; onDelete: () => void }) {
  const { _id, state, phase, classes, plans, createdAt } = council;
  const when = momentText(createdAt / 1_000);
  const words = STATE_WORDS[state];
  return (
    <li className={`card flex flex-wrap items-center gap-x-4 gap-y-3 ${state === 'running' ? 'border-edge' : ''}`}>
      <div className="mr-auto min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Chip tone={words.tone}>{words.text}</Chip>
          {state === 'running' && phase !== null && `Fase: ${COUNCIL_PHASE_NAMES[phase]}`}
        </p>
        <p className="wrap-anywhere pt-1 text-muted">
          {when} · {classesText(classes)} · {counted(plans, 'proposta', 'propostas')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onDelete}>
          <Trash2 aria-hidden className="size-5" />
          Eliminar<span className="sr-only"> o conselho de {when}</span>
        </Button>
        <Link className={buttonStyle(state === 'closed' ? 'secondary' : 'primary')} to={councilPath(_id)}>
          {state === 'running' && <Play aria-hidden className="size-5" />}
          {OPEN_WORDS[state]}
          <span className="sr-only"> o conselho de {when}</span>
        </Link>
      </div>
    </li>
  );
}
