import { describe, expect, it } from 'vitest';
import { linksOf } from '#client/ui/pdf/linksOf.ts';

/** Returns a page of 200 x 400 points with these annotations. */
function pageWith(...annotations: object[]) {
  const viewport = {
    width: 200,
    height: 400,
    convertToViewportRectangle: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]) => [x1, 400 - y1, x2, 400 - y2],
  };
  return { getAnnotations: async () => annotations, getViewport: () => viewport } as never;
}

/** Its first page is object 10, and it has one named destination. */
const PDF = {
  getDestination: async (name: string) => (name === 'fim' ? [{ num: 12, gen: 0 }] : null),
  getPageIndex: async ({ num }: { num: number }) => {
    if (num > 20) throw new Error('no such page');
    return num - 10;
  },
} as never;

const link = (id: string, more: object) => ({ id, subtype: 'Link', rect: [20, 300, 120, 320], ...more });
const to = (num: number) => ({ dest: [{ num, gen: 0 }, { name: 'XYZ' }] });

async function targets(...annotations: object[]) {
  return [...(await linksOf(PDF, pageWith(...annotations)))].map(([id, found]) => [id, found.to]);
}

describe('the links of a page', () => {
  it('lead to addresses, pages and named destinations', async () => {
    const found = await targets(
      link('a', { url: 'https://exemplo.pt/' }),
      link('b', to(13)),
      link('c', { dest: 'fim' }),
    );
    expect(found).toEqual([
      ['a', 'https://exemplo.pt/'],
      ['b', 4],
      ['c', 3],
    ]);
  });

  it('have a place in fractions of the page', async () => {
    const found = await linksOf(PDF, pageWith(link('a', to(10))));
    expect(found.get('a')?.place).toEqual({ left: 0.1, top: 0.2, width: 0.5, height: 0.05 });
  });

  it('are kept when another leads nowhere', async () => {
    const found = await targets(
      link('lost', to(99)),
      link('unknown', { dest: 'outro' }),
      link('empty', {}),
      { ...link('note', { url: 'https://exemplo.pt/' }), subtype: 'Text' },
      link('good', to(11)),
    );
    expect(found).toEqual([['good', 2]]);
  });

  it.each([
    ['the text they lie over', { overlaidText: ' capítulo 4 ', titleObj: { str: 'Título' } }, 'capítulo 4'],
    ['their title', { overlaidText: '', titleObj: { str: 'Título' }, contentsObj: { str: 'página 8' } }, 'Título'],
    ['their contents', { overlaidText: ' ', titleObj: { str: '' }, contentsObj: { str: 'página 8' } }, 'página 8'],
    ['their page', {}, 'Ir para a página 2'],
    ['their address', { url: 'https://exemplo.pt/' }, 'https://exemplo.pt/'],
  ])('are named by %s', async (_, more, name) => {
    const found = await linksOf(PDF, pageWith(link('a', { ...to(11), ...more })));
    expect(found.get('a')?.name).toBe(name);
  });
});
