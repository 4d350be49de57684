// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { setupUser } from '../../support/browser/setupUser.ts';

afterEach(cleanup);

it.each([true, false])('a switch that is %s says so, and calls onChange with the opposite', async (checked) => {
  const onChange = vi.fn();
  render(<Switch label="Música" checked={checked} onChange={onChange} />);
  const button = screen.getByRole('switch', { name: 'Música' });
  expect([button.getAttribute('aria-checked'), button.getAttribute('aria-describedby')]).toEqual([`${checked}`, null]);
  expect(button.querySelectorAll('svg')).toHaveLength(checked ? 1 : 0);
  await setupUser().click(button);
  expect(onChange.mock.calls).toEqual([[!checked]]);
});

it('a hint describes the switch', () => {
  render(<Switch label="Modo projetor" hint="Letras a dobrar." checked={false} onChange={() => {}} />);
  const button = screen.getByRole('switch', { name: 'Modo projetor' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Letras a dobrar.');
});
