const KILOBYTE = 1024;

/** Returns the size as written in Portugal: '12 kB', '3,4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0kB`;
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1).replace('.', ',')}\u00a0MB`;
}
