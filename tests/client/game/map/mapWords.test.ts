import { describe, expect, it } from 'vitest';
import { ageText, arrivalText, momentText, typedAddress, whereText } from '#client/game/map/mapWords.ts';
import type { MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';

const TEAM: MapTeam = { id: 'a', name: 'Andrómeda', ship: 0, theme: 'ic', level: 4, isThere: true };

describe('the words of the star map', () => {
  it.each([
    [4, false, 'Andrómeda chegou à Missão 3: Mosaico'],
    [6, false, 'Andrómeda chegou ao Conselho Galáctico'],
    [2, true, 'Andrómeda voltou à Missão 1: Babélia'],
    [1, true, 'Andrómeda voltou ao treino'],
  ] as const)('level %i, back: %s', (level, isBack, text) => {
    expect(arrivalText(TEAM, { level, isBack })).toBe(text);
  });

  it('say where a team is, and whether it is there', () => {
    expect(whereText(TEAM)).toBe('Missão 3: Mosaico, Interculturalidade, nave Faísca');
    expect(whereText({ ...TEAM, ship: null, level: 6, isThere: false })).toBe(
      'Conselho Galáctico, Interculturalidade, sem dispositivos ligados',
    );
  });

  it('say the moment of the lesson', () => {
    expect(momentText({ session: 3, sessions: 6 }, 12 * 60_000 + 59_000)).toBe('Sessão 3 de 6 · minuto 12');
    expect(momentText({ session: null, sessions: null }, 0)).toBe('Minuto 0');
  });

  it('write an address as people type it', () => {
    expect(typedAddress('https://galaxia.exemplo.pt/')).toBe('galaxia.exemplo.pt');
    expect(typedAddress('http://192.168.1.20:3000')).toBe('192.168.1.20:3000');
  });

  it('say how old the map is', () => {
    expect(ageText(20_400)).toBe('20 s');
    expect(ageText(245_000)).toBe('4 min');
  });
});
