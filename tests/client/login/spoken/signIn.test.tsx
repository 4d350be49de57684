// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoginPage } from '#client/login/LoginPage.tsx';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { readWithScreenReader } from '../../../support/spoken/readWithScreenReader.ts';
import { fakeFetch } from '../../api/fakeFetch.ts';
import { SITE } from '../site.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says the page for signing in, and what is wrong with a sign-in', async () => {
  const refused = {
    status: 401,
    body: { message: 'Nome de utilizador ou palavra-passe incorretos.', code: 'wrongPassword' },
  };
  fakeFetch({ 'GET /api/site': { status: 200, body: SITE }, 'POST /api/login': refused });
  const user = setupUser();
  render(<LoginPage />);
  await screen.findByText('Fundo A');
  const told = ['## por preencher', ...(await readWithScreenReader(document.body))];
  await user.type(screen.getByLabelText('Nome de Utilizador'), 'cometas');
  await user.type(screen.getByLabelText('Palavra-Passe'), 'outra coisa');
  await user.click(screen.getByRole('button', { name: /Jogar/ }));
  await screen.findByText('Nome de utilizador ou palavra-passe incorretos.');
  told.push('', '## recusada', ...(await readWithScreenReader(screen.getByRole('main'))));
  await expect(told.join('\n')).toMatchFileSnapshot('signIn.txt');
});
