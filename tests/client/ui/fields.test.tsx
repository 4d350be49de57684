// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#client/ui/controls/Button.tsx';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { StarRating } from '#client/ui/controls/StarRating.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { setupUser } from '../../support/browser/setupUser.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);
const textOf = (id: string | null) => (id ?? '').split(' ').map((one) => document.getElementById(one)?.textContent);

describe('fields', () => {
  it.each([
    ['text', <TextField key="f" label="Nome" hint="Ajuda" error="Falta" required />],
    ['area', <TextArea key="f" label="Nome" hint="Ajuda" error="Falta" required />],
    [
      'select',
      <SelectField key="f" label="Nome" hint="Ajuda" error="Falta" required placeholder="Escolher" options={[]} />,
    ],
    ['password', <PasswordField key="f" label="Nome" hint="Ajuda" error="Falta" required />],
  ])('%s: label, help and error describe the control', (_, field) => {
    render(field);
    const control = screen.getByLabelText(/^Nome/, { selector: 'input, textarea, select' });
    expect(textOf(control.getAttribute('aria-describedby'))).toEqual(['Ajuda', 'Falta']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.hasAttribute('required')).toBe(true);
  });

  it('a field without help and error has no description', () => {
    render(<TextField label="Nome" error="" />);
    const control = screen.getByLabelText('Nome');
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.getAttribute('aria-invalid')).toBe('false');
  });

  it('a select offers its placeholder first', async () => {
    const onChange = vi.fn();
    const options = [{ value: 'a', label: 'Escola A' }];
    render(<SelectField label="Escola" placeholder="Escolher" value="" onChange={onChange} options={options} />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Escolher', 'Escola A']);
    await user.selectOptions(screen.getByLabelText('Escola'), 'Escola A');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('a select without an empty option is not required, because it always has a value, but shows the star', () => {
    render(<SelectField label="Escola" required options={[{ value: 'a', label: 'Escola A' }]} />);
    const control = screen.getByLabelText(/^Escola/);
    expect(control.hasAttribute('required')).toBe(false);
    expect(screen.getByText('*')).toBeTruthy();
  });

  it('the eye button shows and hides the password and says so', async () => {
    render(<PasswordField label="Palavra-Passe" />);
    const field = screen.getByLabelText('Palavra-Passe') as HTMLInputElement;
    expect(field.type).toBe('password');
    await user.click(screen.getByLabelText('Mostrar a palavra-passe'));
    expect(field.type).toBe('text');
    const eye = screen.getByLabelText('Ocultar a palavra-passe');
    expect([eye.getAttribute('aria-pressed'), eye.getAttribute('type')]).toEqual(['true', 'button']);
    await user.click(eye);
    expect(field.type).toBe('password');
  });
});

describe('Button', () => {
  it('has the type button by default and ignores clicks while busy', async () => {
    const onClick = vi.fn();
    const view = render(<Button onClick={onClick}>Guardar</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
    view.rerender(
      <Button onClick={onClick} busy>
        Guardar
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});

describe('StarRating', () => {
  it('is a group of radio buttons from 1 to 5', async () => {
    const onChange = vi.fn();
    render(<StarRating label="Avaliar a proposta dos Cometas" value={2} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Avaliar a proposta dos Cometas' })).toBeTruthy();
    const stars = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(stars.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
    await user.click(screen.getByLabelText('4 estrelas'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('has no checked star without a value, and can be disabled', () => {
    render(<StarRating label="x" value={null} onChange={() => {}} disabled />);
    const stars = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(stars.some(({ checked }) => checked)).toBe(false);
    expect((screen.getByRole('group') as HTMLFieldSetElement).disabled).toBe(true);
    expect(screen.getByLabelText('1 estrela')).toBeTruthy();
  });
});
