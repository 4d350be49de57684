import { type ChangeEvent, useState } from 'react';
import { logError } from '#client/api/logError.ts';
import { onValue } from '#client/panel/onValue.ts';
import { classes } from '#client/ui/classes.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { IMPORT_LINES_MAX, IMPORT_MAX_CHARS, IMPORT_ROWS_MAX, ROSTER_NAMES_MAX } from '#domain/limits.ts';
import { hasMoreLinesThan } from '#domain/school/imports/delimited.ts';
import type { ListKind } from '#domain/school/rosters/guessListKind.ts';
import { decodeText } from './decodeText.ts';

/** Most bytes that a character takes in a file. */
const BYTES_PER_CHAR = 4;
const TOO_LONG = `O ficheiro é demasiado grande: uma lista tem até ${IMPORT_ROWS_MAX} equipas. Importe-a em partes.`;
const NO_CSV =
  'O ficheiro não é um CSV. No Excel, use «Guardar como», tipo CSV; de um PDF, copie as linhas e cole-as em baixo.';
const CHOOSER =
  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 ' +
  'peer-disabled:cursor-not-allowed peer-disabled:opacity-55';
/** Texts of the field for each kind of list. */
const TEXTS: Record<ListKind, { file: string; list: string; example: string }> = {
  pupils: {
    file: 'Nada é enviado: os nomes são lidos aqui, nesta página.',
    list: `Até ${ROSTER_NAMES_MAX} nomes. Copie-a do programa da escola, de uma folha de cálculo ou de um PDF, tal como está, ou escreva um nome por linha. Só os nomes ficam, e só saem desta página dentro das equipas que criar.`,
    example: '1\tAna Maria Silva\t12/03/2012\n2\tRui Costa\t01/12/2012\n3\tTomás Sá\t23/07/2012',
  },
  teams: {
    file: 'O Excel grava-o em «Guardar como», tipo CSV. Nada é enviado antes de pré-visualizar.',
    list: `Até ${IMPORT_ROWS_MAX} equipas. Uma linha por equipa, com títulos (turma, equipa, utilizador, palavra-passe, sistema solar, membros), ou só «Equipa: Ana, Rui». Também uma linha por membro (turma, equipa, membro). O utilizador e a palavra-passe que faltarem são criados.`,
    example: 'turma;equipa;membros\n8.º A;Cometas;Ana, Rui\n8.º A;Planetas;Bia, Tomás',
  },
};

interface Props {
  value: string;
  kind: ListKind;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** Renders the list, pasted or read from a file; a file's text appears in the box, where it can be corrected. */
export function ListField({ value, kind, disabled, onChange }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    readList(file).then(
      (text) => {
        setWrong(null);
        onChange(text);
      },
      (error: unknown) => {
        logError(error, 'import file');
        setWrong(error instanceof RangeError ? error.message : 'Não foi possível ler o ficheiro.');
      },
    );
  };
  return (
    <>
      <Field label="Ficheiro .csv" hint={TEXTS[kind].file} error={wrong}>
        {(control) => (
          <div>
            <input
              {...control}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              disabled={disabled}
              className="peer sr-only"
              onChange={choose}
            />
            {/* The browser's own button would be in the browser's language. */}
            <label htmlFor={control.id} className={classes(buttonStyle('secondary'), CHOOSER)}>
              Escolher ficheiro
            </label>
          </div>
        )}
      </Field>
      <TextArea
        label="Ou cole aqui a lista"
        required
        rows={8}
        disabled={disabled}
        placeholder={TEXTS[kind].example}
        hint={TEXTS[kind].list}
        value={value}
        onChange={onValue(onChange)}
      />
    </>
  );
}

/** Reads a file. Throws RangeError with a Portuguese message when it cannot be a list of teams. */
async function readList(file: File): Promise<string> {
  if (file.size > BYTES_PER_CHAR * IMPORT_MAX_CHARS) throw new RangeError(TOO_LONG);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.length > IMPORT_MAX_CHARS || hasMoreLinesThan(IMPORT_LINES_MAX, text)) throw new RangeError(TOO_LONG);
  if (text.trim() === '') throw new RangeError('O ficheiro está vazio.');
  if (text.includes('\0')) throw new RangeError(NO_CSV);
  return text;
}
