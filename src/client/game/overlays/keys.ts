import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { ButtonSpec, GameView } from '#client/game/flow/view.ts';
import { isSkipKey } from './skipKey.ts';

const WRITING = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])';
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type KeyView = Pick<GameView, 'canSkip' | 'buttons'>;

/**
 * Returns what a key means on the whole page, or null: skipping a message (ruling 22) and, in 'Modo projetor', a
 * clicker's PageDown (on) and PageUp (back). Text boxes keep these keys.
 */
export function eventOfKey(event: KeyboardEvent, view: KeyView, projector: boolean): GameEvent | null {
  if (view.canSkip && isSkipKey(event)) return { type: 'SKIP' };
  if (!projector || !isFree(event) || isWriting(event.target)) return null;
  if (event.key === 'PageUp') return pressed(view.buttons.left);
  if (event.key !== 'PageDown') return null;
  return view.canSkip ? { type: 'SKIP' } : pressed(view.buttons.right ?? view.buttons.middle);
}

function pressed(button: ButtonSpec | null): GameEvent | null {
  return button === null || button.disabled ? null : button.event;
}

/**
 * Moves the focus by arrow keys in 'Modo projetor', from control to control in reading order. In text, among the
 * options of a question and in a box that can still scroll, the arrows keep their usual function.
 */
export function moveByArrow(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = document.activeElement;
  if (step === undefined || !isFree(event) || isWriting(event.target) || hasOwnArrows(from, event.key, step)) return;
  // A hidden control does not take the focus, so the next one is tried.
  const next = stopsBeside(from, step).find(takesFocus);
  if (next !== undefined) event.preventDefault();
}

function takesFocus(stop: HTMLElement): boolean {
  stop.focus();
  return document.activeElement === stop;
}

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  return document.querySelector('dialog[open]') === null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(WRITING);
}

function hasOwnArrows(element: Element | null, key: string, step: 1 | -1): boolean {
  if (element === null || element === document.body) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio') return movesInGroup(element, key, step);
  const { scrollTop, scrollHeight, clientHeight } = element;
  if (!element.matches('[tabindex="0"]') || !(key === 'ArrowDown' || key === 'ArrowUp')) return false;
  return step === 1 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0;
}

/** Left and right belong to the group; so do up and down, where its options are stacked and there is a next one. */
function movesInGroup(radio: HTMLInputElement, key: string, step: 1 | -1): boolean {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return true;
  if (radio.closest('[data-across]') !== null) return false;
  const group = document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(radio.name)}"]:not(:disabled)`);
  return [...group].at(step === 1 ? -1 : 0) !== radio;
}

/**
 * Returns controls in the direction of `step`, nearest first. Without a focus the work's first control comes first,
 * else the console's.
 */
function stopsBeside(from: Element | null, step: 1 | -1): HTMLElement[] {
  const stops = allStops();
  if (from === null || !from.matches('main *')) {
    const first =
      stops.find((stop) => stop.closest('[data-work]')) ?? stops.find((stop) => stop.closest('[data-console]'));
    return first ? [first, ...stops] : stops;
  }
  const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beside = stops.filter((stop) => stop !== from && (from.compareDocumentPosition(stop) & side) !== 0);
  return step === 1 ? beside : beside.reverse();
}

const STOPS = 'button:not(:disabled), a[href], textarea:not(:disabled), input[type="radio"]:not(:disabled)';

/** Returns each control once; the options of one question are one stop. */
function allStops(): HTMLElement[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(`main :is(${STOPS})`)].filter((stop) => {
    if (!(stop instanceof HTMLInputElement)) return true;
    const group = document.querySelector(`input[name="${stop.name}"]:checked:not(:disabled)`);
    if (group !== null && group !== stop) return false;
    return !seen.has(stop.name) && seen.add(stop.name) !== undefined;
  });
}
