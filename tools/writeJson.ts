import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LINE_WIDTH = 120;

/** Writes plain data as JSON in the formatter's style: an array that fits stays on one line. */
export function writeJson(file: string, data: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${formatted(data, '', 0)}\n`);
}

/** `column`: the number of characters before the value on its line. */
function formatted(value: unknown, indent: string, column: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = oneLine(value);
    if (column + line.length < LINE_WIDTH) return line;
    return block(
      '[',
      value.map((element) => inner + formatted(element, inner, inner.length)),
      `${indent}]`,
    );
  }
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + formatted(member, inner, name.length);
  });
  return members.length === 0 ? '{}' : block('{', members, `${indent}}`);
}

function oneLine(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(oneLine).join(', ')}]` : JSON.stringify(value);
}

function block(open: string, lines: readonly string[], close: string): string {
  return `${open}\n${lines.join(',\n')}\n${close}`;
}
