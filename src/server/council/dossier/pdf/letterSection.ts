import { DOSSIER_QUESTIONS } from '#content/dossier.ts';
import { lacksCosts, planCost } from '#domain/council/dossier.ts';
import { counted } from '#domain/counted.ts';
import { eurosText } from '#domain/eurosText.ts';
import { listed } from '#domain/listed.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { DossierContent } from '../DossierContent.ts';
import type { TaggedPdf } from './TaggedPdf.ts';

/** A longer answer is not repeated in the letter, which then refers to its section. */
const QUOTED_MAX_CHARS = 600;
const BELOW = 9;

/** Writes a letter to the school's direction, to be dated and signed by hand. */
export function writeLetter(pdf: TaggedPdf, content: DossierContent): void {
  const { team, school, answers } = content;
  const say = (text: string) => pdf.paragraphs(text, { below: BELOW });
  pdf.pageSection('Carta à direção da escola');
  pdf.blank('Local e data');
  pdf.y += 10;
  if (school === null) {
    say('À direção da escola');
    pdf.blank('Nome da escola');
    pdf.y += 8;
  } else say(`À direção da escola\n${school}`);
  pdf.fact('Assunto', `apresentação do plano da equipa ${team}`);
  pdf.y += 8;
  say('Exmas. Senhoras e Exmos. Senhores,');
  say(
    `Somos a equipa ${team}, da turma ${content.class}. No projeto de educação para a cidadania Conselho Galáctico trabalhámos o tema «${THEME_NAMES[content.theme]}», escolhemos um problema perto de nós e fizemos um plano para o enfrentar. Apresentamos esse plano à direção no dossiê que acompanha esta carta.`,
  );
  quote(pdf, 'O problema que escolhemos:', answers.problem, DOSSIER_QUESTIONS.problem.title);
  quote(pdf, 'O que propomos fazer:', answers.actions, DOSSIER_QUESTIONS.actions.title);
  say(costWords(answers));
  say(councilWords(content));
  say(
    'Pedimos que nos recebam para explicarmos o plano e que nos digam o que é preciso para o pôr em prática na nossa escola.',
  );
  say('Agradecemos a vossa atenção e ficamos a aguardar uma resposta.');
  say('Com os melhores cumprimentos,');
  say(`A equipa ${team}`);
  for (const label of ['Assinatura', 'Assinatura de quem acompanha a equipa']) pdf.blank(label);
}

function quote(pdf: TaggedPdf, start: string, text: string, section: string): void {
  if (text.trim() === '') {
    pdf.writingLines(2, start);
    return;
  }
  if (text.length > QUOTED_MAX_CHARS) {
    pdf.text(`${start} está descrito na parte «${section}» deste dossiê.`, { below: BELOW });
    return;
  }
  pdf.text(start, { font: 'text-bold', below: 3 });
  pdf.paragraphs(text, { below: BELOW });
}

function costWords(answers: DossierContent['answers']): string {
  const cost = planCost(answers);
  if (cost === null) return 'O custo do plano ainda está por apurar.';
  if (cost === 0 && !lacksCosts(answers)) return 'O plano não tem custos em dinheiro.';
  const known = `O custo previsto é de ${eurosText(cost)}`;
  return lacksCosts(answers) ? `${known}, e há passos cujo custo ainda está por apurar.` : `${known}.`;
}

function councilWords({ support: { rated, commented }, councilResult }: DossierContent): string {
  if (councilResult !== undefined) return `Levámos o plano a votos. ${councilResult.slice(0, 2).join(' ')}`;
  if (rated + commented === 0) return 'O plano ainda não foi avaliado por outras equipas.';
  const by = (what: string, count: number) =>
    count === 0 ? [] : [`${what} por ${counted(count, 'equipa', 'equipas')}`];
  return `No Conselho, o plano foi ${listed([...by('avaliado', rated), ...by('comentado', commented)])}.`;
}
