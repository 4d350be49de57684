const announced = new Set<string>();

/** Logs each choice of the stage once, where the person who maintains a classroom's tablets finds it. */
export function announce(choice: string): void {
  if (announced.has(choice)) return;
  announced.add(choice);
  // biome-ignore lint/suspicious/noConsole: the one line that says what the pictures are drawn with
  console.info(`[imagem] ${choice}`);
}
