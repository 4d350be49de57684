/** The input of a call, in the parts that the contract names. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns '/api', the path with its `:names` filled, and the query; query values undefined, null and '' are left out. */
export function addressOf(path: string, { params, query }: RequestParts): string {
  const values = fieldsOf(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fieldsOf(query))) {
    if (value !== undefined && value !== null && value !== '') search.append(name, textOf(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Encodes the body as JSON or as a form. */
export function bodyOf(body: unknown, encoding: 'form' | 'json'): string | URLSearchParams {
  return encoding === 'json' ? JSON.stringify(body) : formOf(fieldsOf(body));
}

/**
 * Encodes a form as in the spec (section 7): a list of texts or of lists repeats its field; a list of objects (the files of
 * one answer) is sent as JSON in one field.
 */
function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    const repeats = Array.isArray(value) && !value.some(isRecord);
    for (const item of repeats ? value : [value]) form.append(name, textOf(item));
  }
  return form;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
