import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { mountScene } from '../../../support/scenes/mountScene.ts';
import { openSelector, scenesUnderTest } from '../../../support/scenes/scenesUnderTest.ts';

const fixture = scenesUnderTest();
const STATES = resolve(import.meta.dirname, '../../../client/game/spoken/states');

/** Controls and landmarks that people look for by name. */
const NAMED =
  /^(main|region|heading|button|link|radio|textbox|searchbox|image|dialog|table|rowheader|complementary), (.+)$/;
/** What the reader of the component tests says after a name, and a browser tells by a state of the node. */
const STATE =
  /, (has popup dialog|(not )?(checked|pressed|expanded|invalid|disabled|busy)|\d+ controls?|position \d+|set size \d+).*$/;

/** A modal dialog hides the page behind it, which the component tests hear too. */
const HAS_DIALOG =
  /^council\.(commenting\.sent|delivering|replying|reporting\.sending|ranking\.(loading|shown|failed))/;
const BEHIND_DIALOG = /^\+ button, (Comentários \(|Classificação)/;

/** Returns the names that a state must have in a browser, as the component tests heard them; of the council's first state alone. */
function expectedNames(place: string): string[] {
  const file = readFileSync(`${STATES}/${place.split('.')[0]}.txt`, 'utf8');
  const [, text = ''] = file.split(`## ${place}\n`);
  // The options of a question appear once ORBI has asked it, and a still picture ends a flight at once.
  const isHidden = (line: string) =>
    (place.endsWith('quiz.waiting') && line.startsWith('radio')) ||
    (place.startsWith('flight') && line === 'button, Avançar') ||
    (BEHIND_DIALOG.test(line) && HAS_DIALOG.test(place));
  return text
    .replace(/\n?## [\s\S]*/, '')
    .split('\n')
    .filter((line) => !isHidden(line))
    .map((line) => NAMED.exec(line.replace(/^\+ /, ''))?.[2]?.replace(STATE, ''))
    .filter((name) => name !== undefined);
}

interface Node {
  role: string;
  name: string;
}

/** Returns the nodes of the browser's accessibility tree that a screen reader reads. */
async function accessibilityTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }));
}

/** Roles of which one without a name says nothing. */
const NEEDS_NAME = ['button', 'link', 'radio', 'checkbox', 'textbox', 'searchbox', 'image', 'img', 'dialog', 'heading'];

/** Styles change the case. */
const bare = (words: string) => words.replaceAll(/\s/g, '').toLowerCase();

describe('every state of the game in the accessibility tree of Chromium', () => {
  it('has what a screen reader says in the component tests, and nothing without a name', async () => {
    const page = await openSelector(fixture);
    let names = 0;
    for (const place of PLACES) {
      await mountScene(page, `/dev/cenas/palco?tipo=estado&nome=${place}&tema=ds&nave=1&parado=600&desenho=imagem`);
      await expect
        .poll(
          async () => {
            const all = (await accessibilityTree(page)).map(({ name }) => bare(name));
            return expectedNames(place).filter((name) => !all.includes(bare(name)));
          },
          { message: `${place}: missing in the tree` },
        )
        .toEqual([]);
      names += expectedNames(place).length;
      const tree = await accessibilityTree(page);
      expect(
        tree.filter(({ role, name }) => NEEDS_NAME.includes(role) && name === ''),
        `${place}: without a name`,
      ).toEqual([]);
      expect(
        tree.filter(({ role }) => role === (HAS_DIALOG.test(place) ? 'dialog' : 'main')),
        `${place}: one main part or dialog`,
      ).toHaveLength(1);
    }
    expect(names).toBeGreaterThan(300);
    await page.context().close();
  });
});
