import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { eraseBody } from '#contract/forms.ts';
import type { Erased } from '#contract/records/bin.ts';

interface Props {
  /** Current name, which the user has to type. */
  name: string;
  /** 'a turma', 'a equipa'. */
  what: string;
  erase: (body: { name: string }) => Promise<Erased>;
  onClose: () => void;
  /** Already in the bin, so the dialog does not suggest the bin instead. */
  isBinned?: boolean;
  children?: ReactNode;
}

/** Confirms 'Apagar para sempre': lists what is erased and asks for the name, which the server compares. */
export function EraseDialog({ name, what, erase, onClose, isBinned = false, children }: Props) {
  const form = usePanelForm({
    schema: eraseBody,
    values: { name: '' },
    needs: ['name'],
    send: erase,
    done: 'Os dados foram apagados para sempre.',
    failed: 'Não foi possível apagar.',
    onDone: onClose,
  });
  return (
    <FormDialog title="Apagar para sempre" submitLabel="Apagar para sempre" danger form={form} onClose={onClose}>
      <div className="flex flex-col gap-2">
        <p className="font-bold">
          Todos os dados d{what} «{name}» são apagados agora. Não há forma de voltar atrás.
        </p>
        <p>
          São apagados acessos, membros, respostas, rascunhos, ficheiros, pontuações, propostas, estrelas e comentários
          feitos e recebidos, e os nomes que estão no histórico. Só fica escrito que foram apagados, por quem e quando.
        </p>
        {children}
        <p>As cópias de segurança da escola ainda os têm até serem substituídas.</p>
        {!isBinned && (
          <p>
            Para poder voltar atrás em caso de engano, use «Eliminar» e a{' '}
            <Link to="/panel/bin" className="text-link">
              Reciclagem
            </Link>
            .
          </p>
        )}
      </div>
      <TextField label={`Escreva o nome: ${name}`} required autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
