import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { DOSSIER_QUESTIONS } from '#content/dossier.ts';
import type { Dossier, DossierAnswer } from '#domain/council/dossier.ts';
import { DOSSIER_ANSWER_MAX_CHARS } from '#domain/limits.ts';
import { DossierSteps } from './DossierSteps.tsx';

interface DossierFormProps {
  answers: Dossier;
  onChange: (answers: Dossier) => void;
}

/** Renders the questions of the dossier. */
export function DossierForm({ answers, onChange }: DossierFormProps) {
  const question = (name: DossierAnswer) => (
    <TextArea
      label={DOSSIER_QUESTIONS[name].title}
      hint={DOSSIER_QUESTIONS[name].prompt}
      rows={3}
      maxLength={DOSSIER_ANSWER_MAX_CHARS}
      value={answers[name]}
      onChange={(event) => onChange({ ...answers, [name]: event.target.value })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      {question('problem')}
      {question('people')}
      {question('actions')}
      <DossierSteps steps={answers.steps} onChange={(steps) => onChange({ ...answers, steps })} />
      {question('partners')}
    </div>
  );
}
