// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanChoice } from '#client/panel/classroom/plan/PlanChoice.tsx';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { renderPart } from './planHarness.tsx';

afterEach(cleanup);

const card = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const described = (name: string) =>
  document.getElementById(card(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('offers three plans with what each is for and what it leaves out', async () => {
  renderPart(<PlanChoice value={null} onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Quantas sessões tem com a turma?' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    false,
    false,
  ]);
  expect(described('4 sessões')).toBe(
    'Serve quando há um mês de Cidadania, ou uma semana temática.O que se perde: quase todo o papel vai para casa; a recolha faz-se fora da aula; o plano pode não caber.',
  );
  expect(card('6 sessões').closest('label')?.textContent).toContain('Recomendado');
  expect(screen.getAllByText('Recomendado')).toHaveLength(1);
  await inBothThemes(expectAccessible);
});

test('reports the plan that is pressed, with the mouse or with the arrows', async () => {
  const user = setupUser();
  const onChange = vi.fn();
  const { rerender } = renderPart(<PlanChoice value={6} onChange={onChange} />);
  expect(card('6 sessões').checked).toBe(true);
  await user.click(screen.getByText(/um mês de Cidadania/));
  expect(onChange).toHaveBeenLastCalledWith(4);
  rerender(<PlanChoice value={4} onChange={onChange} />);
  card('4 sessões').focus();
  await user.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(6);
});
