import { decimalText } from '#domain/decimalText.ts';
import type { DossierContent, Objection } from '../DossierContent.ts';
import { INK, MM } from './paper.ts';
import type { TaggedPdf } from './TaggedPdf.ts';

/** Writes what the council did with the plan: support as counts, objections, accepted suggestions and the vote. */
export function writeCouncil(pdf: TaggedPdf, content: DossierContent): void {
  writeSupport(pdf, content);
  writeObjections(pdf, content.objections);
  writeAccepted(pdf, content);
  pdf.section('Resultado da votação');
  for (const sentence of content.councilResult ?? starsResult(content)) pdf.text(sentence);
}

function writeSupport(pdf: TaggedPdf, { support, councilResult }: DossierContent): void {
  // A session votes by ballot: without stars beside it, a 0 would contradict its result.
  const isOnlyBallot = support.rated === 0 && councilResult !== undefined;
  pdf.section('Apoio no Conselho');
  pdf.list([
    ...(isOnlyBallot ? [] : [`Equipas que avaliaram o plano: ${support.rated}`]),
    `Equipas que comentaram o plano: ${support.commented}`,
    `Equipas que se declararam a favor: ${support.for}`,
  ]);
}

function writeObjections(pdf: TaggedPdf, objections: readonly Objection[]): void {
  pdf.section('Objeções e perguntas');
  if (objections.length === 0) pdf.text('Nenhuma equipa escreveu uma objeção ou uma pergunta.');
  for (const { kind, team, text, answer } of objections) {
    pdf.heading(kind === 'against' ? `Objeção da equipa ${team}` : `Pergunta da equipa ${team}`);
    pdf.paragraphs(text);
    if (answer === null) pdf.writingLines(2, 'Resposta por preencher:');
    else pdf.fact('Resposta', answer);
  }
}

function writeAccepted(pdf: TaggedPdf, { accepted, formerTexts }: DossierContent): void {
  pdf.section('Sugestões aceites');
  if (accepted.length === 0) pdf.text('A equipa ainda não aceitou nenhuma sugestão.');
  else pdf.list(accepted.map(({ team, text }) => `${text.replaceAll(/\s+/g, ' ')} (equipa ${team})`));
  pdf.text(formerTextsWords(formerTexts), { color: INK.quiet, below: MM });
}

function formerTextsWords(count: number): string {
  if (count === 0) return 'O plano tem a sua primeira versão.';
  return count === 1 ? 'O plano mudou 1 vez.' : `O plano mudou ${count} vezes.`;
}

function starsResult({ starsMean, support }: DossierContent): string[] {
  if (starsMean === null) return ['O plano ainda não recebeu estrelas.'];
  const votes = support.rated === 1 ? '1 equipa votou' : `${support.rated} equipas votaram`;
  return [`Média de ${decimalText(starsMean)} em 5 estrelas; ${votes}.`];
}
