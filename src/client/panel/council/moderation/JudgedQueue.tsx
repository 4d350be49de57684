import { useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import type { ListPlace } from '#client/panel/lists/useListParams.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { QueueCounts } from '#contract/council/moderation.ts';
import type { QueuePart } from '#domain/council/moderation.ts';
import { ChooseBar, ChooseBox } from './ChooseBar.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { JudgedRow } from './JudgedRow.ts';
import { KindTabs, QueueTabs } from './QueueTabs.tsx';
import { KIND_WORDS, type QueueKind } from './queueKinds.ts';
import { SelfHarmNotice } from './SelfHarmNotice.tsx';
import './moderation.css';
import { useDecide } from './useDecide.ts';
import { useRowSelection } from './useQueue.ts';

const ModerationSetting = lazyDialog(() =>
  import('./ModerationSetting.tsx').then((module) => module.ModerationSetting),
);

interface Props<Row> {
  kind: QueueKind;
  part: QueuePart;
  place: ListPlace;
  rows: readonly Row[] | undefined;
  counts: QueueCounts | undefined;
  total: number;
  state: Parameters<typeof ListScreen>[0]['state'];
  cells: readonly Column<Row>[];
}

/** Renders a moderation queue with single and bulk decisions. */
export function JudgedQueue<Row extends JudgedRow>({ kind, part, rows, cells, ...list }: Props<Row>) {
  const shown = rows ?? [];
  const { chosen, isChosen, choose, chooseAll } = useRowSelection(shown);
  const decide = useDecide(kind);
  const [isSetting, setSetting] = useState(false);
  const words = KIND_WORDS[kind];
  const columns: readonly Column<Row>[] = [
    {
      key: 'choose',
      header: 'Escolher',
      cell: (row) => (
        <ChooseBox kind={kind} row={row} isIn={isChosen(row._id)} onChoose={(isIn) => choose(row._id, isIn)} />
      ),
    },
    ...cells,
    { key: 'act', header: 'Ações', cell: (row) => <DecisionButtons kind={kind} row={row} decide={decide} /> },
  ];
  const intro = (
    <>
      <SelfHarmNotice count={list.counts?.selfHarm ?? 0} />
      <KindTabs kind={kind} />
      <p className="text-muted">{words.intro}</p>
      <QueueTabs kind={kind} part={part} counts={list.counts} />
      {shown.length > 0 && (
        <ChooseBar kind={kind} chosen={chosen} total={shown.length} onAll={chooseAll} decide={decide} />
      )}
    </>
  );
  return (
    <>
      <ListScreen
        title="Moderação"
        item={words.title}
        action={
          <Button variant="secondary" onClick={() => setSetting(true)}>
            Definição da escola
          </Button>
        }
        intro={intro}
        place={list.place}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowName={({ teamName }) => teamName}
        total={list.total}
        state={list.state}
        empty={words.empty[part]}
      />
      {isSetting && <ModerationSetting onClose={() => setSetting(false)} />}
    </>
  );
}
