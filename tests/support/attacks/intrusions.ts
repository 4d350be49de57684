import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Viewport, type Visitor, visit, visitToPlay } from '../browser/browser.ts';
import { CANARY, INTRUDER } from './plantedTexts.ts';

/** A visitor who notices when a planted text becomes more than text. */
export interface Watched extends Visitor {
  /** Scripts that ran, dialogs that opened, and what the pages' policy stopped. */
  intrusions: string[];
  /** Everything that could be read so far. */
  seen: Set<string>;
}

/** `seen` collects the labels of all planted texts that were read. */
export async function visitWatched(browser: Browser, size: Viewport, seen: Set<string>): Promise<Watched> {
  const touch = size === 'tablet';
  const visitor = await (touch ? visitToPlay : visit)(browser, size, { touch });
  const intrusions: string[] = [];
  const { context, page } = visitor;
  await context.exposeBinding(CANARY, () => void intrusions.push('a planted script ran'));
  await context.exposeBinding('toldOfViolation', (_source, what: string) => void intrusions.push(what));
  await context.addInitScript(() => {
    // The stage shows its still picture: it draws no text of anybody's, and costs a machine without a graphics card much.
    HTMLCanvasElement.prototype.getContext = () => null;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { toldOfViolation } = globalThis as unknown as { toldOfViolation: (what: string) => void };
      toldOfViolation(`the policy stopped ${effectiveDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  page.on('dialog', (dialog) => {
    intrusions.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { ...visitor, intrusions, seen };
}

/**
 * Nothing planted has become an element, an address or a style, nothing has run, and nothing is wider than the screen.
 * What can be read goes into `seen`.
 */
export async function expectOnlyText({ page, intrusions, seen }: Watched, screen: string): Promise<void> {
  const found = await page.evaluate(lookAround, { intruder: INTRUDER, canary: CANARY });
  expect(found.elements, `${screen}: made of a text`).toEqual([]);
  expect(found.wider, `${screen}: wider than the screen`).toEqual([]);
  expect(found.isStyled, `${screen}: something is displayed`).toBe(true);
  expect(intrusions, screen).toEqual([]);
  for (const [label] of found.text.matchAll(/§[\w.]+§/gi)) seen.add(label.toLowerCase());
}

/** In the page: what stands there, in which frame whatever. */
export async function elementsMadeOfText(page: Page): Promise<string[]> {
  return (await page.evaluate(lookAround, { intruder: INTRUDER, canary: CANARY })).elements;
}

function lookAround({ intruder, canary }: { intruder: string; canary: string }) {
  const isMade = (element: Element) =>
    [...element.attributes].some(
      ({ name, value }) =>
        (name === 'class' && value.split(/\s/).includes(intruder)) ||
        (name.startsWith('on') && value.includes(canary)) ||
        (/^(href|src|action|formaction|srcdoc|xlink:href|style)$/.test(name) && /^\s*javascript:/i.test(value)),
    ) ||
    (/^(script|style)$/i.test(element.tagName) && element.textContent?.includes(canary));
  const elements = [...document.querySelectorAll('*')].filter(isMade).map(({ outerHTML }) => outerHTML.slice(0, 200));
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const isWide = document.documentElement.scrollWidth > window.innerWidth;
  const wide = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
  return {
    elements,
    wider: isWide
      ? [...document.querySelectorAll('*')].filter(wide).map(({ outerHTML }) => outerHTML.slice(0, 160))
      : [],
    isStyled: document.body.checkVisibility(),
    // Also what is cut off, or read out only.
    text: [document.body.textContent ?? '', ...fields.map(({ value }) => value), document.title].join('\n'),
  };
}
