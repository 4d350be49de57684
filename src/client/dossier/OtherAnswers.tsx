import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { DOSSIER_QUESTIONS, STEPS_TITLE } from '#content/dossier.ts';
import type { StoredDossier } from '#contract/council/dossiers.ts';
import { DOSSIER_ANSWERS, type DossierWriter, filledSteps } from '#domain/council/dossier.ts';
import { eurosText } from '#domain/eurosText.ts';

const WRITERS: Record<DossierWriter, string> = { team: 'pela equipa', staff: 'por quem acompanha a equipa' };

interface OtherAnswersProps {
  other: NonNullable<StoredDossier['other']>;
  onTake: () => void;
  onDismiss: () => void;
}

/** Shows the answers that a save on another device replaced, to go on with them or to dismiss them. */
export function OtherAnswers({ other: { dossier, by }, onTake, onDismiss }: OtherAnswersProps) {
  const steps = filledSteps(dossier.steps).map(({ what, who, when, cents }) =>
    [what, who, when, cents === null ? '' : eurosText(cents)].filter(Boolean).join(' · '),
  );
  const parts = [
    ...DOSSIER_ANSWERS.map((name) => ({ title: DOSSIER_QUESTIONS[name].title, text: dossier[name] })),
    { title: STEPS_TITLE, text: steps.join('\n') },
  ].filter(({ text }) => text !== '');
  return (
    <Banner tone="warning" live className="mb-5">
      <p>
        O dossiê foi mudado em dois sítios ao mesmo tempo. Ficou o que foi guardado por último; a outra versão, guardada{' '}
        {WRITERS[by]}, está aqui.
      </p>
      <details className="mt-1">
        <summary className="min-h-12 w-fit cursor-pointer py-3 pr-2 font-bold font-display text-label">
          Ver a outra versão
        </summary>
        <dl className="grid gap-3">
          {parts.map(({ title, text }) => (
            <div key={title} className="border-line border-l-4 pl-3">
              <dt className="font-bold text-label">{title}</dt>
              <dd className="wrap-anywhere whitespace-pre-line text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTake}>
          Ficar com a outra versão
        </Button>
        <Button variant="secondary" onClick={onDismiss}>
          Dispensar a outra versão
        </Button>
      </div>
    </Banner>
  );
}
