import { useState } from 'react';
import type { LoadDiary } from '#client/game/overlays/overlaysProps.ts';
import { DiaryDialog } from '../council/DiaryDialog.tsx';
import { FeedbackNotice } from './FeedbackNotice.tsx';

interface Props {
  load: LoadDiary;
  /** How often the menu has opened the diary. */
  opened: number;
  isSpeaking: boolean;
  speak: (text: string) => void;
}

/** Renders 'O nosso diário' over the game, and ORBI's notice of what is new until it is closed or the diary was opened. */
export function DiaryLayer({ load, opened, isSpeaking, speak }: Props) {
  const [seen, setSeen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const open = () => {
    setOver(true);
    setOpen(true);
  };
  if (opened !== seen) {
    setSeen(opened);
    open();
  }
  return (
    <>
      {!isOver && (
        <FeedbackNotice load={load} isSpeaking={isSpeaking} speak={speak} onOpen={open} onClose={() => setOver(true)} />
      )}
      <DiaryDialog load={load} title="O nosso diário" open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
