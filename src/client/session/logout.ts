import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { session } from '#contract/identity/session.ts';
import { currentOutbox, revocations } from './accountOutbox.ts';
import { closeSession, useSession } from './useSession.ts';

/** `blocked` says why the session stays; the caller then asks 'sair mesmo assim?' and retries with `force`. */
export type LogoutResult = { ended: true } | { ended: false; blocked: string };

/** Sends unsent work; resolves to the reason why some is left, or to null. */
export type BeforeLogout = () => Promise<string | null>;

const UNSENT_WORK =
  'Ainda há trabalho por enviar. Fica guardado neste dispositivo e segue quando esta conta voltar a entrar.';
const STILL_OPEN = 'Não foi possível terminar a sessão no servidor.';

const hooks = new Set<BeforeLogout>();

/** Registers a hook that sends work before sign-out, such as the draft; returns a function that removes it. */
export function onBeforeLogout(hook: BeforeLogout): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** Calls that a page makes by itself, such as reports; none may use a token that is being revoked. */
interface BackgroundCalls {
  /** Aborts the call under way and makes no other; resolves when none is under way. */
  stop: () => Promise<void>;
  /** The session stays after all. */
  resume: () => void;
}

const background = new Set<BackgroundCalls>();

/** Registers calls to stop while the account signs out; returns a function that removes them. */
export function stopForLogout(calls: BackgroundCalls): () => void {
  background.add(calls);
  return () => background.delete(calls);
}

/**
 * Signs out (spec, section 4; ruling 16): sends pending work, revokes the token on the server, then wipes the device except for
 * unsent work. If one of these fails the session stays. `force` ends it on the device in any case; the token is then revoked as
 * soon as there is a connection.
 */
export async function logout({ force = false }: { force?: boolean } = {}): Promise<LogoutResult> {
  const blocked = force ? null : await sendPendingWork();
  if (blocked !== null) return { ended: false, blocked };
  await Promise.all([...background].map((calls) => calls.stop()));
  const { failure, leave } = await revokeToken();
  if (failure !== null && !force) {
    for (const calls of background) calls.resume();
    return { ended: false, blocked: errorMessage(failure, STILL_OPEN) };
  }
  const { token } = useSession.getState();
  closeSession();
  if (failure !== null && token !== null) {
    void revocations().enqueue(session.logout, {}, { subject: `logout:${token}`, token });
  }
  if (leave !== undefined) window.location.assign(leave);
  return { ended: true };
}

async function sendPendingWork(): Promise<string | null> {
  for (const hook of hooks) {
    const blocked = await hook();
    if (blocked !== null) return blocked;
  }
  const outbox = currentOutbox();
  return outbox === null || (await outbox.flush()) ? null : UNSENT_WORK;
}

/**
 * Ends the session on the server. `failure` is null when it has ended, now or before (401); `leave` is where the sign-out at a
 * school's own accounts begins.
 */
async function revokeToken(): Promise<{ failure: unknown; leave?: string | undefined }> {
  const { token } = useSession.getState();
  if (token === null) return { failure: null };
  try {
    const { leave } = await call(session.logout, {}, { token });
    return { failure: null, leave };
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return { failure: null };
    logError(error, 'logout');
    return { failure: error };
  }
}
