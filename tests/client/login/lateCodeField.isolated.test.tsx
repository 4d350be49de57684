// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LateCodeField } from '#client/login/LateCodeField.tsx';

vi.mock('#client/login/code/CodeField.tsx', () => new Promise(() => {}));
afterEach(cleanup);

test('the code of a card can be sent before the field for it has loaded', () => {
  render(
    <form aria-label="Entrar">
      <LateCodeField initial="farol-nuvem-prado-vela" />
    </form>,
  );
  expect(screen.getByRole('status').textContent).toBe('A carregar…');
  const form = screen.getByRole('form', { name: 'Entrar' }) as HTMLFormElement;
  expect(new FormData(form).get('code')).toBe('farol-nuvem-prado-vela');
});
