import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forbiddenForms } from '../../../tools/words/forbiddenForms.ts';
import { interfaceTexts } from '../../../tools/words/interfaceTexts.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'words-'));
  mkdirSync(path.join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));

function textsOf(code: string): string[] {
  writeFileSync(path.join(root, 'src/Page.tsx'), code);
  return interfaceTexts(root, 'src').map(({ text }) => text);
}

describe('the texts of the code', () => {
  it.each([
    ['<button>Senha</button>', 'Senha'],
    ['<p>Arquivos</p>', 'Arquivos'],
    ["<p>{'Usuario'}</p>", 'Usuario'],
    ['<i title="Salvar" />', 'Salvar'],
    ['<p>Registro: {1}</p>', 'Registro:'],
  ])('include the label in %s, and its forbidden form is found', (code, label) => {
    const texts = textsOf(`export const a = ${code};`);
    expect(texts).toEqual([label]);
    expect(texts.flatMap(forbiddenForms)).toHaveLength(1);
  });

  it('include all text with letters between tags', () => {
    expect(textsOf('export const a = <p>senha<b>OK</b>, {1} · 2</p>;')).toEqual(['senha', 'OK']);
  });

  it.each(['label', 'title', 'placeholder', 'hint', 'aria-label'])(
    'include all values of %s, also in conditions and templates',
    (name) => {
      expect(textsOf(`export const a = <Field ${name}="senha" />;`)).toEqual(['senha']);
      expect(textsOf(`export const a = <Field ${name}={isNew ? 'senha' : (b ?? 'chave')} />;`)).toEqual([
        'senha',
        'chave',
      ]);
      expect(textsOf(`export const a = <Field ${name}={\`senha \${n} registro\`} />;`)).toEqual(['senha', 'registro']);
    },
  );

  it.each([
    ["const a = 'Guardado!';", 'Guardado!'],
    ["const a = 'a lista de turmas';", 'a lista de turmas'],
    ["const a = 'missão';", 'missão'],
    [`const a = \`Registo: \${n}\`;`, 'Registo:'],
  ])('include prose and labels elsewhere: %s', (code, text) => {
    expect(textsOf(code)).toEqual([text]);
  });

  it.each([
    "const a = 'panel';",
    "import a from './Page.tsx';",
    'const a = <p className="grid">{1}, 2</p>;',
    'const a = <Field hint={<i className="grid" />} />;',
    "const a = <Field title={kind === 'time' ? b : c} />;",
  ])('include nothing of %s', (code) => {
    expect(textsOf(code)).toEqual([]);
  });

  it('leave out what is Brazilian on purpose, and nothing beside it', () => {
    const texts = textsOf("export const a = { br: 'câmara de vereadores e registro', pt: 'o registro da câmara' };");
    expect(texts).toEqual(['o registro da câmara']);
    expect(texts.flatMap(forbiddenForms)).toHaveLength(1);
  });

  it('are located by file and line', () => {
    writeFileSync(path.join(root, 'src/Page.tsx'), '\nconst a = <p>\n  Senha</p>;');
    expect(interfaceTexts(root, 'src')).toEqual([{ place: 'src/Page.tsx:3', text: 'Senha' }]);
  });
});
