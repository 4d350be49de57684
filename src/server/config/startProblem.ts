import { DatabaseOutOfReach } from '../db/embedded/databaseLocation.ts';
import { DataDirInUse } from '../db/embedded/dataLock.ts';
import { PostgresUnavailable } from '../db/embedded/postgresBinaries.ts';
import { DatabaseUnavailable } from '../db/openDatabase.ts';
import { FileStoreProblem } from '../files/s3/checkBucket.ts';
import { type Env, EnvError } from './env.ts';
import { SecretKeyError } from './secrets.ts';
import { SignInConfigError } from './signInConfig.ts';
import { SiteConfigError } from './siteConfig.ts';

/** Why the server did not start: a message for the person who started it, and the exit code for scripts. */
export interface StartProblem {
  message: string;
  exitCode: number;
}

/** Returns the message and exit code of a known start error; null for any other error. */
export function startProblem(error: unknown, env?: Pick<Env, 'port' | 'host' | 'dataDir'>): StartProblem | null {
  if (!(error instanceof Error)) return null;
  const { message } = error;
  if (
    [EnvError, SiteConfigError, SignInConfigError, SecretKeyError, FileStoreProblem].some(
      (kind) => error instanceof kind,
    )
  )
    return { message, exitCode: 2 };
  if (error instanceof DataDirInUse) return { message, exitCode: 3 };
  if ([DatabaseUnavailable, DatabaseOutOfReach, PostgresUnavailable].some((kind) => error instanceof kind)) {
    return { message, exitCode: 4 };
  }
  const words = env && systemWords(Reflect.get(error, 'code'), Reflect.get(error, 'syscall'), env);
  return words ? { message: words, exitCode: 5 } : null;
}

function systemWords(code: unknown, syscall: unknown, { port, host, dataDir }: Pick<Env, 'port' | 'host' | 'dataDir'>) {
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está a ser usada por outro programa. Feche-o, ou escolha outra porta com PORT.`;
  }
  if (syscall === 'listen' && code === 'EACCES')
    return `Não há permissão para usar a porta ${port}. Escolha outra com PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Este computador não tem o endereço ${host}. Corrija HOST.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `Não há permissão para escrever em ${dataDir}.`;
  if (code === 'ENOSPC') return `Não há espaço no disco para ${dataDir}.`;
  return null;
}
