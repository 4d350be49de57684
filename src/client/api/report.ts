/** The one place where the client writes to the console: what the spec calls 'logged only' (section 8). */
export function report(error: unknown, where: string): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is this product's only log on a tablet
  console.error(`[${where}]`, error);
}
