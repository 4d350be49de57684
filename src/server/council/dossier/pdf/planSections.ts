import { DOSSIER_QUESTIONS, STEP_COLUMNS, STEPS_TITLE } from '#content/dossier.ts';
import { filledSteps, lacksCosts, planCost } from '#domain/council/dossier.ts';
import { eurosText } from '#domain/eurosText.ts';
import type { DossierContent } from '../DossierContent.ts';
import { LINE_HEIGHT } from './paper.ts';
import type { TaggedPdf } from './TaggedPdf.ts';
import { writeTable } from './table.ts';

const BLANK_STEPS = 5;
const COLUMNS = [
  { title: STEP_COLUMNS.what, share: 0.4 },
  { title: STEP_COLUMNS.who, share: 0.24 },
  { title: STEP_COLUMNS.when, share: 0.2 },
  { title: STEP_COLUMNS.cost, share: 0.16, align: 'right' },
] as const;

/** Writes the plan: the answers of the dossier, its steps, and the text as the team wrote it in mission 4. */
export function writePlan(pdf: TaggedPdf, { answers, plan }: DossierContent): void {
  writeAnswer(pdf, DOSSIER_QUESTIONS.problem.title, answers.problem, 4);
  writeAnswer(pdf, DOSSIER_QUESTIONS.people.title, answers.people, 3);
  writeAnswer(pdf, DOSSIER_QUESTIONS.actions.title, answers.actions, 5);
  writeSteps(pdf, answers);
  writeAnswer(pdf, DOSSIER_QUESTIONS.partners.title, answers.partners, 3);
  pdf.section('O plano, tal como a equipa o escreveu');
  pdf.paragraphs(plan);
}

function writeAnswer(pdf: TaggedPdf, title: string, text: string, lines: number): void {
  pdf.section(title);
  if (text.trim() === '') pdf.writingLines(lines);
  else pdf.paragraphs(text);
}

function writeSteps(pdf: TaggedPdf, answers: DossierContent['answers']): void {
  pdf.section(STEPS_TITLE);
  const steps = filledSteps(answers.steps);
  if (steps.length === 0) {
    pdf.text('Por preencher:', { size: 9.5 });
    const rows = Array.from({ length: BLANK_STEPS }, () => ['', '', '', '']);
    writeTable(pdf, { columns: COLUMNS, rows, rowHeight: LINE_HEIGHT });
    return;
  }
  const cost = planCost(answers);
  const rows = steps.map(({ what, who, when, cents }) => [what, who, when, cents === null ? '' : eurosText(cents)]);
  const total = cost === null ? [] : [['Total', '', '', eurosText(cost)]];
  writeTable(pdf, { columns: COLUMNS, rows: [...rows, ...total], total: cost !== null });
  if (lacksCosts(answers)) pdf.text('Há passos sem custo: falta apurá-lo e juntá-lo ao total.');
}
