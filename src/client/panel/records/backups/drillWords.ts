import type { Drill } from '#contract/records/drills.ts';
import type { DrillKey, DrillState, DrillStep, TableDifference } from '#domain/records/restoreDrill.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const MEGABYTE = 1_000_000;
const PERCENT = 100;

/** Says a time in minutes, hours up to two days, or days. */
export function spanText(seconds: number): string {
  if (seconds < MINUTE_S) return 'menos de um minuto';
  if (seconds < HOUR_S) return counted(Math.floor(seconds / MINUTE_S), 'minuto', 'minutos');
  if (seconds < 2 * DAY_S) return counted(Math.floor(seconds / HOUR_S), 'hora', 'horas');
  return counted(Math.floor(seconds / DAY_S), 'dia', 'dias');
}

export function durationText(seconds: number): string {
  if (seconds < MINUTE_S) return counted(Math.max(1, seconds), 'segundo', 'segundos');
  return `${counted(Math.floor(seconds / MINUTE_S), 'minuto', 'minutos')} e ${counted(seconds % MINUTE_S, 'segundo', 'segundos')}`;
}

/** Formats a size in megabytes, rounded up. */
export function sizeText(bytes: number): string {
  return `${Math.max(1, Math.ceil(bytes / MEGABYTE)).toLocaleString('pt-PT')}\u00a0MB`;
}

export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-PT')} ${count === 1 ? one : many}`;
}

export const STATE_WORDS: Readonly<Record<DrillState, string>> = {
  running: 'A experimentar',
  good: 'A cópia está boa',
  flawed: 'À cópia falta alguma coisa',
  failed: 'A cópia não se pôde repor',
  interrupted: 'Ficou a meio',
};

const STEP_WORDS: Readonly<Record<DrillStep, string>> = {
  checking: 'A ler a cópia toda e a verificar cada ficheiro',
  restoring: 'A repor os dados numa base de dados à parte',
  counting: 'A contar o que lá está',
  removing: 'A apagar a base de dados à parte',
};

export function stepText({ step, done, total }: Drill['progress']): string {
  const hasParts = step === 'checking' || step === 'restoring';
  return hasParts && total > 0 ? `${STEP_WORDS[step]}: ${Math.floor((done / total) * PERCENT)}%` : STEP_WORDS[step];
}

const KEY_WORDS: Readonly<Record<DrillKey, string>> = {
  included: 'A chave está na cópia: depois de repor, as palavras-passe guardadas voltam a abrir-se.',
  inUse: 'A chave não está na cópia, e é a que este servidor usa: guarde-a à parte.',
  other: 'A chave não está na cópia e não é a deste servidor: as palavras-passe guardadas não se abririam.',
  none: 'A cópia foi feita sem chave.',
};

/** How the server begins what it says of a damaged backup. */
const DAMAGED = 'A cópia está estragada';
const AGAIN = 'Faça outra cópia e experimente-a.';

/** Says what a drill found, one sentence a line. */
export function findingLines({ findings, problem, state }: Drill): string[] {
  if (state === 'interrupted') return ['O servidor parou a meio. Experimente de novo.'];
  if (findings === null) return problem === null ? [] : [problem, ...(problem.startsWith(DAMAGED) ? [AGAIN] : [])];
  const { rows, counts, tables, files, missingFiles, differences, key, upgraded } = findings;
  return [
    ...(counts ? [countsText(counts)] : []),
    `${counted(rows, 'linha', 'linhas')} em ${counted(tables, 'tabela', 'tabelas')} e ${counted(files, 'ficheiro', 'ficheiros')}, ${sizeText(findings.bytes)}.`,
    ...differences.map(differenceText),
    ...(missingFiles > 0
      ? [`${missingFiles === 1 ? 'Falta' : 'Faltam'} ${counted(missingFiles, 'ficheiro', 'ficheiros')} das equipas.`]
      : []),
    KEY_WORDS[key],
    ...(upgraded ? [`É da versão ${findings.version}, e foi atualizada para a de agora.`] : []),
    ...(state === 'flawed' ? [AGAIN] : []),
  ];
}

function countsText({ accounts, teams, answers }: NonNullable<NonNullable<Drill['findings']>['counts']>): string {
  return `Foram repostas ${counted(accounts, 'conta', 'contas')}, ${counted(teams, 'equipa', 'equipas')} e ${counted(answers, 'resposta', 'respostas')} a missões.`;
}

function differenceText({ table, expected, found }: TableDifference): string {
  return `A tabela ${table} tem ${counted(found, 'linha', 'linhas')} em vez de ${expected.toLocaleString('pt-PT')}.`;
}
