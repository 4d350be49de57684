import { collectEnv, type Env, EnvError } from './env.ts';
import type { Machine } from './machine.ts';
import { unsafeSettings } from './safeSettings.ts';

/**
 * The environment of the server itself, which in production starts with safe settings only. Refuses with an EnvError that
 * tells all that is wrong or missing at once.
 */
export function readServerEnv(source: NodeJS.ProcessEnv, machine: Machine): Env {
  const { env, problems } = collectEnv(source);
  const unsafe = env.production ? unsafeSettings(env, machine, source) : [];
  if (problems.length + unsafe.length > 0) throw new EnvError([...problems, ...unsafe]);
  return env;
}
