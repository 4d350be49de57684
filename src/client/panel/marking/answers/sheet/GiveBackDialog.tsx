import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { giveBackBody } from '#contract/forms.ts';
import { guidance } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import { RETURN_NOTE_MAX_CHARS } from '#domain/limits.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { marksStore } from '../saving/MarksStore.ts';
import { cacheTeamStatus } from './ReturnedAnswer.tsx';

interface Props {
  team: Team;
  level: MissionLevel;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the note that the team will read, and says what happens to the points. */
export function GiveBackDialog({ team, level, onClose, onDone }: Props) {
  const { id } = useStaff();
  const form = usePanelForm({
    schema: giveBackBody,
    values: { note: '' },
    needs: ['note'],
    send: async (body) => {
      // The returned version is stored with its marks and comments, so these are saved first.
      await marksStore(id).save(team._id);
      return call(guidance.giveBack, { params: { teamId: team._id, level }, body });
    },
    patch: (client, reply) => cacheTeamStatus(client, team._id, reply),
    done: `Missão ${level} devolvida à equipa ${team.name}`,
    failed: 'Não foi possível devolver a missão à equipa.',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Devolver a missão ${level} à equipa ${team.name}`}
      submitLabel="Devolver"
      form={form}
      onClose={onClose}
    >
      <p>
        A equipa volta a responder a esta missão e lê a nota.{' '}
        <strong>Os pontos da missão {level} voltam a zero.</strong> As missões seguintes ficam como estão, com os seus
        pontos. Pode anular a devolução enquanto a equipa não responder de novo.
      </p>
      <TextArea
        label="Nota para a equipa"
        required
        data-autofocus=""
        maxLength={RETURN_NOTE_MAX_CHARS}
        hint={`O que deve a equipa melhorar? Até ${RETURN_NOTE_MAX_CHARS} caracteres.`}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
