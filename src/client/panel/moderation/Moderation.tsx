import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { JudgedComment } from '#contract/moderation.ts';
import { dialogPart } from '../late/dialogPart.tsx';
import type { Column } from '../lists/Column.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ChooseBar, ChooseBox } from './ChooseBar.tsx';
import { CommentAuthor, CommentProposal, CommentText, CommentWhy } from './CommentCells.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { EMPTY_WORDS } from './moderationWords.ts';
import { QueueTabs } from './QueueTabs.tsx';
import { SelfHarmNotice } from './SelfHarmNotice.tsx';
import './moderation.css';
import { useDecide } from './useDecide.ts';
import { useChosen, useQueue } from './useQueue.ts';

/** Comes when somebody wants it. */
const ModerationSetting = dialogPart(() => import('./ModerationSetting.tsx').then((room) => room.ModerationSetting));

const CELLS: readonly Column<JudgedComment>[] = [
  { key: 'comment', header: 'Comentário', rowHeader: true, cell: (row) => <CommentText row={row} /> },
  { key: 'author', header: 'Quem escreveu', freeText: true, cell: (row) => <CommentAuthor row={row} /> },
  { key: 'proposal', header: 'Proposta', freeText: true, cell: (row) => <CommentProposal row={row} /> },
  { key: 'why', header: 'Porquê', freeText: true, cell: (row) => <CommentWhy row={row} /> },
];

/** Moderação: what teams say to each other and a teacher should see, in one queue. */
export function Moderation() {
  const { part, place, page } = useQueue();
  const rows = page.data?.comments ?? [];
  const { chosen, isChosen, choose, chooseAll } = useChosen(rows);
  const decide = useDecide();
  const [isSetting, setSetting] = useState(false);
  const columns: readonly Column<JudgedComment>[] = [
    {
      key: 'choose',
      header: 'Escolher',
      cell: (row) => <ChooseBox row={row} isIn={isChosen(row._id)} onChoose={(isIn) => choose(row._id, isIn)} />,
    },
    ...CELLS,
    { key: 'act', header: 'Ações', cell: (row) => <DecisionButtons row={row} decide={decide} /> },
  ];
  const setting = (
    <Button variant="secondary" onClick={() => setSetting(true)}>
      Definição da escola
    </Button>
  );
  const intro = (
    <>
      <SelfHarmNotice count={page.data?.counts.selfHarm ?? 0} />
      <p className="text-muted">
        O que as equipas escrevem umas às outras no Conselho. O que aqui é escondido deixa logo de se ver.
      </p>
      <QueueTabs part={part} counts={page.data?.counts} />
      {rows.length > 0 && <ChooseBar chosen={chosen} total={rows.length} onAll={chooseAll} decide={decide} />}
    </>
  );
  return (
    <>
      <ListScreen
        title="Moderação"
        item="Comentários"
        action={setting}
        intro={intro}
        place={place}
        columns={columns}
        rows={page.data?.comments}
        rowKey={({ _id }) => _id}
        rowName={({ teamName }) => teamName}
        total={page.data?.pagination.total ?? 0}
        state={page}
        empty={EMPTY_WORDS[part]}
      />
      {isSetting && <ModerationSetting onClose={() => setSetting(false)} />}
    </>
  );
}
