import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { type Reading, selection } from '#contract/council/selection.ts';

const ReadPlan = lazyDialog(() => import('./ReadPlan.tsx').then((module) => module.ReadPlan));

/** The server's order: unjudged plans first. */
const SORTS = ['rule'] as const;

/** Renders Ler propostas: the plans that the user has to read for the selection, without their teams. */
export function Readings() {
  const place = useListParams(SORTS);
  const query = { page: place.page, limit: place.size };
  const readings = useQuery({
    queryKey: ['selection', 'readings', query],
    queryFn: ({ signal }) => call(selection.readings, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = readings.data?.readings;
  const open = rows?.find(({ _id }) => _id === openId);
  return (
    <>
      <ListScreen
        title="Ler propostas"
        item="Propostas"
        intro={<Purpose />}
        place={place}
        columns={columnsOf(setOpenId)}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowName={nameOf}
        total={readings.data?.pagination.total ?? 0}
        state={readings}
        empty="Não tem propostas para ler este ano letivo."
      />
      {open && <ReadPlan key={open._id} reading={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function Purpose() {
  return (
    <div className="card">
      <p>
        Para a seleção de maio, duas pessoas leem cada proposta e dão a sua opinião. Não se vê a equipa, a turma nem a
        escola, e cada pessoa só vê a opinião da outra depois de as duas lerem.
      </p>
    </div>
  );
}

function columnsOf(open: (id: string) => void): Column<Reading>[] {
  return [
    { key: 'solar', header: 'Sistema solar', rowHeader: true, cell: ({ solar }) => solar },
    {
      key: 'proposal',
      header: 'Proposta',
      freeText: true,
      cell: ({ proposal }) => <p className="line-clamp-3 wrap-anywhere max-w-prose">{proposal}</p>,
    },
    { key: 'state', header: 'Estado', cell: (reading) => <State reading={reading} /> },
    {
      key: 'actions',
      header: 'Ações',
      cell: (reading) => (
        <Button variant={reading.judgement === null ? 'primary' : 'secondary'} onClick={() => open(reading._id)}>
          {reading.judgement === null ? 'Ler' : reading.final ? 'Ver' : 'Rever'}
          <span className="sr-only"> {nameOf(reading)}</span>
        </Button>
      ),
    },
  ];
}

function State({ reading: { judgement, final } }: { reading: Reading }) {
  if (judgement === null) return <Chip tone="warn">Por ler</Chip>;
  return (
    <Chip tone="ok" done>
      {final ? 'Com todas as leituras' : 'Lida por si'}
    </Chip>
  );
}

const NAME_WORDS = 6;

/** Names a plan without a team by the beginning of its text. */
function nameOf({ proposal }: Reading): string {
  const words = proposal.split(/\s+/);
  return `«${words.slice(0, NAME_WORDS).join(' ')}${words.length > NAME_WORDS ? '…' : ''}»`;
}
