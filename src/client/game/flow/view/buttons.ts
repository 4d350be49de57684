import { SHIPS } from '#domain/vocabulary.ts';
import type { GameEvent } from '../GameEvent.ts';
import type { ButtonSpec, GameView } from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';

type Buttons = GameView['buttons'];

const NONE: Buttons = { left: null, middle: null, right: null };
const RETRY_BUTTON = button('Tentar de novo', { type: 'RETRY' });

/** Returns the three buttons under the work area (spec, section 2, Game screen). */
export function buttonsOf(snapshot: GameSnapshot): Buttons {
  const isWaiting = snapshot.hasTag('waiting');
  if (snapshot.hasTag('at:hangar')) return carousel(snapshot);
  if (snapshot.hasTag('at:training')) return only(button('Fazer Quiz', { type: 'OK' }));
  if (snapshot.hasTag('at:write') || snapshot.hasTag('at:upload')) {
    return only(button('Submeter', { type: 'SUBMIT' }, isWaiting));
  }
  if (snapshot.hasTag('at:sending')) return whileSending(snapshot);
  if (snapshot.hasTag('at:bootFailed')) return only(RETRY_BUTTON);
  const places = [
    'at:intro',
    'at:outro',
    'at:missionIntro',
    'at:consequence',
    'at:congratulations',
    'at:ending',
  ] as const;
  return places.some((place) => snapshot.hasTag(place)) ? only(button('OK', { type: 'OK' }, isWaiting)) : NONE;
}

function carousel({ context }: GameSnapshot): Buttons {
  const { shipView } = context.progress;
  return {
    left: button('Nave anterior', { type: 'PREVIOUS_SHIP' }, shipView === 0),
    middle: button('selecionar', { type: 'SELECT_SHIP' }),
    right: button('Nave seguinte', { type: 'NEXT_SHIP' }, shipView === SHIPS.length - 1),
  };
}

/** Quiz answers are final, so only texts and files can be corrected. */
function whileSending(snapshot: GameSnapshot): Buttons {
  if (snapshot.hasTag('scriptMissing')) return only(RETRY_BUTTON);
  if (!snapshot.hasTag('refused')) return only(button('OK', { type: 'OK' }, true));
  const canCorrect = snapshot.context.progress.part !== 1;
  return { ...only(RETRY_BUTTON), left: canCorrect ? button('Corrigir', { type: 'CORRECT' }) : null };
}

function only(middle: ButtonSpec): Buttons {
  return { ...NONE, middle };
}

function button(label: string, event: GameEvent, disabled = false): ButtonSpec {
  return { label, event, disabled };
}
