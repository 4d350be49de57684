import type { BrowserContext, Page } from 'playwright-core';

/** A message that a screen reader was given by a live region. */
export interface Announcement {
  /** Milliseconds since the page began. */
  at: number;
  tone: 'polite' | 'assertive';
  text: string;
  /** Presses and keys before it. */
  presses: number;
}

/**
 * Records in every page of the context what its live regions say: what changes in a region that was there before, and an
 * alert that appears. What is taken away is silent, and so is a region that appears with its text (ARIA 1.2, live regions).
 */
export async function recordAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(record);
}

/** Returns what has been said since the last call. */
export function takeAnnouncements(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => (window as unknown as { said: Announcement[] }).said.splice(0));
}

/** Messages closer together than this, in the page's time, with no press between them, are said of one change. */
const ONE_CHANGE_MS = 50;
/** The verdict on an answer: its explanation is said right after it (spec, section 4). */
const VERDICT = /desafio \d+ de \d+, (?:certo|errado)/;

/** Returns the polite messages that are said of a change of which another one was just said, and repetitions. */
export function duplicateAnnouncements(said: readonly Announcement[]): string[] {
  const polite = said.filter(({ tone }) => tone === 'polite');
  return polite.flatMap(({ at, text, presses }, index) => {
    const former = polite[index - 1];
    if (former === undefined) return [];
    const isApart = at - former.at > ONE_CHANGE_MS || presses > former.presses || VERDICT.test(former.text);
    if (isApart && text !== former.text) return [];
    return [`«${former.text}», and at once «${text}»`];
  });
}

/** Runs in the page before its own scripts, so it uses nothing of this module. */
function record(): void {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const said: { at: number; tone: 'polite' | 'assertive'; text: string; presses: number }[] = [];
  Object.assign(window, { said });
  let presses = 0;
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, () => (presses += 1), true);
  const toneOf = (region: Element) =>
    region.matches('[role=alert], [aria-live=assertive]') ? 'assertive' : ('polite' as const);
  const isHeard = (region: Element) =>
    region.isConnected &&
    region.closest('[aria-hidden=true], [inert], [hidden]') === null &&
    region.checkVisibility({ checkVisibilityCSS: true });
  const textOf = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  const onChanges = (changes: MutationRecord[]) => {
    const fresh = new Set<Element>();
    const changed = new Map<Element, Set<string>>();
    const add = (region: Element, text: string) => {
      if (text !== '') changed.set(region, (changed.get(region) ?? new Set()).add(text));
    };
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll(LIVE)]) if (region.matches(LIVE)) fresh.add(region);
      }
    }
    for (const { type, target, addedNodes } of changes) {
      const region = regionOf(target);
      if (region === null || fresh.has(region) || region.matches('[aria-live=off] *')) continue;
      if (type === 'characterData') add(region, textOf(target.parentElement ?? target));
      for (const node of addedNodes) add(region, textOf(node));
    }
    for (const region of fresh) if (toneOf(region) === 'assertive') add(region, textOf(region));
    for (const [region, texts] of changed) {
      if (isHeard(region))
        said.push({ at: performance.now(), tone: toneOf(region), text: [...texts].join(' | '), presses });
    }
  };
  new MutationObserver(onChanges).observe(document, { subtree: true, childList: true, characterData: true });
}
