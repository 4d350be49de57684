import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';

/** Markers in an injected text: the function it would call and the class of the element it would create. */
export const CANARY = 'canario';
export const INTRUDER = 'intruso';

const SHORT = `"><img src=x class=${INTRUDER} onerror=${CANARY}()>{{${CANARY}()}}`;
const LONG = [
  SHORT,
  `<script>${CANARY}()</script></script></textarea></title>`,
  `<svg class=${INTRUDER} onload=${CANARY}()>`,
  `<iframe class=${INTRUDER} srcdoc="<script>${CANARY}()</script>"></iframe>`,
  `<a class=${INTRUDER} href="javascript:${CANARY}()">x</a> [x](javascript:${CANARY}()) javascript:${CANARY}()`,
  `<style class=${INTRUDER}>*{display:none}</style>&lt;script&gt;&#x3c;b class=${INTRUDER}&#x3e;`,
  `{{constructor.constructor("${CANARY}()")()}} \${${CANARY}()} <%= ${CANARY}() %>`,
  "'-alert(1)-'\\u0000 \u2400 \ufffd \u202eavirado\u202c \u2028 \u200b e\u0301\u0301\u0301",
  'Aaaaaaaaaaaaaaaaaaaa'.repeat(15),
].join('\n');

/** Returns the label by which a text is recognised on a screen. */
export const labelOf = (field: string) => `§${field}§`;

/** Returns a text for `field` that would run if rendered as markup; at most `max` characters. */
export function injectionText(field: string, max = 120): string {
  const label = labelOf(field);
  const text = label + (label.length + LONG.length > max ? SHORT : LONG);
  if (text.length > max) throw new Error(`${field} is too long for ${max} characters.`);
  return text;
}

/** The parts of a zod schema that are read here. */
interface Schema {
  _zod: {
    def: {
      type: string;
      format?: string;
      shape?: Record<string, Schema>;
      element?: Schema;
      innerType?: Schema;
      out?: Schema;
    };
  };
}

/** Returns every text field of the contract's write calls as 'call.field', except ids and passwords. */
export function storedTextFields(): string[] {
  const calls = Object.entries<Endpoint>(ENDPOINTS).filter(([, { method }]) => method !== 'GET');
  return calls.flatMap(([name, { body }]) => [...new Set(body ? textsIn(body as unknown as Schema, name) : [])]);
}

function textsIn({ _zod: { def } }: Schema, path: string): string[] {
  const inner = def.innerType ?? def.out ?? def.element;
  if (inner) return textsIn(inner, path);
  if (def.shape) return Object.entries(def.shape).flatMap(([key, field]) => textsIn(field, `${path}.${key}`));
  const isId = def.format === 'uuid' || /\.(password|current|key)$/.test(path);
  return def.type === 'string' && !isId ? [path] : [];
}
