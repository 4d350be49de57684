/** Reads environment variables and collects their problems, so that all are reported together. */
export type EnvReader = {
  /** Trimmed; an empty variable counts as absent. */
  text: (name: string) => string | undefined;
  /** The integer, or `fallback` when absent or invalid. */
  integer: (name: string, range: { min: number; max: number }, fallback: number) => number;
  /** True for `1`, false for `0`; `fallback` when absent. */
  flag: (name: string, meant: { fallback: boolean; meaning: string }) => boolean;
  refuse: (problem: string) => void;
};

/** Creates a reader that adds problems to `problems`, in Portuguese and without the values. */
export function createEnvReader(source: NodeJS.ProcessEnv, problems: string[]): EnvReader {
  const text = (name: string) => source[name]?.trim() || undefined;
  const refuse = (problem: string) => void problems.push(problem);
  return {
    text,
    refuse,
    integer(name, { min, max }, fallback) {
      const value = text(name);
      if (value === undefined) return fallback;
      if (/^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
      refuse(`${name} tem de ser um número inteiro de ${min} a ${max}.`);
      return fallback;
    },
    flag(name, { fallback, meaning }) {
      const value = text(name);
      if (value === undefined) return fallback;
      if (value !== '0' && value !== '1') refuse(`${name} só pode ser ${meaning}.`);
      return value === '1';
    },
  };
}
