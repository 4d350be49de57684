import { resolve } from 'node:path';
import { S3Error } from '#server/files/s3/S3Error.ts';
import { type ErasureLog, erasureLogPlace, readErasureLog } from '../erasure/erasureLog.ts';
import { BackupProblem } from './BackupProblem.ts';
import { describeBackup } from './backupCommand.ts';
import { checkBackup } from './checkBackup.ts';
import { type Command, readArguments, terminalLog } from './command.ts';
import { restoreBackup } from './restoreBackup.ts';

const OPTIONS = {
  substituir: { type: 'boolean' },
  verificar: { type: 'boolean' },
  'sem-chave': { type: 'boolean' },
} as const;
const USAGE = [
  'Repõe uma cópia de segurança. O servidor tem de estar fechado.',
  '',
  '  npm run restore -- PASTA-DA-CÓPIA [--substituir] [--sem-chave]',
  '  npm run restore -- PASTA-DA-CÓPIA --verificar',
  '',
  '  --substituir  põe a cópia no lugar dos dados que existem; estes ficam guardados ao lado',
  '  --sem-chave   continua sem a chave da cópia: as palavras-passe guardadas não se abrem',
  '  --verificar   só lê a cópia toda e diz se está boa',
].join('\n');

/** Tells the operator whether erasures made after the backup will be repeated. */
function erasedText(place: string, log: ErasureLog | null): string {
  if (log !== null) {
    return `Registo de apagamentos: ${log.erased.length}. Os que esta cópia desfez são repetidos quando o servidor abrir.`;
  }
  return (
    `Não há registo de apagamentos em ${place}. Se alguma turma ou equipa foi apagada para sempre ` +
    'depois desta cópia, ponha lá o ficheiro da pasta de dados antiga antes de abrir o servidor, ou repita os ' +
    'apagamentos no painel.'
  );
}

/** Runs `npm run restore`. */
export const restoreCommand: Command = async (args, env, terminal) => {
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new BackupProblem(USAGE);
  const keyElsewhere = env.secretKey !== undefined;
  if (values.verificar) {
    const manifest = await checkBackup(resolve(folder));
    for (const line of ['A cópia está boa:', ...describeBackup(manifest, keyElsewhere)]) terminal.say(line);
    return 0;
  }
  const options = {
    folder: resolve(folder),
    replace: values.substituir === true,
    withoutKey: values['sem-chave'] === true,
    now: new Date(),
  };
  const { manifest, aside } = await restoreBackup(env, options, terminalLog(terminal));
  terminal.say(`Cópia de ${manifest.createdAt} reposta:`);
  for (const line of describeBackup(manifest, keyElsewhere)) terminal.say(line);
  if (aside !== null) terminal.say(`O que lá estava ficou em ${aside}. Apague essa pasta quando já não precisar dela.`);
  if (manifest.lost.length > 0) terminal.warn(`Atenção: a cópia já não tinha ${manifest.lost.length} ficheiros.`);
  try {
    terminal.say(erasedText(erasureLogPlace(env), await readErasureLog(env)));
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    terminal.warn(
      `Não foi possível ler o registo de apagamentos (${erasureLogPlace(env)}). O servidor tenta ao abrir.`,
    );
  }
  terminal.say('Pode abrir o servidor.');
  return 0;
};
