// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAddress, SCENE_NAMES, type SelectorState, writeAddress } from '#client/dev/address.ts';
import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { SCENES } from '#client/game/flow/scenes.ts';

const SHOWN: SelectorState = {
  kind: 'cena',
  name: 'quiz',
  theme: 'dh',
  ship: 7,
  mission: 3,
  mood: 'glad',
  raised: 'card',
  lesson: null,
  council: null,
  supports: null,
  still: 1500,
};

describe("the selector's address", () => {
  it('restores exactly what was shown', () => {
    expect(readAddress(writeAddress(SHOWN))).toEqual(SHOWN);
    const state: SelectorState = {
      ...SHOWN,
      kind: 'estado',
      name: 'council.list.shown',
      mission: null,
      lesson: 'pausa',
      council: 'votar-pares',
      supports: 'glossario-arabe',
      still: null,
    };
    expect(readAddress(writeAddress(state))).toEqual(state);
  });

  it('reads every scene and every state by its name', () => {
    for (const name of SCENE_NAMES) expect(readAddress(`?nome=${name}`).name).toBe(name);
    for (const name of PLACES) expect(readAddress(`?tipo=estado&nome=${name}`).name).toBe(name);
  });

  it.each([
    '',
    '?nome=nenhures',
    '?tipo=estado&nome=nenhures',
    '?tema=xx&nave=12&missao=9&robo=zangado&parado=-1&aula=furo&conselho=nenhum&apoios=asas',
  ])('falls back to the defaults for %j', (search) => {
    const shown = readAddress(search);
    expect([...SCENE_NAMES, ...PLACES]).toContain(shown.name);
    expect(shown).toMatchObject({
      theme: 'ic',
      ship: 0,
      mission: null,
      mood: 'idle',
      lesson: null,
      council: null,
      supports: null,
      still: null,
    });
  });

  it('lists the scenes of the flow and the sign-in', () => {
    expect([...SCENE_NAMES].sort()).toEqual([...SCENES, 'login'].sort());
  });

  it.each([
    ['quiz', 'form'],
    ['celebration', 'card'],
    ['cockpit', 'none'],
  ])('shows %s with the middle screen raised as %s', (name, raised) => {
    expect(readAddress(`?nome=${name}`).raised).toBe(raised);
  });
});
