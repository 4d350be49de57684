import { planCost, wordCount } from '#domain/council/dossier.ts';
import { eurosText } from '#domain/eurosText.ts';
import { SCHOOL_BUDGET_WORDS_MAX } from '#domain/limits.ts';
import type { DossierContent } from '../DossierContent.ts';
import { INK, LINE_HEIGHT } from './paper.ts';
import type { TaggedPdf } from './TaggedPdf.ts';
import { writeTable } from './table.ts';

const PROPOSERS_MAX = 5;
const SIGNATURES = 20;

/**
 * Writes the questions of the Orçamento Participativo das Escolas (Regulamento, in annex to Despacho n.º 436-A/2017): a text
 * of at most 1000 words on an improvement of the school by goods or services, its fit with what the school already does and
 * with the money there is, at most five proposers, and the support of 5 % of the pupils of the 3.º ciclo and the secundário.
 */
export function writeSchoolBudget(pdf: TaggedPdf, content: DossierContent): void {
  pdf.pageSection('Orçamento Participativo das Escolas');
  pdf.text(
    'Esta parte segue as perguntas do Orçamento Participativo das Escolas (Despacho n.º 436-A/2017). As datas e o dinheiro disponível mudam de ano para ano e de escola para escola: é preciso confirmá-los na escola antes de entregar a proposta.',
    { color: INK.quiet },
  );
  pdf.heading('Título da proposta');
  pdf.writingLines(1);
  writeDescription(pdf, content);
  pdf.heading('Que bens ou serviços é preciso comprar para melhorar a escola?');
  writeGoods(pdf, content.answers);
  pdf.heading('A proposta é compatível com outras medidas em curso na escola? Como?');
  pdf.writingLines(3);
  writeMoney(pdf, content.answers);
  writePeople(pdf);
}

function writeDescription(pdf: TaggedPdf, { answers, plan }: DossierContent): void {
  const filled = [answers.problem, answers.people, answers.actions].filter((text) => text.trim() !== '');
  const text = filled.length > 0 ? filled.join('\n\n') : plan;
  const words = wordCount(text);
  pdf.heading(`Descrição (até ${SCHOOL_BUDGET_WORDS_MAX} palavras)`);
  pdf.paragraphs(text);
  const count = `Esta descrição tem ${words === 1 ? '1 palavra' : `${words} palavras`}`;
  const note = words > SCHOOL_BUDGET_WORDS_MAX ? `: é preciso encurtá-la para ${SCHOOL_BUDGET_WORDS_MAX}.` : '.';
  pdf.text(count + note, { size: 9.5, color: INK.quiet });
}

function writeGoods(pdf: TaggedPdf, { steps }: DossierContent['answers']): void {
  const bought = steps.filter(({ cents, what }) => cents !== null && cents > 0 && what.trim() !== '');
  if (bought.length === 0) pdf.writingLines(3);
  else pdf.list(bought.map(({ what, cents }) => `${what.replaceAll(/\s+/g, ' ')}: ${eurosText(cents ?? 0)}`));
}

function writeMoney(pdf: TaggedPdf, answers: DossierContent['answers']): void {
  const cost = planCost(answers);
  pdf.heading('A proposta cabe no dinheiro disponível?');
  if (cost === null) pdf.blank('Custo da proposta');
  else pdf.fact('Custo da proposta', eurosText(cost));
  pdf.blank('Dinheiro do orçamento participativo nesta escola');
}

function writePeople(pdf: TaggedPdf): void {
  pdf.keepTogether((PROPOSERS_MAX + 4) * LINE_HEIGHT);
  pdf.heading(`Quem propõe (uma pessoa, ou um grupo de ${PROPOSERS_MAX} no máximo)`);
  const columns = [
    { title: 'Nome', share: 0.4 },
    { title: 'N.º e turma', share: 0.2 },
    { title: 'Assinatura', share: 0.4 },
  ];
  const blankRows = (count: number) => Array.from({ length: count }, () => ['', '', '']);
  writeTable(pdf, { columns, rows: blankRows(PROPOSERS_MAX), rowHeight: LINE_HEIGHT });
  pdf.newPage();
  pdf.heading('Quem apoia (pelo menos 5 % de quem estuda no 3.º ciclo e no secundário)');
  pdf.blank('Estudantes do 3.º ciclo e do secundário desta escola');
  pdf.blank('Assinaturas necessárias (esse número a dividir por 20, arredondado para cima)');
  writeTable(pdf, { columns, rows: blankRows(SIGNATURES), rowHeight: LINE_HEIGHT });
}
