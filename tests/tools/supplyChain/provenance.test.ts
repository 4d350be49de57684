import { expect, it } from 'vitest';
import { verdictOfSignatures } from '../../../tools/provenance.ts';

const PG = { name: 'pg', version: '8.23.1' };
const VITE = { name: 'vite', version: '8.3.8' };

it.each<[string, string, number, string]>([
  ['passes when nothing is invalid', JSON.stringify({ invalid: [], missing: [] }), 0, 'Nenhuma assinatura é inválida.'],
  [
    'names what has provenance and what has no signature',
    JSON.stringify({ invalid: [], missing: [PG], verified: [VITE] }),
    0,
    'Com proveniência verificada: 1.\n  vite@8.3.8\nSem assinatura, num registo que assina: 1.\n  pg@8.23.1',
  ],
  [
    'fails for an invalid signature',
    JSON.stringify({ invalid: [{ ...PG, code: 'EINTEGRITYSIGNATURE' }], missing: [] }),
    1,
    'Assinaturas inválidas: 1.\n  pg@8.23.1 (EINTEGRITYSIGNATURE)',
  ],
  ['tells that the keys cannot be reached', JSON.stringify({ error: { summary: 'ENOTFOUND' } }), 0, 'ENOTFOUND'],
  ['tells that the registry does not sign', JSON.stringify({ error: { code: 'ENOKEYS' } }), 0, 'ENOKEYS'],
  ['tells that nothing was answered', '', 0, 'não respondeu'],
])('%s', (_what, stdout, code, words) => {
  const verdict = verdictOfSignatures(stdout);
  expect([verdict.code, verdict.words.join('\n')]).toEqual([code, expect.stringContaining(words)]);
});
