import { collectEnv, type Env, EnvError } from './env.ts';
import type { Machine } from './machine.ts';
import { unsafeSettings } from './safeSettings.ts';

/**
 * Reads the environment of the server, which starts in production only with safe settings. Throws an EnvError that lists
 * every problem.
 */
export function readServerEnv(source: NodeJS.ProcessEnv, machine: Machine): Env {
  const { env, problems } = collectEnv(source);
  const unsafe = env.production ? unsafeSettings(env, machine, source) : [];
  if (problems.length + unsafe.length > 0) throw new EnvError([...problems, ...unsafe]);
  return env;
}
