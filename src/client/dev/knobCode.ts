import type { KnobSheet } from './stageDesk.ts';

/** The constants as a line of code that replaces the ones in the scene's file. */
export function codeOf({ values, declaration }: KnobSheet): string {
  const lines = Object.entries(declaration).map(([name, knob]) => {
    const fields = Object.entries({ ...knob, value: values[name] ?? knob.value });
    return `  ${name}: { ${fields.map(([field, value]) => `${field}: ${literal(value)}`).join(', ')} },`;
  });
  return ['knobs({', ...lines, '})'].join('\n');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Whether a designer has turned anything. */
export function isTurned({ values, declaration }: KnobSheet): boolean {
  return Object.entries(declaration).some(([name, { value }]) => values[name] !== value);
}

/** Every constant as the code has it. */
export function reset({ values, declaration }: KnobSheet): void {
  for (const [name, { value }] of Object.entries(declaration)) values[name] = value;
}
