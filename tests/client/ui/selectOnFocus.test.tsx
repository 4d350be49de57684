// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SELECT_ON_FOCUS } from '#client/ui/controls/selectOnFocus.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

afterEach(cleanup);

function Field() {
  return <input aria-label="Escola" defaultValue="Nenhum" {...SELECT_ON_FOCUS} />;
}

function mounted() {
  render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Escola');
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  return { field, selected };
}

describe('a field whose text is selected on focus', () => {
  it('is replaced by what is typed after Tab', async () => {
    const { field } = mounted();
    const user = setupUser();
    await user.tab();
    await user.keyboard('Rio');
    expect(field.value).toBe('Rio');
  });

  it('is replaced by what is typed after a click that places the caret', async () => {
    const { field } = mounted();
    const user = setupUser();
    await user.click(field);
    await user.keyboard('Rio');
    expect(field.value).toBe('Rio');
  });

  it('keeps the caret of a second click', async () => {
    const { field, selected } = mounted();
    const user = setupUser();
    await user.click(field);
    await user.pointer([{ target: field, offset: 2, keys: '[MouseLeft]' }]);
    expect(selected()).toBe('');
    await user.keyboard('x');
    expect(field.value).toBe('Nexnhum');
  });

  it('keeps what a first press selected by dragging', async () => {
    const { field, selected } = mounted();
    const user = setupUser();
    await user.pointer([
      { target: field, offset: 0, keys: '[MouseLeft>]' },
      { target: field, offset: 3 },
      { target: field, keys: '[/MouseLeft]' },
    ]);
    expect(selected()).toBe('Nen');
  });
});
