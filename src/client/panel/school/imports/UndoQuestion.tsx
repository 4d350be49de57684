import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { imports } from '#contract/school/imports.ts';
import { thingsText } from './importWords.ts';

type Props = Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onCancel' | 'focusAfter'> & {
  /** What the import made. */
  made: { classes: number; teams: number };
};

/** Asks before an import is taken back, and says what will stay. */
export function UndoQuestion({ made, ...dialog }: Props) {
  return (
    <ConfirmDialog {...dialog} title="Anular importação" confirmLabel="Anular importação" cancelLabel="Manter" danger>
      <p>
        Elimina o que esta importação criou: {thingsText(made)}. Fica o que já foi usado ou alterado: equipas que
        começaram a jogar, que mudaram de nome, de turma ou de palavra-passe, e turmas com equipas.
      </p>
    </ConfirmDialog>
  );
}

/** What went, and by name what stayed. */
export function Undone({ classes, teams, kept }: ReplyOf<typeof imports.undoImport>) {
  return (
    <>
      <p>Eliminado: {thingsText({ classes, teams })}.</p>
      {kept.length > 0 && (
        <>
          <p>Ficou, porque já foi usado ou alterado:</p>
          <ul className="list-disc pl-6">
            {kept.map(({ _id, name }) => (
              <li key={_id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
