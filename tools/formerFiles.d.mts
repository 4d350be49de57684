/** Milliseconds since 1970 at which a file was first no longer part of the newest build. */
type Ledger = Record<string, number>;

export function sortFiles(build: { there: string[]; current: ReadonlySet<string>; former: Ledger; now: number }): {
  gone: string[];
  ledger: Ledger;
};

export function currentFiles(
  manifest: Record<string, { file: string; css?: string[]; assets?: string[] }>,
): Set<string>;
