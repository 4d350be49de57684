/**
 * Returns the text without trailing `char`s, in linear time. A regular expression like /-+$/ backtracks at every `char`
 * and takes quadratic time on a long run.
 */
export function trimEndChar(text: string, char: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === char) end -= 1;
  return text.slice(0, end);
}
