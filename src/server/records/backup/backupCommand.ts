import { join, resolve } from 'node:path';
import type { Env } from '#server/config/env.ts';
import { BackupProblem } from './BackupProblem.ts';
import { accountsIn, backupsIn, keepNewest, mostAccounts } from './backupNames.ts';
import { type Command, readArguments, terminalLog } from './command.ts';
import { noteBackup } from './lastBackup.ts';
import { makeBackup } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';

const OPTIONS = {
  destino: { type: 'string' },
  manter: { type: 'string' },
  'sem-chave': { type: 'boolean' },
  'menos-contas': { type: 'boolean' },
} as const;
const USAGE = [
  'Faz uma cópia de segurança da base de dados, dos ficheiros e da chave, com o servidor aberto ou fechado.',
  '',
  '  npm run backup -- [--destino PASTA] [--manter N] [--sem-chave] [--menos-contas]',
  '',
  '  --destino PASTA  onde a cópia fica (por omissão, BACKUP_DIR ou a pasta copias dentro de DATA_DIR)',
  '  --manter N       guarda as N cópias mais recentes dessa pasta e apaga as mais antigas',
  '  --sem-chave      não copia a chave: guarde-a noutro sítio, ou as palavras-passe guardadas não se abrem',
  '  --menos-contas   apaga cópias antigas mesmo que tenham mais do dobro das contas: foram eliminadas de propósito',
].join('\n');
const KEEP_MAX = 10_000;
/** Below this number of accounts, halving is not suspicious. */
const FEW_ACCOUNTS = 10;

/**
 * Runs `npm run backup`. A backup that lacks files the server has lost, or has less than half the accounts of an older
 * one, is still made, but exits with code 1 and removes no old backup.
 */
export const backupCommand: Command = async (args, env, terminal) => {
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const keep = readKeep(values.manter);
  if (positionals.length > 0) throw new BackupProblem(USAGE);
  const target = resolve(values.destino ?? env.backupDir ?? join(env.dataDir, 'copias'));
  const options = { target, withKey: !values['sem-chave'], now: new Date() };
  const fewerMeant = values['menos-contas'] ?? false;
  const { folder, manifest } = await makeBackup(env, { ...options, fewerMeant }, terminalLog(terminal));
  terminal.say(`Cópia feita: ${folder}`);
  for (const line of describeBackup(manifest, env.secretKey !== undefined)) terminal.say(line);
  if (manifest.lost.length > 0) {
    terminal.warn(`Atenção: ${manifest.lost.length} ficheiros faltam ou estão estragados em ${whereFilesLie(env)}:`);
    for (const { sha256 } of manifest.lost) terminal.warn(`  ${sha256}`);
    if (keep !== null) terminal.warn('Por isso não foi apagada nenhuma cópia antiga.');
    return 1;
  }
  if (keep === null) {
    await noteBackup(env.dataDir, options.now, target);
    return 0;
  }
  const made = await backupsIn(target);
  const most = mostAccounts(made);
  const accounts = accountsIn(manifest);
  if (most > FEW_ACCOUNTS && accounts < most / 2) {
    for (const line of fewAccounts(accounts, most, env.dataDir)) terminal.warn(line);
    return 1;
  }
  await noteBackup(env.dataDir, options.now, target);
  for (const name of await keepNewest(target, made, keep)) terminal.say(`Cópia antiga apagada: ${name}`);
  return 0;
};

function fewAccounts(accounts: number, most: number, dataDir: string): string[] {
  return [
    `Atenção: esta cópia tem ${accounts} contas, e uma cópia antiga da mesma pasta tem ${most}. Não foi apagada nenhuma cópia antiga.`,
    `Confirme que ${dataDir} é a pasta de dados da escola, e não uma nova.`,
    'Se as contas foram eliminadas de propósito, corra o comando uma vez com --menos-contas, ou apague as cópias antigas à mão.',
  ];
}

function whereFilesLie({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): string {
  return s3 ? `${s3.bucket} (S3)` : `${dataDir}/files`;
}

function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  const keep = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (keep < 1 || keep > KEEP_MAX) throw new BackupProblem(`--manter tem de ser um número inteiro de 1 a ${KEEP_MAX}.`);
  return keep;
}

/** Describes a backup's contents in lines for the operator. */
export function describeBackup({ tables, files, key }: Manifest, keyElsewhere: boolean): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0);
  const without = keyElsewhere ? 'fora da cópia (SECRET_KEY)' : 'fora da cópia';
  return [
    `  ${tables.length} tabelas com ${rows} linhas, ${files.length} ficheiros, ${Math.ceil(bytes / 1_000_000)} MB`,
    `  chave: ${key.included ? 'na cópia; guarde esta pasta onde só quem deve a leia' : without}`,
  ];
}
