/**
 * A text without the `char`s at its end, in time that grows with the text alone: an expression like /-+$/ begins anew at
 * every one of them, and a long enough run stops whoever asks for it.
 */
export function withoutEnd(text: string, char: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === char) end -= 1;
  return text.slice(0, end);
}
