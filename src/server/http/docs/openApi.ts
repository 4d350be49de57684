import type { Endpoint } from '#contract/endpoint.ts';
import { refusalsOf } from '#contract/endpoint.ts';
import { REFUSALS, type RefusalId, refusalBody } from '#contract/refusals.ts';
import type { StreamedCall } from '#contract/uploads.ts';
import { ROLE_NAMES } from '#domain/vocabulary.ts';
import { DOC_GROUPS, STREAMS, STREAMS_GROUP } from './groups.ts';
import { answerSchema, formSchema, inputSchema, type JsonSchema } from './jsonSchemas.ts';

const REFUSAL_REF = { $ref: '#/components/schemas/Refusal' };
const SECURITY = [{ token: [] }];

/** Returns the whole contract as an OpenAPI 3.1 document, generated from the tables. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (path: string, method: string, operation: object) => {
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  };
  for (const { title, table } of DOC_GROUPS) {
    for (const [name, endpoint] of Object.entries(table)) {
      add(endpoint.path, endpoint.method, operationOf(name, title, endpoint));
    }
  }
  for (const call of STREAMS) add(call.path, call.method, streamedOperation(call));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Conselho Galáctico',
      version: '1.0.0',
      description:
        'Todas as chamadas do servidor. Os corpos aceitam-se em JSON ou como formulário; `page` conta a partir de 0.',
    },
    servers: [{ url: '/api' }],
    tags: [...DOC_GROUPS.map(({ title }) => title), STREAMS_GROUP].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: { ...answerSchema(refusalBody), description: 'O corpo de todas as recusas.' } },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(name: string, tag: string, endpoint: Endpoint): object {
  const { status, body } = endpoint.success;
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: describeCallers(endpoint.who),
    ...(endpoint.who !== 'anyone' && { security: SECURITY }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: requestBody(inputSchema(endpoint.body)) }),
    responses: {
      [status]: { description: 'Aceite.', content: { 'application/json': { schema: answerSchema(body) } } },
      ...refusalResponses(refusalsOf(endpoint)),
    },
  };
}

function streamedOperation({ path, method, summary, who, query, statuses, refusals }: StreamedCall): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    operationId: `${method.toLowerCase()}-${path.replace(/\W+/g, '-').replace(/^-/, '')}`,
    tags: [STREAMS_GROUP],
    summary,
    description: describeCallers(who),
    ...(who !== 'anyone' && { security: SECURITY }),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...parameters(query, 'query'),
    ],
    responses: {
      ...Object.fromEntries(statuses.map((status) => [status, { description: 'Aceite.' }])),
      ...refusalResponses([...refusals, 'internal', 'databaseDown', 'diskFull']),
    },
  };
}

/** Returns who may call, in Portuguese. */
export function describeCallers(who: Endpoint['who']): string {
  if (who === 'anyone') return 'Sem sessão iniciada.';
  return `Contas: ${who.map((role) => `${ROLE_NAMES[role]} (${role})`).join(', ')}.`;
}

function parameters(schema: Endpoint['params'], place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schema ? inputSchema(schema) : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function requestBody(schema: JsonSchema): object {
  return {
    required: true,
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema: formSchema(schema) } },
  };
}

/** Returns one response for each status; several refusals may share one. */
function refusalResponses(ids: readonly RefusalId[]): Record<string, object> {
  const statuses = [...new Set(ids.map((id) => REFUSALS[id].status))].sort((a, b) => a - b);
  const codesOf = (status: number) => [...new Set(ids)].filter((id) => REFUSALS[id].status === status);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = codesOf(status);
      const body = {
        description: codes.map((code) => `\`${code}\`: ${REFUSALS[code].message}`).join(' '),
        content: {
          'application/json': {
            schema: REFUSAL_REF,
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: { message: REFUSALS[code].message, code } }]),
            ),
          },
        },
      };
      return [status, body];
    }),
  );
}
