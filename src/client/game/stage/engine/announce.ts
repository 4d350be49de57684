const told = new Set<string>();

/** Tells once in the browser's console what the stage has chosen: whoever looks after a classroom's tablets finds it there. */
export function announce(choice: string): void {
  if (told.has(choice)) return;
  told.add(choice);
  // biome-ignore lint/suspicious/noConsole: the one line that says what the pictures are drawn with
  console.info(`[imagem] ${choice}`);
}
