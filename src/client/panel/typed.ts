/** Hands what a field now holds to `set`. */
export function typed(set: (value: string) => void) {
  return (event: { target: { value: string } }) => set(event.target.value);
}
