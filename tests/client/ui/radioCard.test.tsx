// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

afterEach(cleanup);

function Choice() {
  const [chosen, setChosen] = useState('one');
  return (
    <main>
      <fieldset>
        <legend>Qual?</legend>
        {['one', 'two'].map((value) => (
          <RadioCard
            key={value}
            name="choice"
            label={value}
            hint={value === 'two' ? 'A segunda' : undefined}
            checked={chosen === value}
            onChange={() => setChosen(value)}
          />
        ))}
      </fieldset>
    </main>
  );
}

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);

it('chooses by a press anywhere on the card', async () => {
  const user = setupUser();
  render(<Choice />);
  expect(checked()).toEqual([true, false]);
  await user.click(screen.getByText('A segunda'));
  expect(checked()).toEqual([false, true]);
  await expectAccessible();
});

it('has its label as name and its hint as description', () => {
  render(<Choice />);
  const radio = screen.getByRole('radio', { name: 'two' });
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A segunda');
  expect(screen.getByRole('radio', { name: 'one' }).getAttribute('aria-describedby')).toBeNull();
});
