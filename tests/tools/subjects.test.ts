import { expect, test } from 'vitest';
// @ts-expect-error: a plain script without types
import { subjectFault } from '../../tools/subjects.mjs';

test.each([
  ['Hold the architecture page against the tree', null],
  ['Embed the fonts', null],
  [`Add ${'a'.repeat(68)}`, null],
  [`Add ${'a'.repeat(69)}`, 'tem 73 caracteres; o máximo é 72'],
  ['add a page', 'não começa por maiúscula'],
  ['Add a page.', 'acaba em pontuação'],
  ['Added a page', '«Added» não está no imperativo'],
  ['Fixing a page', '«Fixing» não está no imperativo'],
])('the commit subject «%s» has the fault %s', (subject, fault) => {
  expect(subjectFault(subject)).toBe(fault);
});
