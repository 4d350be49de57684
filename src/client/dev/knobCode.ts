import type { KnobSheet } from './stageDesk.ts';

/** Returns the constants as code that replaces those in the scene's file. */
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

/** Returns whether any constant differs from the code. */
export function hasChangedKnobs({ values, declaration }: KnobSheet): boolean {
  return Object.entries(declaration).some(([name, { value }]) => values[name] !== value);
}

/** Resets every constant to the value in the code. */
export function reset({ values, declaration }: KnobSheet): void {
  for (const [name, { value }] of Object.entries(declaration)) values[name] = value;
}
