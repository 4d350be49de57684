import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError, wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { useSend } from '#client/panel/useSend.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { imports } from '#contract/school/imports.ts';
import { type Preview, rowsToSend, thingsText } from './importWords.ts';

const NOT_SEEN = 'Não foi possível pré-visualizar a lista.';
const NOT_WRITTEN = 'Não foi possível importar.';
const SEND_AGAIN = 'Tente importar de novo: nada é criado duas vezes.';
/** 500 passwords take a slow school server half a minute, and those who sign in meanwhile go first. */
const WRITE_TIMEOUT_MS = 5 * 60_000;
const KEY_BYTES = 16;
/** Of the messages about one import. */
const KEY = 'import';

export interface ImportForm {
  text: string;
  /** Whose classes they are; null while an administrator has chosen nobody. */
  teacherId: string | null;
  /** For lines that name no class. */
  className: string;
  /** For lines that name no solar system; '' is none. */
  solarId: string;
}

/** What was looked at, under the name by which the server knows its import. */
interface Seen {
  preview: Preview;
  key: string;
}

/** Looks at a list, writes it and takes it back. A list that is sent once more is known by its key, and not written twice. */
export function useImport(form: ImportForm, onWritten: () => void) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const asked = useRef(form);
  useEffect(() => {
    asked.current = form;
  });
  const looking = useLook((looked, preview) => {
    if (looked === asked.current) setSeen({ preview, key: newKey() });
  });
  const writing = useWrite(form.teacherId, seen, onWritten);
  return {
    preview: seen?.preview ?? null,
    look: (wanted: ImportForm = form) => looking.mutate(wanted),
    isLooking: looking.isPending,
    refusal: refusalOf(looking.error, NOT_SEEN) ?? notWritten(writing.error),
    write: () => writing.mutate(undefined),
    isWriting: writing.isPending,
    written: writing.data ?? null,
    /** What was looked at no longer stands in the form. */
    forget: () => {
      setSeen(null);
      looking.reset();
      writing.reset();
    },
  };
}

/** An answer that comes when the form has changed is about nothing any more: whoever asked says which form it was. */
function useLook(onSeen: (form: ImportForm, preview: Preview) => void) {
  return useMutation({
    mutationFn: ({ text, teacherId, className, solarId }: ImportForm) => {
      const body = {
        text,
        ...(teacherId !== null && { teacherId }),
        ...(className.trim() !== '' && { className: className.trim() }),
        ...(solarId !== '' && { solarId }),
      };
      return call(imports.previewImport, { body });
    },
    onSuccess: (preview, form) => onSeen(form, preview),
    onError: tell(NOT_SEEN),
  });
}

function useWrite(teacherId: string | null, seen: Seen | null, onWritten: () => void) {
  const client = useQueryClient();
  return useSend({
    mutationFn: () => {
      const rows = rowsToSend(seen?.preview.rows ?? []);
      const body = { rows, ...(seen && { key: seen.key }), ...(teacherId !== null && { teacherId }) };
      return call(imports.runImport, { body }, { timeoutMs: WRITE_TIMEOUT_MS });
    },
    onSuccess: (done) => {
      onWritten();
      forgetToasts(KEY);
      showToast('success', `Importação concluída: ${thingsText(done)}`);
      void client.invalidateQueries();
    },
    onError: (error) => {
      report(error, 'import');
      showToast('error', notWritten(error) ?? NOT_WRITTEN, undefined, KEY);
    },
  });
}

/** Without an answer nobody knows what was written; sending again is safe and tells. */
function notWritten(error: Error | null): string | null {
  const words = refusalOf(error, NOT_WRITTEN);
  return error instanceof CallError && error.kind === 'network' ? `${words} ${SEND_AGAIN}` : words;
}

/** Takes an import back; what the teams already used stays, and is named in the answer. */
export function useUndo(importId: string) {
  const client = useQueryClient();
  return useSend({
    mutationFn: () => call(imports.undoImport, { params: { importId } }),
    onSuccess: () => {
      showToast('success', 'Importação anulada');
      void client.invalidateQueries();
    },
    onError: tell('Não foi possível anular a importação.'),
  });
}

/** Works over plain HTTP too, where crypto.randomUUID does not exist. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tell(failed: string) {
  return (error: Error) => {
    report(error, 'import');
    showToast('error', refusalOf(error, failed) ?? failed, undefined, KEY);
  };
}

/** What is wrong with the form says more than that something is. */
function refusalOf(error: Error | null, failed: string): string | null {
  if (error === null) return null;
  const fields = error instanceof CallError ? Object.values(error.fields) : [];
  return fields.length > 0 ? fields.join(' ') : wordsOf(error, failed);
}
