// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectAccessible, show, WRITE } from './harness.tsx';

afterEach(cleanup);

const VERSIONS = [
  { text: 'Um mercado', at: null },
  { text: 'Uma horta', at: 1 },
];
const opener = () => screen.queryByRole('button', { name: 'Outras versões (2)' });

it('are not offered where there are none', () => {
  show({ work: WRITE });
  expect(opener()).toBeNull();
});

it('are read in full, and one takes the place of what stands there', async () => {
  const { send } = show({ work: { ...WRITE, value: 'Outra coisa', versions: VERSIONS } });
  fireEvent.click(opener() as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Outras versões deste texto' }));
  const [newest, older] = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect([newest, older]).toEqual(['AgoraUm mercadoUsar este texto', '01/01/1970Uma hortaUsar este texto']);
  await expectAccessible();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Usar este texto' })[1] as HTMLElement);
  expect(send.mock.calls).toEqual([[{ type: 'USE_VERSION', text: 'Uma horta' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
