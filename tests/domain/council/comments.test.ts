import { expect, it } from 'vitest';
import { replacedTexts } from '#domain/council/comments.ts';

it('pairs each former text with the one that replaced it, newest first, with the reason', () => {
  const former = [
    { version: 1, at: 10, proposal: 'Um mural', cause: 'suggestion' as const, suggestedBy: 'Cometas' },
    { version: 2, at: 20, proposal: 'Um mural azul', cause: 'edit' as const },
    { version: 3, at: 30, proposal: 'Um mural verde', cause: 'suggestion' as const },
    { version: 4, at: 40, proposal: 'Uma horta', cause: 'answer' as const },
  ];
  const texts = replacedTexts(former, 'Uma roda');
  expect(texts.map(({ before, after, why }) => [before, after, why])).toEqual([
    ['Uma horta', 'Uma roda', 'A equipa respondeu de novo à missão 4.'],
    ['Um mural verde', 'Uma horta', 'Mudou com a sugestão de outra equipa.'],
    ['Um mural azul', 'Um mural verde', 'Uma pessoa adulta corrigiu o texto.'],
    ['Um mural', 'Um mural azul', 'Mudou com a sugestão de Cometas.'],
  ]);
  expect(texts.map(({ former: { version } }) => version)).toEqual([4, 3, 2, 1]);
  expect(replacedTexts([], 'Uma roda')).toEqual([]);
});
