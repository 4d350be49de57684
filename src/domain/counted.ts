/** Returns a number with its noun: '1 equipa', '3 equipas'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
