/** Code points of keys without a character (W3C WebDriver, section 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Returns the key actions that press keys together, such as 'Shift+Tab', as Playwright writes them. */
export function pressActions(combination: string): { type: 'keyDown' | 'keyUp'; value: string }[] {
  const values = combination.split(/(?<=.)\+/).map((key) => KEYS[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.reverse().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}
