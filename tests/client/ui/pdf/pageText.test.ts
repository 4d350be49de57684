import { describe, expect, it } from 'vitest';
import { pageText, type TextItem, type TreeNode } from '#client/ui/pdf/pageText.ts';

const mark = (id: string, ...words: string[]): TextItem[] => [
  { type: 'beginMarkedContentProps', id },
  ...words.map((str) => ({ str, hasEOL: false })),
  { type: 'endMarkedContent' },
];
const content = (id: string): TreeNode => ({ type: 'content', id });
const root = (...children: TreeNode[]): TreeNode => ({ role: 'Root', children });

describe('the text of a tagged page', () => {
  it('is in the order of the structure, not of the drawing', () => {
    const tree = root({ role: 'H1', children: [content('b')] }, { role: 'P', children: [content('a')] });
    expect(pageText(tree, [...mark('a', 'Depois'), ...mark('b', 'Antes')])).toEqual([
      { role: 'H1', children: ['Antes'] },
      { role: 'P', children: ['Depois'] },
    ]);
  });

  it('separates the lines of a paragraph by a space, and joins the pieces of a word', () => {
    const items = [
      { type: 'beginMarkedContentProps', id: 'a' },
      { str: 'Duas', hasEOL: true },
      { str: 'li', hasEOL: false },
      { str: 'nhas', hasEOL: false },
      { type: 'endMarkedContent' },
    ];
    expect(pageText(root({ role: 'P', children: [content('a')] }), items)).toEqual([
      { role: 'P', children: ['Duas linhas'] },
    ]);
  });

  it('has alternative texts of pictures, keeps empty cells and omits other empty elements', () => {
    const cells = [
      { role: 'TH', children: [content('a')] },
      { role: 'TD', children: [] },
    ];
    const tree = root(
      { role: 'Figure', alt: 'Uma nave', children: [content('x')] },
      { role: 'Table', children: [{ role: 'TR', children: cells }] },
      { role: 'Div', children: [content('nothing')] },
    );
    expect(pageText(tree, mark('a', 'Nome'))).toEqual([
      { role: 'Figure', alt: 'Uma nave', children: [] },
      {
        role: 'Table',
        children: [
          {
            role: 'TR',
            children: [
              { role: 'TH', children: ['Nome'] },
              { role: 'TD', children: [] },
            ],
          },
        ],
      },
    ]);
  });

  it('skips decorations, and keeps nested marks apart', () => {
    const items = [
      { type: 'beginMarkedContent' },
      { str: 'Página 1 de 2' },
      { type: 'endMarkedContent' },
      { type: 'beginMarkedContentProps', id: 'a' },
      { str: 'Fora ' },
      ...mark('b', 'dentro'),
      { str: 'e fora' },
      { type: 'endMarkedContent' },
    ];
    const tree = root({ role: 'P', children: [content('a'), { role: 'Strong', children: [content('b')] }] });
    expect(pageText(tree, items)).toEqual([
      { role: 'P', children: ['Fora e fora', { role: 'Strong', children: ['dentro'] }] },
    ]);
  });

  it('is one paragraph without a structure, and empty without words', () => {
    const items = [{ str: 'Uma linha', hasEOL: true }, { str: 'e outra' }];
    expect(pageText(null, items)).toEqual([{ role: 'P', children: ['Uma linha e outra'] }]);
    expect(pageText(root(), items)).toEqual([{ role: 'P', children: ['Uma linha e outra'] }]);
    expect(pageText(null, [{ str: ' ' }])).toEqual([]);
  });
});

describe('the links of a page', () => {
  const place = (top: number) => ({ left: 0, top, width: 0.5, height: 0.02 });
  const found = (to: string | number, top: number) => ({ to, place: place(top), name: `Ligação ${top}` });
  const object = (id: string): TreeNode => ({ type: 'object', id });
  const paragraph = (...children: TreeNode[]) => root({ role: 'P', children });

  it('are part of the text, with the words they lie over', () => {
    const tree = paragraph(content('a'), { role: 'Link', children: [content('b'), object('l1')] });
    const links = new Map([['l1', found(8, 0.1)]]);
    expect(pageText(tree, [...mark('a', 'Ver '), ...mark('b', 'capítulo 4')], links)).toEqual([
      {
        role: 'P',
        children: ['Ver ', { role: 'Link', link: { to: 8, places: [place(0.1)] }, children: ['capítulo 4'] }],
      },
    ]);
    expect(links.size, 'the argument is not changed').toBe(1);
  });

  it('are one link when the words continue in another line, at any depth', () => {
    const part = { role: 'Span', children: [content('a'), object('l2')] };
    const tree = root({ role: 'Link', children: [object('l1'), part] });
    const links = new Map([
      ['l1', found(8, 0.1)],
      ['l2', found(8, 0.2)],
    ]);
    expect(pageText(tree, mark('a', 'capítulo 4'), links)).toMatchObject([
      { role: 'Link', link: { to: 8, places: [place(0.1), place(0.2)] } },
    ]);
  });

  it.each([
    ['the alternative text of a picture', { alt: 'A Terra' }, 'A Terra'],
    ['their own name without a text', {}, 'Ligação 0.1'],
  ])('have a text: %s', (_, described, words) => {
    const tree = paragraph({ role: 'Link', children: [object('l1')], ...described });
    expect(pageText(tree, [], new Map([['l1', found(8, 0.1)]]))).toMatchObject([
      { children: [{ role: 'Link', link: { to: 8 }, children: [words] }] },
    ]);
  });

  it('keep their words without a target', () => {
    const tree = paragraph({ role: 'Link', children: [content('a'), object('l1')] });
    expect(pageText(tree, mark('a', 'capítulo 4'), new Map())).toEqual([
      { role: 'P', children: [{ role: 'Link', children: ['capítulo 4'] }] },
    ]);
  });

  it('come last when the structure does not contain them', () => {
    const text = pageText(null, [{ str: 'Uma linha' }], new Map([['l1', found('https://exemplo.pt/', 0.1)]]));
    expect(text).toEqual([
      { role: 'P', children: ['Uma linha'] },
      {
        role: 'P',
        children: [
          { role: 'Link', link: { to: 'https://exemplo.pt/', places: [place(0.1)] }, children: ['Ligação 0.1'] },
        ],
      },
    ]);
  });
});
