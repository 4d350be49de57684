import type { GameView, Notice } from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { missionHere } from '../rules/lines.ts';

/** Ruling 15, to the letter. */
const NO_NETWORK = 'Sem ligação: as vossas respostas estão guardadas e seguem assim que houver rede.';
const SENDING = 'A enviar as vossas respostas…';
const FALLBACK = 'Os dados deste sistema solar não chegaram: este é um guião de reserva.';
const SCRIPT_MISSING =
  'Os dados deste sistema solar ainda não chegaram, por isso estas respostas foram só um treino. Tentem de novo.';

/** The most pressing thing to tell, or null. A list or game that failed to load says so in the work area. */
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
  if (context.awaiting && (snapshot.hasTag('at:council') || missionHere(context) !== null)) return returned(snapshot);
  return context.usesFallback ? info(FALLBACK, true) : null;
}

/** The question before leaving (spec, section 5), or why the team cannot leave yet. */
export function leaveDialogOf(snapshot: GameSnapshot): GameView['leaveDialog'] {
  const { mode, leaveRefusal } = snapshot.context;
  const question =
    mode === 'test' ? 'O teste será terminado. Tem a certeza?' : 'A sessão será terminada. Tens a certeza?';
  if (snapshot.hasTag('leaveAsked')) return { text: question, busy: false };
  if (snapshot.hasTag('leaving')) return { text: question, busy: true };
  if (snapshot.hasTag('leaveFailed')) return { text: leaveRefusal?.message ?? question, busy: false };
  return null;
}

/** A mission came back while the team works elsewhere: it ends its sentence and goes there by itself. */
function returned({ context }: GameSnapshot): Notice {
  const level = context.awaiting?.level ?? 1;
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
