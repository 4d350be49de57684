import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { fillSchoolYear, type SchoolYear } from '../../../tools/pictures/schoolYear.ts';
import { picture, VIEWPORTS, type Viewport } from '../../support/browser/browser.ts';
import { expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { layoutMistakes } from '../../support/browser/screens/layoutMistakes.ts';
import { eventually } from '../../support/eventually.ts';
import type { ApiClient } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const LONG_NAME = 'Exploradores da Interculturalidade e do Desenvolvimento Sustentável';

let teacher: ApiClient;
let classId: string;
let year: SchoolYear;

beforeAll(async () => {
  year = await fillSchoolYear(fixture.product.base, fixture.password);
  teacher = await fixture.signInToApi('professor');
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  classId = classes[0]?._id ?? '';
  await teacher.form('/create', {
    permissionWanted: '3',
    name: LONG_NAME,
    teamMembers: ['Maria da Conceição Albuquerque', 'Ana', 'Ana'],
    username: '8a-longa',
    password: fixture.password,
    schoolClass: classId,
    solarId: THEME_IDS.ds,
  });
});
beforeEach(() => year.report());

const steer = (change: object) =>
  teacher.send('PUT', `/classes/${classId}/lesson/steering`, { changes: [{ teamId: null, ...change }] });

/** What the page shows, and the words by which it is known. */
const MOMENTS: readonly [moment: string, begin: () => Promise<unknown>, words: string][] = [
  ['a lesson with a raised hand', () => steer({ paused: false, pace: null }), 'Todas as missões abertas'],
  ['a paused lesson', () => steer({ paused: true, silent: true, pace: 2 }), 'Turma em pausa'],
  ['the plan after a lesson', () => teacher.send('POST', `/classes/${classId}/lesson/end`), 'A aula terminou'],
];

describe.sequential('the page of a class in session', () => {
  it.each(MOMENTS)('shows %s at every size without overlap, and nothing is cut off', async (moment, begin, words) => {
    await begin();
    const { user, page, context, errors } = await people.visit('teacher', 'laptop');
    await user.open(`/panel/aula?class=${classId}`, 'Aula em direto');
    await page.getByText(words).first().waitFor();
    await page.getByRole('heading', { name: LONG_NAME }).waitFor();
    for (const size of Object.keys(VIEWPORTS) as Viewport[]) {
      await page.setViewportSize(VIEWPORTS[size]);
      await eventually(async () => expect(await page.evaluate(layoutMistakes), size).toEqual([]));
      await picture(page, `aula-${moment}-${size}`);
    }
    await page.setViewportSize(VIEWPORTS.phone);
    await expectUsableLayout(page, moment);
    expect(errors).toEqual([]);
    await context.close();
  });
});
