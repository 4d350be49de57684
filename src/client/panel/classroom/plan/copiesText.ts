/** Returns '1 exemplar' or '12 exemplares'. */
export function copiesText(copies: number): string {
  return copies === 1 ? '1 exemplar' : `${copies} exemplares`;
}
