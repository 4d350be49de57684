import { CallError, wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { session } from '#contract/identity/session.ts';
import { currentOutbox, revocations } from './accountOutbox.ts';
import { closeSession, useSession } from './useSession.ts';

/** Not ended: `blocked` says why; the caller asks 'sair mesmo assim?' and comes back with `force`. */
export type LogoutResult = { ended: true } | { ended: false; blocked: string };

/** Sends what it can; answers why it could not, or null when nothing is left. */
export type BeforeLeaving = () => Promise<string | null>;

const UNSENT_WORK =
  'Ainda há trabalho por enviar. Fica guardado neste dispositivo e segue quando esta conta voltar a entrar.';
const STILL_OPEN = 'Não foi possível terminar a sessão no servidor.';

const hooks = new Set<BeforeLeaving>();

/** Registers work to be sent before signing out, such as the draft; the answer takes it back. */
export function beforeLeaving(hook: BeforeLeaving): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/**
 * Signs out (spec, section 4; ruling 16): first sends what is waiting, then tells the server, then wipes the device except for what is
 * not yet sent. When one of these fails the session stays. `force` ends it here whatever happens; the token is revoked as soon as
 * there is a connection.
 */
export async function logout({ force = false }: { force?: boolean } = {}): Promise<LogoutResult> {
  const blocked = force ? null : await whatIsUnsent();
  if (blocked !== null) return { ended: false, blocked };
  const failure = await tellServer();
  if (failure !== null && !force) return { ended: false, blocked: wordsOf(failure, STILL_OPEN) };
  const { token } = useSession.getState();
  closeSession();
  if (failure !== null && token !== null) {
    void revocations().enqueue(session.logout, {}, { subject: `logout:${token}`, token });
  }
  return { ended: true };
}

async function whatIsUnsent(): Promise<string | null> {
  for (const hook of hooks) {
    const blocked = await hook();
    if (blocked !== null) return blocked;
  }
  const outbox = currentOutbox();
  return outbox === null || (await outbox.flush()) ? null : UNSENT_WORK;
}

/** null when the server knows, also when it had ended the session before. */
async function tellServer(): Promise<unknown> {
  const { token } = useSession.getState();
  if (token === null) return null;
  try {
    await call(session.logout, {}, { token });
    return null;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    report(error, 'logout');
    return error;
  }
}
