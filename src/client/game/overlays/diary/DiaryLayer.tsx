import { useEffect, useState } from 'react';
import type { LoadDiary } from '#client/game/overlays/overlaysProps.ts';
import { DiaryDialog } from '../council/DiaryDialog.tsx';
import { subscribeToDiaryOpenings } from './diaryOpenings.ts';
import { FeedbackNotice } from './FeedbackNotice.tsx';

interface Props {
  load: LoadDiary;
  /** How often the menu has opened the diary. */
  opened: number;
  /** Whether the game plays by itself, as when ORBI speaks: the notice waits. */
  isBusy: boolean;
  speak: (text: string) => void;
}

/** Renders 'O nosso diário' over the game, and ORBI's notice of what is new until it is closed or a diary was opened, here or in the council. */
export function DiaryLayer({ load, opened, isBusy, speak }: Props) {
  const [seen, setSeen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const open = () => {
    setOver(true);
    setOpen(true);
  };
  useEffect(() => subscribeToDiaryOpenings(() => setOver(true)), []);
  if (opened !== seen) {
    setSeen(opened);
    open();
  }
  return (
    <>
      {!isOver && (
        <FeedbackNotice load={load} isBusy={isBusy} speak={speak} onOpen={open} onClose={() => setOver(true)} />
      )}
      <DiaryDialog load={load} title="O nosso diário" open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
