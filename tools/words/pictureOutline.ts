type Attributes = Readonly<Record<string, string>>;
interface IconModule {
  __iconData: { node: readonly (readonly [tag: string, attributes: Attributes])[] };
}

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*`);

/** Returns an icon of Lucide as one outline: the `d` of an SVG path of 24 by 24. Throws for an icon that does not exist. */
export async function pictureOutline(name: string): Promise<string> {
  const icon: IconModule = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  return icon.__iconData.node.map(([tag, attributes]) => outlineOf(tag, attributes)).join('');
}

function outlineOf(tag: string, attributes: Attributes): string {
  if (tag === 'path') return absoluteStart(attributes.d ?? '');
  const at = (key: string, usual = 0) => Number(attributes[key] ?? usual);
  switch (tag) {
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return roundedRectangle(at('x'), at('y'), at('width'), at('height'), at('rx', at('ry')));
    default:
      throw new RangeError(`No outline for <${tag}>`);
  }
}

/** A relative first point would be relative to the end of the shape before. */
function absoluteStart(d: string): string {
  return d.replace(RELATIVE_START, (_start, x: string, y: string, ...[at, whole]: [number, string]) => {
    const next = whole[at + _start.length] ?? '';
    return `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}`;
  });
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function roundedRectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}
