import { describe, expect, it } from 'vitest';
import { svgProblem } from '#server/config/logos/svgProblem.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

describe('a logo that draws itself', () => {
  it.each([
    ['a path', svg('<path d="M0 0L10 10" fill="#0a4"/>')],
    [
      'with an XML declaration, comments and a mark',
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- A -->${svg('')}\n`,
    ],
    [
      'with a gradient of its own',
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
      ),
    ],
    [
      'with styles of its own',
      svg('<style type="text/css">.a{fill:#f00;clip-path:url(#c)}</style><g class="a" data-name="Camada 1"/>'),
    ],
    [
      'that repeats a part of itself',
      svg('<use xlink:href="#a"/><use href="#b"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ],
    ['with words', svg("<title>Fundo &amp; Casa</title><text x='1'><tspan>Olá &lt;3</tspan></text>")],
    [
      'saved by a drawing program',
      svg(
        '<g transform="translate(1)" style="fill:none;stroke-width:2"/>',
        ' id="Layer_1" version="1.1" xml:space="preserve" width="4cm" height="2cm" role="img" aria-label="Casa"',
      ),
    ],
  ])('%s is taken', (_, source) => {
    expect(svgProblem(source)).toBeNull();
  });
});

describe('a logo that could do something else', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    ['a script of another place', svg('<script href="https://x.example/a.js"/>'), '<script>'],
    ['a script in a namespace', svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'), '<svg:script>'],
    ['an event', svg('', ' onload="alert(1)"'), 'onload'],
    ['an event in capitals', svg('<g ONCLICK="a()"/>'), 'ONCLICK'],
    ['a page', svg('<foreignObject><body/></foreignObject>'), '<foreignObject>'],
    ['a frame', svg('<iframe src="/"/>'), '<iframe>'],
    ['a picture of another place', svg('<image href="https://x.example/a.png"/>'), '<image>'],
    ['a reference to another place', svg('<use href="https://x.example/a.svg#b"/>'), 'href'],
    ['a reference to another file', svg('<use xlink:href="b.svg#b"/>'), 'xlink:href'],
    ['a link that runs', svg('<a href="javascript:alert(1)"><path/></a>'), '<a>'],
    ['an animation of an address', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
    ['an animation', svg('<animate attributeName="x"/>'), '<animate>'],
    ['a filter that loads', svg('<filter><feImage href="//x"/></filter>'), '<filter>'],
    ['a fill of another place', svg('<path fill="url(https://x.example/#a)"/>'), 'fora do desenho'],
    ['a fill of another place, quoted', svg(`<path fill="url('//x.example/#a')"/>`), 'fora do desenho'],
    ['an unfinished address', svg('<path fill="url(//x"/>'), 'fora do desenho'],
    ['an address as data', svg('<path style="fill:url(data:image/svg+xml,x)"/>'), 'endereço'],
    ['an import', svg('<style>@import "https://x.example/a.css";</style>'), 'estilos'],
    ['a font of another place', svg('<style>@font-face{src:url(//x)}</style>'), 'estilos'],
    ['a style that loads', svg('<style>.a{fill:url(//x)}</style>'), 'fora do desenho'],
    ['an escaped style', svg('<style>.a{fill:\\75rl(//x)}</style>'), 'estilos'],
    ['a set of images', svg('<path style="fill:image-set(x)"/>'), 'estilos'],
    ['elements in a style', svg('<style><g/></style>'), 'dentro de <style>'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'não é SVG simples'],
    ['a reference that hides a letter', svg('<use href="&#106;avascript:a"/>'), 'referências'],
    ['a reference that is not of XML', svg('<text>&nbsp;</text>'), 'referências'],
    ['a stylesheet of another place', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'não é SVG simples'],
    ['raw data', svg('<style><![CDATA[a]]></style>'), 'não é SVG simples'],
    ['another namespace', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), '<x:script>'],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', 'xmlns'],
    ['a page in the place of a drawing', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<html>'],
    ['a comment that ends early', svg('<!-- a --!> <script/> -->'), 'não é SVG simples'],
    ['a tag inside a value', svg('<path d="<script>"/>'), 'não é SVG simples'],
    ['the same attribute twice', svg('<path d="a" d="b"/>'), 'duas vezes'],
    ['an attribute without quotes', svg('<path d=a />'), 'não é SVG simples'],
    ['an element that is not closed', svg('<g>'), 'fora do sítio'],
    ['a drawing that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></g>', 'não fecha'],
    ['two drawings', svg('') + svg(''), 'um só desenho'],
    ['words beside the drawing', `${svg('')}olá`, 'fora de <svg>'],
    ['nothing', '', 'um só desenho'],
    ['too many parts inside each other', svg('<g>'.repeat(70) + '</g>'.repeat(70)), 'uns dentro dos outros'],
  ])('with %s is refused, and it is said why', (_, source, words) => {
    expect(svgProblem(source)).toContain(words);
  });

  it('is read in one pass, however long it is', () => {
    const long = svg('<path d="M0 0"/>'.repeat(20_000));
    expect(svgProblem(long)).toBeNull();
    expect(svgProblem(`<svg ${'a '.repeat(100_000)}`)).toContain('não é SVG simples');
  });
});
