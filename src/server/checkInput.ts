import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { Refusal } from './refusals.ts';

type Part = 'params' | 'query' | 'body';

/** Words for whatever the contract has no own words for; nothing of the library's English reaches a person. */
const UNNAMED = 'Valor inválido.';
const inOurWords = { error: () => UNNAMED };

/** Params, query and body in their final types. Refuses with badInput, naming every field that is wrong. */
export function checkInput(endpoint: Endpoint, request: FastifyRequest): Record<Part, unknown> {
  const given = { params: request.params, query: request.query, body: request.body };
  const fields: Record<string, string> = {};
  const whole: string[] = [];
  const checked = (part: Part): unknown => {
    const schema = endpoint[part];
    if (!schema) return undefined;
    const result = schema.safeParse(given[part] ?? {}, inOurWords);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join('.');
      if (path === '') whole.push(issue.message);
      else fields[path] ??= issue.message;
    }
    return undefined;
  };
  const input = { params: checked('params'), query: checked('query'), body: checked('body') };
  if (whole.length > 0 || Object.keys(fields).length > 0) throw refusalFor(fields, whole);
  return input;
}

/** When all complaints say the same, the message says it too: it is what a toast shows. */
function refusalFor(fields: Record<string, string>, whole: string[]): Refusal {
  const [only, ...others] = new Set([...Object.values(fields), ...whole]);
  const telling = only !== undefined && others.length === 0 && only !== UNNAMED;
  return new Refusal('badInput', { message: telling ? only : REFUSALS.badInput.message, fields });
}
