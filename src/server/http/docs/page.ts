import { type Endpoint, refusalsOf } from '#contract/endpoint.ts';
import { REFUSALS, type RefusalId } from '#contract/refusals.ts';
import type { StreamedCall } from '#contract/uploads.ts';
import { describe } from './describe.ts';
import { DOC_GROUPS, STREAMS, STREAMS_GROUP } from './groups.ts';
import { answerSchema, inputSchema, type JsonSchema } from './jsonSchemas.ts';
import { describeCallers } from './openApi.ts';

/** Returns the contract as an HTML page in Portuguese, without script; the policy allows only a stylesheet of ours. */
export function docsPage(): string {
  const groups = DOC_GROUPS.map(({ title, table }) => ({
    title,
    calls: Object.entries(table).map(([name, endpoint]) => callSection(name, endpoint)),
  }));
  groups.push({ title: STREAMS_GROUP, calls: STREAMS.map(streamedSection) });
  const menu = groups.map(({ title }) => `<li><a href="#${anchor(title)}">${escapeHtml(title)}</a></li>`).join('');
  const sections = groups.map(
    ({ title, calls }) => `<section id="${anchor(title)}"><h2>${escapeHtml(title)}</h2>${calls.join('')}</section>`,
  );
  return `<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>API do Conselho Galáctico</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs.css"></head><body>
<a class="skip" href="#conteudo">Saltar para o conteúdo</a>
<header><h1>API do Conselho Galáctico</h1>${INTRODUCTION}</header>
<nav aria-label="Grupos de chamadas"><ul>${menu}</ul></nav>
<main id="conteudo">${sections.join('')}${refusalSection()}</main></body></html>`;
}

const INTRODUCTION = `<p>Todas as chamadas ficam abaixo de <code>/api</code>. A credencial que <code>POST /login</code>
devolve vai no cabeçalho <code>Authorization</code>, sozinha ou depois de <code>Bearer</code>. Os corpos aceitam-se em
JSON ou como formulário. As páginas contam-se a partir de 0. Uma recusa responde sempre <code>{ message, code, fields? }</code>; as
causas gerais estão na <a href="#recusas">tabela das recusas</a>.</p>
<p><a href="/api/openapi.json">O mesmo em OpenAPI 3.1</a></p>`;

function callSection(name: string, endpoint: Endpoint): string {
  const { method, path, summary, who, success } = endpoint;
  const inputs = (['params', 'query', 'body'] as const).flatMap((part) => inputRows(part, endpoint[part]));
  return `${callHeading(name, method, path, summary, describeCallers(who))}
${inputs.length > 0 ? table(`Dados de ${method} ${path}`, ['Dado', 'Onde', 'Obrigatório', 'O que é'], inputs) : ''}
<p class="answer"><strong>${success.status}</strong> ${escapeHtml(describe(answerSchema(success.body)))}</p>
${refusalList(refusalsOf(endpoint))}</article>`;
}

function streamedSection({ method, path, summary, who, statuses, refusals }: StreamedCall): string {
  const name = `${method.toLowerCase()}${path.replace(/\W+/g, '-')}`;
  return `${callHeading(name, method, path, summary, describeCallers(who))}
<p class="answer"><strong>${statuses.join(', ')}</strong></p>${refusalList(refusals)}</article>`;
}

function callHeading(name: string, method: string, path: string, summary: string, who: string): string {
  return `<article id="${escapeHtml(name)}"><h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p class="who">${escapeHtml(who)}</p>`;
}

const PLACES = { params: 'endereço', query: 'consulta', body: 'corpo' };

function inputRows(part: keyof typeof PLACES, schema: Endpoint['params']): string[][] {
  const { properties = {}, required = [] }: JsonSchema = schema ? inputSchema(schema) : {};
  return Object.entries(properties).map(([name, field]) => [
    `<code>${escapeHtml(name)}</code>`,
    PLACES[part],
    required.includes(name) ? 'sim' : 'não',
    fieldCell(field),
  ]);
}

function fieldCell(field: JsonSchema): string {
  const { description, examples = [] } = field;
  const said =
    description === undefined ? '' : `<br>${escapeHtml(description).replace(/`([^`]+)`/g, '<code>$1</code>')}`;
  const shown = examples.map((example) => `<br>Por exemplo: <code>${escapeHtml(JSON.stringify(example))}</code>`);
  return escapeHtml(describe(field)) + said + shown.join('');
}

function refusalList(ids: readonly RefusalId[]): string {
  const inOrder = [...ids].sort((a, b) => REFUSALS[a].status - REFUSALS[b].status);
  const items = inOrder.map((id) => `<li><strong>${REFUSALS[id].status}</strong> <code>${id}</code></li>`);
  return items.length > 0 ? `<p>Pode recusar:</p><ul class="refusals">${items.join('')}</ul>` : '';
}

function refusalSection(): string {
  const rows = Object.entries(REFUSALS).map(([id, { status, message }]) => [
    String(status),
    `<code>${id}</code>`,
    escapeHtml(message),
  ]);
  return `<section id="recusas"><h2>Recusas</h2>${table('Todas as recusas', ['Estado', 'code', 'message'], rows)}</section>`;
}

/** `rows` hold HTML; `caption` and `heads` are escaped here. */
function table(caption: string, heads: string[], rows: string[][]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function anchor(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '-');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
