/** Returns a change handler that passes the field's value to `set`. */
export function onValue(set: (value: string) => void) {
  return (event: { target: { value: string } }) => set(event.target.value);
}
