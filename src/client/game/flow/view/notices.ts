import type { GameView, Notice } from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { missionHere } from '../rules/lines.ts';

/** The text of ruling 15. */
const NO_NETWORK = 'Sem ligação: as vossas respostas estão guardadas e seguem assim que houver rede.';
const SENDING = 'A enviar as vossas respostas…';
const FALLBACK = 'Os dados deste sistema solar não chegaram: este é um guião de reserva.';
const SCRIPT_MISSING =
  'Os dados deste sistema solar ainda não chegaram, por isso estas respostas foram só um treino. Tentem de novo.';

/** Returns the most urgent notice, or null. A list or game that failed to load is reported in the work area instead. */
export function noticeOf(snapshot: GameSnapshot): Notice | null {
  const { context } = snapshot;
  if (snapshot.hasTag('scriptMissing')) return error(SCRIPT_MISSING, true);
  if (snapshot.hasTag('refused')) return error(context.refusal?.message ?? '', true);
  if (snapshot.hasTag('posting')) return info(context.waitingForNetwork ? NO_NETWORK : SENDING);
  if (snapshot.hasTag('at:loading') || snapshot.hasTag('at:bootFailed')) return null;
  if (snapshot.hasTag('at:council') && !snapshot.hasTag('councilFailed') && context.refusal) {
    return error(context.refusal.message, false);
  }
  if (context.news) return info(context.news);
  if (context.pendingReturn && (snapshot.hasTag('at:council') || missionHere(context) !== null))
    return returnedNotice(snapshot);
  return context.usesFallback ? info(FALLBACK, true) : null;
}

/**
 * Returns the question before leaving (spec, section 5), or why the team cannot leave yet; null when it is not leaving.
 */
export function leaveDialogOf(snapshot: GameSnapshot): GameView['leaveDialog'] {
  const { mode, leaveRefusal } = snapshot.context;
  const question =
    mode === 'test' ? 'O teste será terminado. Tem a certeza?' : 'A sessão será terminada. Têm a certeza?';
  if (snapshot.hasTag('leaveAsked')) return { text: question, busy: false };
  if (snapshot.hasTag('leaving')) return { text: question, busy: true };
  if (snapshot.hasTag('leaveFailed')) return { text: leaveRefusal?.message ?? question, busy: false };
  return null;
}

/**
 * Returns the notice of a mission given back during other work; the team finishes first and goes there with the button.
 */
function returnedNotice({ context }: GameSnapshot): Notice {
  const level = context.pendingReturn?.level ?? 1;
  const text = `A missão ${level} voltou para vocês. O que estão a fazer fica guardado.`;
  const action = { label: `Ir para a missão ${level}`, event: { type: 'GO_TO_RETURNED' }, disabled: false } as const;
  return { ...info(text), action };
}

function info(text: string, canRetry = false): Notice {
  return { tone: 'info', text, canRetry };
}

function error(text: string, canRetry: boolean): Notice {
  return { tone: 'error', text, canRetry };
}
