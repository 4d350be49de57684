import { describe, expect, it } from 'vitest';
import { svgProblem } from '#server/config/logos/svgProblem.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

describe('a self-contained SVG', () => {
  it.each([
    ['a path', svg('<path d="M0 0L10 10" fill="#0a4"/>')],
    [
      'with an XML declaration, comments and a BOM',
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- A -->${svg('')}\n`,
    ],
    [
      'with an internal gradient',
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
      ),
    ],
    [
      'with internal styles',
      svg('<style type="text/css">.a{fill:#f00;clip-path:url(#c)}</style><g class="a" data-name="Camada 1"/>'),
    ],
    [
      'that references its own parts',
      svg('<use xlink:href="#a"/><use href="#b"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ],
    ['with text', svg("<title>Fundo &amp; Casa</title><text x='1'><tspan>Olá &lt;3</tspan></text>")],
    [
      'saved by a drawing program',
      svg(
        '<g transform="translate(1)" style="fill:none;stroke-width:2"/>',
        ' id="Layer_1" version="1.1" xml:space="preserve" width="4cm" height="2cm" role="img" aria-label="Casa"',
      ),
    ],
  ])('%s is accepted', (_, source) => {
    expect(svgProblem(source)).toBeNull();
  });
});

describe('an unsafe or invalid SVG', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    ['an external script', svg('<script href="https://x.example/a.js"/>'), '<script>'],
    ['a script in a namespace', svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'), '<svg:script>'],
    ['an event handler', svg('', ' onload="alert(1)"'), 'onload'],
    ['an event handler in capitals', svg('<g ONCLICK="a()"/>'), 'ONCLICK'],
    ['embedded HTML', svg('<foreignObject><body/></foreignObject>'), '<foreignObject>'],
    ['a frame', svg('<iframe src="/"/>'), '<iframe>'],
    ['an external image', svg('<image href="https://x.example/a.png"/>'), '<image>'],
    ['a reference to another host', svg('<use href="https://x.example/a.svg#b"/>'), 'href'],
    ['a reference to another file', svg('<use xlink:href="b.svg#b"/>'), 'xlink:href'],
    ['a javascript: link', svg('<a href="javascript:alert(1)"><path/></a>'), '<a>'],
    ['an animation of href', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
    ['an animation', svg('<animate attributeName="x"/>'), '<animate>'],
    ['a filter that loads an image', svg('<filter><feImage href="//x"/></filter>'), '<filter>'],
    ['an external fill', svg('<path fill="url(https://x.example/#a)"/>'), 'fora do desenho'],
    ['an external fill in quotes', svg(`<path fill="url('//x.example/#a')"/>`), 'fora do desenho'],
    ['an unterminated url()', svg('<path fill="url(//x"/>'), 'fora do desenho'],
    ['a data: URL', svg('<path style="fill:url(data:image/svg+xml,x)"/>'), 'endereço'],
    ['an import', svg('<style>@import "https://x.example/a.css";</style>'), 'estilos'],
    ['an external font', svg('<style>@font-face{src:url(//x)}</style>'), 'estilos'],
    ['a style with an external url()', svg('<style>.a{fill:url(//x)}</style>'), 'fora do desenho'],
    ['an escaped style', svg('<style>.a{fill:\\75rl(//x)}</style>'), 'estilos'],
    ['image-set()', svg('<path style="fill:image-set(x)"/>'), 'estilos'],
    ['elements in a style', svg('<style><g/></style>'), 'dentro de <style>'],
    ['an entity declaration', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'não é SVG simples'],
    ['a character reference', svg('<use href="&#106;avascript:a"/>'), 'referências'],
    ['an HTML entity', svg('<text>&nbsp;</text>'), 'referências'],
    ['an external stylesheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'não é SVG simples'],
    ['a CDATA section', svg('<style><![CDATA[a]]></style>'), 'não é SVG simples'],
    ['another namespace', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), '<x:script>'],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', 'xmlns'],
    ['HTML as the root element', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<html>'],
    ['a malformed comment', svg('<!-- a --!> <script/> -->'), 'não é SVG simples'],
    ['a tag inside an attribute value', svg('<path d="<script>"/>'), 'não é SVG simples'],
    ['the same attribute twice', svg('<path d="a" d="b"/>'), 'duas vezes'],
    ['an attribute without quotes', svg('<path d=a />'), 'não é SVG simples'],
    ['an unclosed element', svg('<g>'), 'fora do sítio'],
    ['an unclosed root', '<svg xmlns="http://www.w3.org/2000/svg"><g></g>', 'não fecha'],
    ['two roots', svg('') + svg(''), 'um só desenho'],
    ['text after the root', `${svg('')}olá`, 'fora de <svg>'],
    ['no content', '', 'um só desenho'],
    ['too deep nesting', svg('<g>'.repeat(70) + '</g>'.repeat(70)), 'uns dentro dos outros'],
  ])('with %s is refused with a reason', (_, source, words) => {
    expect(svgProblem(source)).toContain(words);
  });

  it('is parsed in linear time', () => {
    const long = svg('<path d="M0 0"/>'.repeat(20_000));
    expect(svgProblem(long)).toBeNull();
    expect(svgProblem(`<svg ${'a '.repeat(100_000)}`)).toContain('não é SVG simples');
  });
});
