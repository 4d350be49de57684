import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Viewport, type Visitor, visit, visitToPlay } from '../browser/browser.ts';
import { CANARY, INTRUDER } from './injectionTexts.ts';

/** A visitor whose page reports when an injected text runs or is rendered as markup. */
export interface WatchedVisitor extends Visitor {
  /** Scripts that ran, dialogs that opened, and CSP violations. */
  intrusions: string[];
  /** Labels of the injected texts that were visible so far. */
  seen: Set<string>;
}

/** Opens a watched page; `seen` collects the labels of all injected texts that were visible. */
export async function visitWatched(browser: Browser, size: Viewport, seen: Set<string>): Promise<WatchedVisitor> {
  const touch = size === 'tablet';
  const visitor = await (touch ? visitToPlay : visit)(browser, size, { touch });
  const intrusions: string[] = [];
  const { context, page } = visitor;
  await context.exposeBinding(CANARY, () => void intrusions.push('a planted script ran'));
  await context.exposeBinding('toldOfViolation', (_source, what: string) => void intrusions.push(what));
  await context.addInitScript(() => {
    // Without a canvas context the stage shows its still picture: it draws no user text and is slow without a GPU.
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
 * Asserts that no injected text became an element, a URL or a style, that nothing ran, and that nothing is wider than
 * the screen. Adds the labels of visible texts to `seen`.
 */
export async function expectNoInjection({ page, intrusions, seen }: WatchedVisitor, screen: string): Promise<void> {
  const found = await page.evaluate(inspectDocument, { intruder: INTRUDER, canary: CANARY });
  expect(found.elements, `${screen}: made of a text`).toEqual([]);
  expect(found.wider, `${screen}: wider than the screen`).toEqual([]);
  expect(found.isStyled, `${screen}: something is displayed`).toBe(true);
  expect(intrusions, screen).toEqual([]);
  for (const [label] of found.text.matchAll(/§[\w.]+§/gi)) seen.add(label.toLowerCase());
}

/** Returns the elements in the page that an injected text created. */
export async function injectedElements(page: Page): Promise<string[]> {
  return (await page.evaluate(inspectDocument, { intruder: INTRUDER, canary: CANARY })).elements;
}

function inspectDocument({ intruder, canary }: { intruder: string; canary: string }) {
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
    // Includes text that is clipped or only read by screen readers.
    text: [document.body.textContent ?? '', ...fields.map(({ value }) => value), document.title].join('\n'),
  };
}
