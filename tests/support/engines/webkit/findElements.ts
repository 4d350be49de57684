import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LocatorStep, TextPattern } from './locatorSteps.ts';

/** The part of Testing Library that computes roles, names and labels. */
interface TestingLibrary {
  queryAllByRole(root: HTMLElement, role: string, options: object): HTMLElement[];
  queryAllByLabelText(root: HTMLElement, matcher: (text: string) => boolean): HTMLElement[];
}
declare const TestingLibraryDom: TestingLibrary;

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Script that defines `findElements` in a page; a new page needs it again. */
export const INSTALL_FINDER = `${LIBRARY};\nglobalThis.findElements = ${findElements};`;

/** Returns the elements of the document that the steps lead to, in document order. Runs in the page, without imports. */
function findElements(steps: readonly LocatorStep[]): Element[] {
  const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const matches = (pattern: TextPattern, text: string | null) => {
    const found = normalized(text);
    if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(found);
    if ('whole' in pattern) return found === normalized(pattern.whole);
    return found.toLowerCase().includes(normalized(pattern.part).toLowerCase());
  };
  const textOf = (element: Element) =>
    element.matches('head, head *, script, style, noscript') ? '' : element.textContent;
  const within = (root: HTMLElement, step: LocatorStep): Element[] => {
    if (step.by === 'css') return [...root.querySelectorAll(step.css)];
    if (step.by === 'label') return TestingLibraryDom.queryAllByLabelText(root, (text) => matches(step.text, text));
    if (step.by === 'placeholder') {
      return [...root.querySelectorAll('[placeholder]')].filter((field) =>
        matches(step.text, field.getAttribute('placeholder')),
      );
    }
    if (step.by === 'text') {
      const matching = [...root.querySelectorAll('*')].filter((element) => matches(step.text, textOf(element)));
      return matching.filter((element) => !matching.some((other) => other !== element && element.contains(other)));
    }
    if (step.by === 'role') {
      const { name, level, role } = step;
      return TestingLibraryDom.queryAllByRole(root, role, {
        ...(name && { name: (computed: string) => matches(name, computed) }),
        ...(level && { level }),
      });
    }
    return [];
  };
  let elements: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'nth') elements = elements.slice(step.index).slice(0, 1);
    else if (step.by === 'filter') elements = elements.filter((element) => matches(step.text, element.textContent));
    else elements = [...new Set(elements.flatMap((root) => within(root as HTMLElement, step)))];
  }
  return elements;
}
