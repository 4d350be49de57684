/** Returns what a team asked; without words of its own it said that it did not understand. */
export function questionWords({ text }: { text: string }): string {
  return text === '' ? 'Não percebemos.' : `Não percebemos. ${text}`;
}
