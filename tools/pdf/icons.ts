import { GLOSSARY } from '#content/glossary/glossary.ts';
import { THEMES } from '#domain/vocabulary.ts';

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];
interface IconModule {
  __iconData: { node: readonly Node[] };
}

const names = new Set(THEMES.flatMap((theme) => GLOSSARY[theme].map(({ picture }) => picture)));
const nodes = new Map(
  await Promise.all(
    [...names].map(async (name) => {
      const icon: IconModule = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
      return [name, icon.__iconData.node] as const;
    }),
  ),
);

/** Returns an icon of Lucide that the glossary uses as SVG, drawn with lines of this colour. Throws for any other icon. */
export function iconSvg(name: string, color: string): string {
  const node = nodes.get(name);
  if (node === undefined) throw new RangeError(`Nenhuma palavra do glossário tem a imagem «${name}».`);
  const shapes = node.map(([tag, { key: _key, ...attributes }]) => `<${tag} ${attributesOf(attributes)}/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
