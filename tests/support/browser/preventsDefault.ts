/** Returns whether the page prevents what a browser does by default on events of this type while `act` runs. */
export async function preventsDefault(type: keyof WindowEventMap, act: () => Promise<unknown>): Promise<boolean> {
  let isPrevented = false;
  const onEvent = (event: Event) => {
    isPrevented = event.defaultPrevented;
  };
  window.addEventListener(type, onEvent);
  await act();
  window.removeEventListener(type, onEvent);
  return isPrevented;
}
