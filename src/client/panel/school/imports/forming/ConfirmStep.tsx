import { useId } from 'react';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { counted } from '#domain/counted.ts';
import { type Preview, waitText } from '../importWords.ts';
import { PreviewTable } from '../PreviewTable.tsx';
import { StepBar } from './StepBar.tsx';
import { StepHeader } from './StepHeader.tsx';
import type { FormingWork } from './useForming.ts';

interface Props {
  preview: Preview;
  forming: FormingWork;
}

/** Shows what will be created, as the server would write it, and writes it. */
export function ConfirmStep({ preview, forming }: Props) {
  const id = useId();
  const { work } = forming;
  const { rows, counts, notes } = preview;
  const problems = problemsIn(rows);
  const members = rows.reduce((sum, row) => sum + row.members.length, 0);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <StepHeader id={id} step={3}>
        Confirmar
      </StepHeader>
      <p role="status">
        {placeText(rows)} {counted(counts.teams, 'equipa', 'equipas')}, com {counted(members, 'membro', 'membros')}. Os
        nomes de utilizador são estes; as palavras-passe vão nos cartões.
      </p>
      {notes.length > 0 && <Lines tone="warning" lines={notes} />}
      {problems.length > 0 && <Lines tone="error" lines={problems} />}
      <PreviewTable rows={rows} areFormed />
      <StepBar back="às equipas" isBackDisabled={work.isWriting} onBack={work.forget}>
        <FormRefusal text={work.refusal} />
        <p role="status" className="mr-auto empty:hidden">
          {work.isWriting && waitText(counts)}
        </p>
        <Button className="order-2" disabled={problems.length > 0} busy={work.isWriting} onClick={work.write}>
          Criar {counted(counts.teams, 'equipa', 'equipas')}
        </Button>
      </StepBar>
    </section>
  );
}

/** Says in which class the teams are created: 'Criam-se a turma 8.º A e', before '8 equipas'. */
function placeText([row, ...others]: Preview['rows']): string {
  const name = row?.className ?? '';
  if (row?.newClass !== false) return `Criam-se a turma ${name} e`;
  return `À turma ${name}, que já existe, ${others.length === 0 ? 'junta-se' : 'juntam-se'}`;
}

/** Returns why teams cannot be created. One with the name of an existing team would be left out, with its members. */
function problemsIn(rows: Preview['rows']): string[] {
  return rows.flatMap(({ teamName, state, errors }) => {
    if (state === 'exists') return [`A turma já tem uma equipa «${teamName}»: volte atrás e dê outro nome a esta.`];
    return errors.map(({ message }) => `Equipa «${teamName}»: ${message}`);
  });
}

function Lines({ tone, lines }: { tone: 'warning' | 'error'; lines: readonly string[] }) {
  return (
    <Banner tone={tone} live>
      <ul className="flex flex-col gap-2 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  );
}
