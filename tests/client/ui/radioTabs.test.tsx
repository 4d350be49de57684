// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { listenForRadioTabs } from '#client/ui/hooks/radioTabs.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

const OPTIONS = ['Uma', 'Duas', 'Três'];

function Page({ chosen = null }: { chosen?: string | null }) {
  const [value, setValue] = useState(chosen);
  useEffect(listenForRadioTabs, []);
  return (
    <>
      <button type="button">Antes</button>
      {OPTIONS.map((option) => (
        <label key={option}>
          <input type="radio" name="luas" checked={value === option} onChange={() => setValue(option)} />
          {option}
        </label>
      ))}
      <button type="button">Depois</button>
    </>
  );
}

afterEach(cleanup);

const focusedText = () => document.activeElement?.closest('label, button')?.textContent;

describe('a group of radio buttons with Tab and Enter alone', () => {
  it.each([null, 'Duas'])('is passed option by option from the first, when %s is chosen', async (chosen) => {
    const user = setupUser();
    render(<Page chosen={chosen} />);
    const passed: unknown[] = [];
    for (let press = 0; press < 5; press += 1) {
      await user.tab();
      passed.push(focusedText());
    }
    expect(passed).toEqual(['Antes', ...OPTIONS, 'Depois']);
    for (const option of [...OPTIONS].reverse()) {
      await user.tab({ shift: true });
      expect(focusedText()).toBe(option);
    }
  });

  it('chooses the focused option by Enter or Space, and passing chooses nothing', async () => {
    const user = setupUser();
    render(<Page />);
    for (const _ of ['Antes', 'Uma', 'Duas']) await user.tab();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Duas' }).checked).toBe(true);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Três' }).checked).toBe(true);
  });

  it('leaves a press with a modifier to the browser', async () => {
    const user = setupUser();
    render(<Page />);
    screen.getByRole('radio', { name: 'Uma' }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});
