import { describe, expect, it } from 'vitest';
import { guessListKind } from '#domain/school/rosters/guessListKind.ts';
import { ROSTER_SAMPLES } from './samples.ts';

/** Lists that could be either, so that the user's choice stays. */
const EITHER = ['first names alone', 'initials alone', 'a line that somebody typed'];

describe('guessListKind', () => {
  it.each(Object.entries(ROSTER_SAMPLES).filter(([what]) => !EITHER.includes(what)))(
    'takes a list with %s for the pupils of a class',
    (_what, { text }) => {
      expect(guessListKind(text)).toBe('pupils');
    },
  );

  it.each([
    'turma;equipa;membros\n8.º A;Cometas;Ana, Rui',
    'Turma;Equipa;Utilizador;Palavra-passe;Sistema solar;Membros\n8.º A;Cometas;cometas;x y;DH;Ana, Zé',
    'Equipas de 2025/26\n\nturma,equipa,membros\n8.º A,Cometas,"Ana, Rui"',
    'Nº,Nome,Turma,Grupo\n1,Ana,8.º B,Sol\n2,Rui,8ºB,Sol',
    'N.º;Aluno;Turma;Equipa;Obs.\n1;Ana;8.º B;Sol;x\n2;Rui;8 B;sol;',
    'turma;Membro 1;Membro 2\n8.º A;Ana;Rui',
    'membros\nAna, Rui\nZé, Eva',
    'Turma\n8.º A\n8.º B',
    'Equipa 1: Ana, Rui',
    'Cometas: Ana, Rui\nSóis: Zé, Eva',
    'Cometas; Ana, Rui\nSóis; Zé, Eva',
    '8.º B;Cometas;Ana, Rui;dh',
    '8.º B;Ana, Rui\n8.º B;Zé, Eva',
    'Cometas;Ana;Rui;Direitos Humanos',
    '1;Ana;8.º B;Grupo 1\n2;Rui;8.º B;Grupo 1',
    'Grupo 1\nGrupo 2',
    'Os Cometas\nAs Estrelas',
    'Ana, Rui\nZé, Eva',
    'equipa;membros;sistema solar\n"<b>";"x";"y"',
  ])('takes %j for formed teams', (text) => {
    expect(guessListKind(text)).toBe('teams');
  });

  it.each(['', ' \n', 'Ana', 'Ana, Rui', 'Ana\nRui\nZé', 'Cometas\nSóis', '10ºCT1;Cometas\n10ºCT1;Sóis'])(
    'leaves %j to the user',
    (text) => {
      expect(guessListKind(text)).toBeNull();
    },
  );

  it('reads the beginning of a long text only', () => {
    const start = performance.now();
    for (let times = 0; times < 20; times += 1) guessListKind('1;Ana Silva;12/03/2012\n'.repeat(13_000));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
