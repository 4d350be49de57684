import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError, errorMessage, isNetworkError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { imports } from '#contract/school/imports.ts';
import { createdCountsText, type Preview, rowsToSend } from './importWords.ts';

const PREVIEW_FAILED = 'Não foi possível pré-visualizar a lista.';
const IMPORT_FAILED = 'Não foi possível importar.';
const SEND_AGAIN = 'Tente importar de novo: nada é criado duas vezes.';
/** Hashing 500 passwords takes a slow school server half a minute, and sign-ins meanwhile take precedence. */
const WRITE_TIMEOUT_MS = 5 * 60_000;
const KEY_BYTES = 16;
/** Toast key. */
const KEY = 'import';

export interface ImportForm {
  text: string;
  /** The teacher of the classes; null until an administrator has chosen one. */
  teacherId: string | null;
  /** For lines without a class. */
  className: string;
  /** For lines without a solar system; '' for none. */
  solarId: string;
}

/** A preview, and the idempotency key of its import. */
interface Seen {
  preview: Preview;
  key: string;
}

/** Previews and imports a list. The server recognises a repeated import by its key and does not write it twice. */
export function useImport(form: ImportForm, onWritten: () => void) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const currentForm = useRef(form);
  useEffect(() => {
    currentForm.current = form;
  });
  const looking = useLook((previewedForm, preview) => {
    if (previewedForm === currentForm.current) setSeen({ preview, key: newKey() });
  });
  const writing = useWrite(form.teacherId, seen, onWritten);
  return {
    preview: seen?.preview ?? null,
    look: (wanted: ImportForm = form) => looking.mutate(wanted),
    isLooking: looking.isPending,
    refusal: refusalOf(looking.error, PREVIEW_FAILED) ?? importError(writing.error),
    write: () => writing.mutate(undefined),
    isWriting: writing.isPending,
    written: writing.data ?? null,
    /** Drops the preview, because the form has changed. */
    forget: () => {
      setSeen(null);
      looking.reset();
      writing.reset();
    },
  };
}

/** Returns the preview mutation. `onSeen` gets the previewed form, so that the caller can drop a reply for an older form. */
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
    onError: showError(PREVIEW_FAILED),
  });
}

function useWrite(teacherId: string | null, seen: Seen | null, onWritten: () => void) {
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: () => {
      const rows = rowsToSend(seen?.preview.rows ?? []);
      const body = { rows, ...(seen && { key: seen.key }), ...(teacherId !== null && { teacherId }) };
      return call(imports.runImport, { body }, { timeoutMs: WRITE_TIMEOUT_MS });
    },
    onSuccess: (done) => {
      onWritten();
      forgetToasts(KEY);
      showToast('success', `Importação concluída: ${createdCountsText(done)}`);
      void client.invalidateQueries();
    },
    onError: (error) => {
      logError(error, 'import');
      showToast('error', importError(error) ?? IMPORT_FAILED, undefined, KEY);
    },
  });
}

/** After a network failure it is unknown whether the import was written, so the message advises to import again. */
function importError(error: Error | null): string | null {
  const words = refusalOf(error, IMPORT_FAILED);
  return isNetworkError(error) ? `${words} ${SEND_AGAIN}` : words;
}

/** Returns the mutation that undoes an import; what teams already used stays and is named in the reply. */
export function useUndo(importId: string) {
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: () => call(imports.undoImport, { params: { importId } }),
    onSuccess: () => {
      showToast('success', 'Importação anulada');
      void client.invalidateQueries();
    },
    onError: showError('Não foi possível anular a importação.'),
  });
}

/** Avoids crypto.randomUUID, which does not exist over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function showError(failed: string) {
  return (error: Error) => {
    logError(error, 'import');
    showToast('error', refusalOf(error, failed) ?? failed, undefined, KEY);
  };
}

/** Prefers the fields' messages to the general one. */
function refusalOf(error: Error | null, failed: string): string | null {
  if (error === null) return null;
  const fields = error instanceof CallError ? Object.values(error.fields) : [];
  return fields.length > 0 ? fields.join(' ') : errorMessage(error, failed);
}
