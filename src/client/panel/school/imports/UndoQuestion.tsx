import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { imports } from '#contract/school/imports.ts';
import { createdCountsText } from './importWords.ts';

type Props = Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onCancel' | 'focusAfter'> & {
  /** What the import created. */
  made: { classes: number; teams: number };
};

/** Confirms undoing an import, and says what will stay. */
export function UndoQuestion({ made, ...dialog }: Props) {
  return (
    <ConfirmDialog {...dialog} title="Anular importação" confirmLabel="Anular importação" cancelLabel="Manter" danger>
      <p>
        Elimina o que esta importação criou: {createdCountsText(made)}. Fica o que já foi usado ou alterado: equipas que
        começaram a jogar, que mudaram de nome, de turma ou de palavra-passe, e turmas com equipas.
      </p>
    </ConfirmDialog>
  );
}

/** Shows how much was deleted, and by name what stayed. */
export function Undone({ classes, teams, kept }: ReplyOf<typeof imports.undoImport>) {
  return (
    <>
      <p>Eliminado: {createdCountsText({ classes, teams })}.</p>
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
