import { SvgRejection, type SvgToken, svgTokens } from './svgTokens.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
/** Deeper than any logo nests. */
const DEPTH_MAX = 64;

/** Elements that draw; none runs scripts, animates, embeds a page or loads something. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern style`.split(/\s+/),
);

const ATTRIBUTES = new Set(
  `id class style type version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points
  transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits spreadMethod
  clipPathUnits maskUnits maskContentUnits offset dx dy rotate textLength lengthAdjust pathLength
  fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule mask stop-color
  stop-opacity font-family font-size font-weight font-style font-variant text-anchor letter-spacing word-spacing
  dominant-baseline baseline-shift paint-order vector-effect shape-rendering text-rendering color-interpolation
  enable-background isolation mix-blend-mode role aria-label aria-labelledby aria-hidden xml:space`.split(/\s+/),
);
const DATA_ATTRIBUTE = /^data-[a-z-]+$/;
const OWN_REFERENCE = /^#[\w.:-]+$/;
const URL_OF = /url\(\s*(["']?)([^"')]*)\1\s*\)/gi;
/** Escapes, which could hide the other patterns; the others load something, run a script or leave the element. */
const UNSAFE_STYLE = /[\\@<]|expression\s*\(|javascript\s*:|-moz-binding|behavior\s*:|image-set\s*\(|\bsrc\s*\(/i;

/**
 * Returns why this SVG may not be shown, in Portuguese to follow 'o logótipo'; null when it may. Anything outside the lists
 * above is refused, not removed, so that pupils see exactly the installation's file.
 */
export function svgProblem(source: string): string | null {
  try {
    const open: string[] = [];
    let roots = 0;
    for (const token of svgTokens(source)) {
      if (token.kind === 'open' && open.length === 0) roots += 1;
      step(token, open);
    }
    if (open.length > 0) return `não fecha o elemento <${open.at(-1)}>`;
    return roots === 1 ? null : 'tem de ser um só desenho <svg>';
  } catch (error) {
    if (error instanceof SvgRejection) return error.message;
    throw error;
  }
}

function step(token: SvgToken, open: string[]): void {
  if (token.kind === 'text') checkText(token.text, open);
  else if (token.kind === 'open') {
    checkElement(token, open);
    if (!token.isClosed) open.push(token.name);
  } else if (open.pop() !== token.name) throw new SvgRejection(`fecha </${token.name}> fora do sítio`);
  if (open.length > DEPTH_MAX) throw new SvgRejection('tem elementos a mais uns dentro dos outros');
}

function checkElement({ name, attributes }: Extract<SvgToken, { kind: 'open' }>, open: readonly string[]): void {
  if (!ELEMENTS.has(name)) throw new SvgRejection(`tem o elemento <${name}>, que não é permitido`);
  if (open.length === 0 && name !== 'svg') throw new SvgRejection('tem de começar por <svg>');
  if (open.includes('style')) throw new SvgRejection('tem elementos dentro de <style>');
  if (open.length === 0 && attributes.get('xmlns') !== SVG_NAMESPACE) {
    throw new SvgRejection(`tem de ter xmlns="${SVG_NAMESPACE}"`);
  }
  for (const [attribute, value] of attributes) checkAttribute(attribute, value);
}

function checkAttribute(name: string, value: string): void {
  const lowerCased = value.toLowerCase();
  if (name === 'xmlns' && value === SVG_NAMESPACE) return;
  if (name === 'xmlns:xlink' && value === XLINK_NAMESPACE) return;
  if (name === 'href' || name === 'xlink:href') {
    if (OWN_REFERENCE.test(value)) return;
    throw new SvgRejection(`tem uma ligação para fora do desenho (${name})`);
  }
  if (!ATTRIBUTES.has(name) && !DATA_ATTRIBUTE.test(name)) {
    throw new SvgRejection(`tem o atributo ${name}, que não é permitido`);
  }
  if (lowerCased.includes('javascript:') || lowerCased.includes('data:')) {
    throw new SvgRejection(`tem um endereço no atributo ${name}`);
  }
  checkStyle(value);
}

/** Refuses text outside <svg>, and unsafe text in <style>. */
function checkText(text: string, open: readonly string[]): void {
  if (text.trim() === '') return;
  const within = open.at(-1);
  if (within === undefined) throw new SvgRejection('tem texto fora de <svg>');
  if (within === 'style') checkStyle(text);
}

function checkStyle(style: string): void {
  if (UNSAFE_STYLE.test(style)) throw new SvgRejection('tem estilos que não são permitidos');
  const outside = [...style.matchAll(URL_OF)].some(([, , address = '']) => !OWN_REFERENCE.test(address.trim()));
  const addresses = style.match(/url\s*\(/gi)?.length ?? 0;
  if (outside || addresses !== [...style.matchAll(URL_OF)].length) {
    throw new SvgRejection('tem estilos que vão buscar algo fora do desenho');
  }
}
