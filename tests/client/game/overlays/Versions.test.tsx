// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { expectAccessible, renderOverlays, WRITE } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const VERSIONS = [
  { text: 'Um mercado', at: null },
  { text: 'Uma horta', at: 1 },
];
const opener = () => screen.queryByRole('button', { name: 'Outras versões (2)' });

it('other versions are not offered when there are none', () => {
  renderOverlays({ work: WRITE });
  expect(opener()).toBeNull();
});

it('other versions are shown in full, and one can replace the text', async () => {
  const { send } = renderOverlays({ work: { ...WRITE, value: 'Outra coisa', versions: VERSIONS } });
  await user.click(await screen.findByRole('button', { name: 'Outras versões (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Outras versões deste texto' }));
  const [newest, older] = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect([newest, older]).toEqual(['AgoraUm mercadoUsar este texto', '01/01/1970Uma hortaUsar este texto']);
  await expectAccessible();
  await user.click(dialog.getAllByRole('button', { name: 'Usar este texto' })[1] as HTMLElement);
  expect(send.mock.calls).toEqual([[{ type: 'USE_VERSION', text: 'Uma horta' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
