// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#client/ui/controls/Button.tsx';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { StarRating } from '#client/ui/controls/StarRating.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';

afterEach(cleanup);
const textOf = (id: string | null) => (id ?? '').split(' ').map((one) => document.getElementById(one)?.textContent);

describe('fields', () => {
  it.each([
    ['text', <TextField key="f" label="Nome" hint="Ajuda" error="Falta" required />],
    ['area', <TextArea key="f" label="Nome" hint="Ajuda" error="Falta" required />],
    ['select', <SelectField key="f" label="Nome" hint="Ajuda" error="Falta" required options={[]} />],
    ['password', <PasswordField key="f" label="Nome" hint="Ajuda" error="Falta" required />],
  ])('%s: label, help and error belong to the control', (_, field) => {
    render(field);
    const control = screen.getByLabelText(/^Nome/, { selector: 'input, textarea, select' });
    expect(textOf(control.getAttribute('aria-describedby'))).toEqual(['Ajuda', 'Falta']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.hasAttribute('required')).toBe(true);
  });

  it('without help or error nothing is pointed at', () => {
    render(<TextField label="Nome" error="" />);
    const control = screen.getByLabelText('Nome');
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.getAttribute('aria-invalid')).toBe('false');
  });

  it('a select offers its placeholder first', () => {
    const onChange = vi.fn();
    const options = [{ value: 'a', label: 'Escola A' }];
    render(<SelectField label="Escola" placeholder="Escolher" value="" onChange={onChange} options={options} />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Escolher', 'Escola A']);
    fireEvent.change(screen.getByLabelText('Escola'), { target: { value: 'a' } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('the eye shows and hides the password and says so', () => {
    render(<PasswordField label="Palavra-Passe" />);
    const field = screen.getByLabelText('Palavra-Passe') as HTMLInputElement;
    expect(field.type).toBe('password');
    fireEvent.click(screen.getByLabelText('Mostrar a palavra-passe'));
    expect(field.type).toBe('text');
    const eye = screen.getByLabelText('Ocultar a palavra-passe');
    expect([eye.getAttribute('aria-pressed'), eye.getAttribute('type')]).toEqual(['true', 'button']);
    fireEvent.click(eye);
    expect(field.type).toBe('password');
  });
});

describe('Button', () => {
  it('does not submit unless told to, and takes no press while busy', () => {
    const onClick = vi.fn();
    const view = render(<Button onClick={onClick}>Guardar</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
    view.rerender(
      <Button onClick={onClick} busy>
        Guardar
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});

describe('StarRating', () => {
  it('is a group of radio buttons from 1 to 5', () => {
    const onChange = vi.fn();
    render(<StarRating label="Avaliar a proposta dos Cometas" value={2} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Avaliar a proposta dos Cometas' })).toBeTruthy();
    const stars = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(stars.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
    fireEvent.click(screen.getByLabelText('4 estrelas'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('has no choice yet, and takes none when disabled', () => {
    render(<StarRating label="x" value={null} onChange={() => {}} disabled />);
    const stars = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(stars.some(({ checked }) => checked)).toBe(false);
    expect((screen.getByRole('group') as HTMLFieldSetElement).disabled).toBe(true);
    expect(screen.getByLabelText('1 estrela')).toBeTruthy();
  });
});
