import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { badInput, INVALID_VALUE_MESSAGE } from './badInput.ts';

type Part = 'params' | 'query' | 'body';

/** Replaces zod's English messages. */
const portugueseErrors = { error: () => INVALID_VALUE_MESSAGE };

/** Returns params, query and body in their final types. Refuses with badInput, naming every invalid field. */
export function checkInput(endpoint: Pick<Endpoint, Part>, request: FastifyRequest): Record<Part, unknown> {
  const given = { params: request.params, query: request.query, body: request.body };
  const fields: Record<string, string> = {};
  const whole: string[] = [];
  const checked = (part: Part): unknown => {
    const schema = endpoint[part];
    if (!schema) return undefined;
    const result = schema.safeParse(given[part] ?? {}, portugueseErrors);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join('.');
      if (path === '') whole.push(issue.message);
      else fields[path] ??= issue.message;
    }
    return undefined;
  };
  const input = { params: checked('params'), query: checked('query'), body: checked('body') };
  if (whole.length > 0 || Object.keys(fields).length > 0) throw badInput(fields, whole);
  return input;
}
