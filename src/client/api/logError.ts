/** Logs an error to the console ('logged only', spec section 8). The only place of the client that logs errors. */
export function logError(error: unknown, where: string): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log on a tablet
  console.error(`[${where}]`, error);
}
