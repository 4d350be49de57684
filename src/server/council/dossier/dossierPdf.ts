import { setImmediate as breathe } from 'node:timers/promises';
import { DOSSIER_TITLE } from '#content/dossier.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { DossierContent } from './DossierContent.ts';
import { writeCouncil } from './pdf/councilSections.ts';
import { writeCover } from './pdf/cover.ts';
import { writeLetter } from './pdf/letterSection.ts';
import { PAINTS } from './pdf/paper.ts';
import { writePlan } from './pdf/planSections.ts';
import { loadPrintFonts } from './pdf/printFonts.ts';
import { writeSchoolBudget } from './pdf/schoolBudgetSection.ts';
import { TaggedPdf } from './pdf/TaggedPdf.ts';

const DAY = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' });

/**
 * Makes the dossier of a plan as PDF/UA-1 in European Portuguese: the plan and what completes it, the debate in the council,
 * a letter to the school and the questions of the Orçamento Participativo das Escolas. The same content gives the same
 * bytes. What is not known is left blank with room to write; nothing is made up.
 */
export async function dossierPdf(content: DossierContent): Promise<Buffer> {
  const { team, theme, at } = content;
  const pdf = new TaggedPdf({
    title: `${DOSSIER_TITLE}: ${team}`,
    subject: 'Plano de uma equipa do Conselho Galáctico',
    at,
    paint: PAINTS[theme],
    fonts: await loadPrintFonts(),
  });
  for (const write of [writeFirstPage, writePlan, writeCouncil, writeLetter, writeSchoolBudget]) {
    write(pdf, content);
    // Lets other calls be answered in between.
    await breathe();
  }
  return pdf.finish(`${DOSSIER_TITLE} · ${team}`);
}

function writeFirstPage(pdf: TaggedPdf, content: DossierContent): void {
  const { team, theme, school, at, submitted } = content;
  const solar = THEME_NAMES[theme];
  writeCover(pdf, {
    kicker: `CONSELHO GALÁCTICO · ${solar.toUpperCase()}`,
    title: DOSSIER_TITLE,
    subtitle: `O plano da equipa ${team}`,
  });
  pdf.fact('Turma', content.class);
  pdf.fact('Escola', school ?? 'por preencher');
  pdf.fact('Sistema solar', solar);
  pdf.fact('Data', DAY.format(at));
  pdf.fact('Estado do plano', submitted ? 'submetido' : 'rascunho');
  pdf.y += 6;
  pdf.text(
    'Este dossiê junta o plano de uma equipa, o que o Conselho disse dele e o que é preciso para o levar à prática na escola. O que está em branco preenche-se à mão.',
  );
}
