import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { Diary, DiaryEntry } from '#contract/council/diary.ts';
import type { DiaryActions } from './DiaryActions.ts';
import { DIARY_WORDS, type DiaryVoice, writtenDay } from './diaryWords.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryText } from './EntryText.tsx';

interface DiaryBookProps {
  diary: Diary;
  voice: DiaryVoice;
  actions: DiaryActions;
  /** Begins with the form of a new entry. */
  opensForm?: boolean;
  /** Reads the diary again. */
  onChanged: () => void;
  /** Renders the decisions that staff may take on an entry. */
  decisions?: (entry: DiaryEntry) => ReactNode;
}

/** Shows the diary of a plan, the latest day first, with a form to add and correct entries. */
export function DiaryBook({ diary, voice, actions, opensForm = false, onChanged, decisions }: DiaryBookProps) {
  const { days, entries } = diary;
  const [open, setOpen] = useState<string | null>(() => (opensForm || actions.readDraft() !== null ? NEW : null));
  const [news, setNews] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const words = DIARY_WORDS[voice];
  const close = (said: string) => {
    setOpen(null);
    setNews(said);
    // The button is rendered again with the next frame.
    requestAnimationFrame(() => add.current?.focus());
  };
  const saved = () => {
    close('Guardado no diário.');
    onChanged();
  };
  const form = (entry: DiaryEntry | null) =>
    days && <EntryForm {...{ entry, days, voice, actions }} onSaved={saved} onCancel={() => close('')} />;
  return (
    <>
      <p className="mt-2 max-w-[75ch] text-pretty text-muted">{days === null ? words.notSubmitted : words.intro}</p>
      {days !== null && open === null && (
        <Button ref={add} className="mt-3" onClick={() => setOpen(NEW)}>
          Acrescentar ao diário
        </Button>
      )}
      <p role="status" className="mt-2 font-semibold text-ok empty:hidden">
        {news}
      </p>
      {open === NEW && form(null)}
      {entries.length === 0 && days !== null && open === null && <p className="mt-3">{words.empty}</p>}
      {entries.length > 0 && (
        <ol className="mt-3 grid list-none gap-3" aria-label="Entradas do diário">
          {entries.map((entry) => (
            <li key={entry._id} className="rounded-xl border border-line bg-raised px-4 py-3">
              {open === entry._id ? (
                form(entry)
              ) : (
                <Entry
                  entry={entry}
                  words={words}
                  canEdit={entry.editable && days !== null && open === null}
                  onEdit={() => setOpen(entry._id)}
                  actions={actions}
                  onDeleted={() => {
                    close('Entrada apagada.');
                    onChanged();
                  }}
                >
                  {decisions?.(entry)}
                </Entry>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The open form is that of a new entry. */
const NEW = 'new';

interface EntryProps {
  words: (typeof DIARY_WORDS)[DiaryVoice];
  entry: DiaryEntry;
  canEdit: boolean;
  onEdit: () => void;
  actions: DiaryActions;
  onDeleted: () => void;
  children: ReactNode;
}

function Entry({ entry, words, canEdit, onEdit, actions, onDeleted, children }: EntryProps) {
  const { byTeam, state, day } = entry;
  const [isAsking, setAsking] = useState(false);
  const which = <span className="sr-only"> a entrada de {writtenDay(day)}</span>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 pb-1 text-muted">
        {byTeam ? 'Escrito pela equipa' : words.byStaff}
        {state === 'waiting' && (
          <Chip small tone="warn">
            {words.waiting}
          </Chip>
        )}
        {state === 'hidden' && (
          <Chip small tone="danger">
            Escondida das outras equipas
          </Chip>
        )}
      </p>
      <EntryText entry={entry} />
      <div className="mt-2 flex flex-wrap gap-2">
        {canEdit && (
          <>
            <Button variant="secondary" onClick={onEdit}>
              Corrigir{which}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Apagar{which}
            </Button>
          </>
        )}
        {children}
      </div>
      {isAsking && (
        <DeleteEntry entry={entry} actions={actions} onCancel={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}

interface DeleteEntryProps {
  entry: DiaryEntry;
  actions: DiaryActions;
  onCancel: () => void;
  onDeleted: () => void;
}

function DeleteEntry({ entry: { _id, day }, actions, onCancel, onDeleted }: DeleteEntryProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    try {
      await actions.remove(_id);
      onDeleted();
    } catch (error) {
      setFailure(actions.explain(error).message);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Apagar esta entrada?"
      confirmLabel="Apagar"
      busy={isBusy}
      onCancel={onCancel}
      onConfirm={() => void remove()}
    >
      <p>A entrada de {writtenDay(day)} e as suas fotografias deixam de existir. Não é possível desfazer.</p>
      <p role="alert" className="mt-2 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </ConfirmDialog>
  );
}
