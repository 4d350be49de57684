import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { type Reading, selection } from '#contract/council/selection.ts';
import { judgementBody } from '#contract/council/selectionForms.ts';
import { CRITERIA, CRITERION_NAMES } from '#domain/council/selection/judgements.ts';
import { JUDGEMENT_MAX_CHARS, SCORE_MAX, SCORE_MIN } from '#domain/council/selection/selectionLimits.ts';
import { Judgement } from '../Judgement.tsx';
import { ScoreField } from './ScoreField.tsx';

interface Props {
  reading: Reading;
  onClose: () => void;
}

/** Shows a plan to one of its readers: with the form until everybody has judged, then with all judgements. */
export function ReadPlan({ reading, onClose }: Props) {
  return reading.final ? (
    <FinalReading reading={reading} onClose={onClose} />
  ) : (
    <OpenReading {...{ reading, onClose }} />
  );
}

const title = ({ solar }: Reading) => `Proposta de ${solar}`;

function FinalReading({ reading, onClose }: Props) {
  return (
    <Dialog open title={title(reading)} onClose={onClose} footer={<Button onClick={onClose}>Fechar</Button>}>
      <div className="flex flex-col gap-4">
        <p className="whitespace-pre-wrap">{reading.proposal}</p>
        {reading.judgement && <Judgement of="A sua opinião" judgement={reading.judgement} />}
        {reading.others.map((other) => (
          <Judgement key={JSON.stringify(other)} of="A opinião da outra pessoa" judgement={other} />
        ))}
      </div>
    </Dialog>
  );
}

function OpenReading({ reading, onClose }: Props) {
  const { judgement } = reading;
  const form = usePanelForm({
    schema: judgementBody,
    values: {
      community: judgement?.community ?? '',
      feasible: judgement?.feasible ?? '',
      fair: judgement?.fair ?? '',
      words: judgement?.words ?? '',
    },
    needs: CRITERIA,
    send: (body) => call(selection.judgeProposal, { params: { proposalId: reading._id }, body }),
    retries: true,
    done: 'A sua opinião está guardada.',
    failed: 'Erro ao guardar a opinião',
    onDone: onClose,
  });
  return (
    <FormDialog title={title(reading)} submitLabel="Guardar a opinião" form={form} onClose={onClose}>
      <p className="whitespace-pre-wrap">{reading.proposal}</p>
      <p className="text-muted">
        Dê de {SCORE_MIN} (nada) a {SCORE_MAX} (muito). Pode mudar até a outra pessoa ler.
      </p>
      {CRITERIA.map((criterion) => (
        <ScoreField key={criterion} label={CRITERION_NAMES[criterion]} {...form.choice(criterion)} />
      ))}
      <TextArea
        label="Em poucas palavras"
        maxLength={JUDGEMENT_MAX_CHARS}
        hint={`Facultativo. Até ${JUDGEMENT_MAX_CHARS} caracteres.`}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
