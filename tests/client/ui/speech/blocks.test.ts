// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { blocksOf, isCurrent, rangeOf } from '#client/ui/speech/blocks.ts';

const read = (html: string) => {
  document.body.innerHTML = html;
  return blocksOf(document.body);
};
const texts = (html: string) => read(html).map(({ text }) => text.replace(/\s+/g, ' ').trim());
const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what is read of a page', () => {
  it.each<[string, string, string[]]>([
    [
      'paragraphs in order',
      '<h2>Título</h2><p>Um <span style="display:inline">dois</span> três.</p><p>Fim.</p>',
      ['Título', 'Um dois três.', 'Fim.'],
    ],
    ['an option with its label', '<label><input type="radio"> Uma escola</label>', ['Uma escola']],
    ['the text of a button once', '<button aria-label="OK, continuar">OK</button>', ['OK']],
    ['the name of a button without text', '<button aria-label="Menu"><svg><title>x</title></svg></button>', ['Menu']],
    ['neighbouring buttons apart', '<div><button>Sim</button><button>Não</button></div>', ['Sim', 'Não']],
    ['what a picture shows', '<p>Vejam</p><img alt="Uma nave azul"><img alt="">', ['Vejam', 'Uma nave azul']],
    ['what a field holds', '<p>Escrevam</p><textarea>O nosso plano</textarea>', ['Escrevam', 'O nosso plano']],
    ['no password', '<input type="password" value="segredo">', []],
    ['the chosen one of a list', '<select><option>A</option><option selected>B</option></select>', ['B']],
    ['lines apart', '<p>Um<br>dois</p>', ['Um', 'dois']],
    ['nothing hidden', '<p hidden>a</p><p style="display:none">b</p><p style="visibility:hidden">c</p>', []],
    ['nothing transparent', '<p style="opacity:0">a</p>', []],
    [
      'what shows within something invisible',
      '<div style="visibility:hidden">a<p style="visibility:visible">b</p></div>',
      ['b'],
    ],
    ['nothing that is for screen readers only', `<p style="${HIDDEN}">a</p><p>b</p>`, ['b']],
    [
      'a word that explains itself in its sentence',
      '<p>A <span role="button" data-word="x" style="display:inline">assembleia</span> ouve.</p>',
      ['A assembleia ouve.'],
    ],
    ['nothing decorative', '<span aria-hidden="true">1</span><span>Opção</span>', ['Opção']],
    [
      'what is marked as shown, though screen readers have it elsewhere',
      '<p aria-hidden="true" data-aloud="yes">Olá</p>',
      ['Olá'],
    ],
    ['nothing inert', '<div inert><p>a</p></div>', []],
    ['no closed dialog', '<dialog><p>a</p></dialog><dialog open><p>b</p></dialog>', ['b']],
    ['no closed details', '<details><summary>Mais</summary><p>a</p></details>', ['Mais']],
    ['not the bar itself', '<section data-aloud="no"><button>Ler</button></section>', []],
    ['no marks without words', '<p>·</p><p>—</p><p>3</p>', ['3']],
    ['no code', '<script>a</script><style>b</style>', []],
  ])('%s', (_, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  it('reads a dialog that is still fading in', () => {
    document.body.innerHTML = '<dialog open style="opacity:0"><p>Menu</p></dialog>';
    const dialog = document.querySelector('dialog') as HTMLElement;
    expect(blocksOf(document.body)).toEqual([]);
    Object.assign(dialog, { getAnimations: () => [{}] });
    expect(blocksOf(document.body).map(({ text }) => text)).toEqual(['Menu']);
  });

  it('names the place of each word, across elements', () => {
    const [block] = read('<p>Um\n <span style="display:inline">dois</span> três</p>');
    expect(block?.text).toBe('Um  dois três');
    if (block === undefined) throw new Error('No block');
    expect(rangeOf(block, 4, 8)?.toString()).toBe('dois');
    expect(rangeOf(block, 0, 8)?.toString()).toBe('Um\n dois');
    expect(rangeOf(block, 9, 13)?.toString()).toBe('três');
  });

  it('keeps the lines of a text in which they show', () => {
    expect(read('<p style="white-space:pre-line">Um\ndois</p>')[0]?.text).toBe('Um\ndois');
  });

  it('has no place for words of a name', () => {
    const [block] = read('<button aria-label="Menu"></button>');
    expect(block && rangeOf(block, 0, 4)).toBeNull();
    expect(block?.element.tagName).toBe('BUTTON');
  });

  it('is out of date once the page has changed', () => {
    const [block] = read('<p>Um dois</p>');
    if (block === undefined) throw new Error('No block');
    expect(isCurrent(block)).toBe(true);
    const text = document.querySelector('p')?.firstChild as Text;
    text.data = 'Três';
    expect(isCurrent(block)).toBe(false);
    text.data = 'Um dois';
    expect(isCurrent(block)).toBe(true);
    document.body.innerHTML = '';
    expect(isCurrent(block)).toBe(false);
  });
});
