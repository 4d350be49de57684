// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalFile } from '#client/game/flow/GameState.ts';
import { OWN_TIME } from '#client/game/overlays/lesson/ownTime.ts';
import type { OverlaysProps } from '#client/game/overlays/overlaysProps.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { EMPTY_ANSWER } from '#domain/validation.ts';
import { setPageVisibility } from '../../../../support/setPageVisibility.ts';
import { expectAccessible, renderOverlays, WRITE } from '../harness.tsx';
import { fakeMicrophone } from './fakeMicrophone.ts';

const user = userEvent.setup();
const VOICE: LocalFile = {
  id: 'v1',
  name: 'Resposta por voz 1.webm',
  bytes: 5,
  reference: null,
  progress: 0.3,
  failed: null,
  seconds: 65,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(more: Partial<LocalFile> | null = null, rest: Partial<OverlaysProps> = {}, work = WRITE) {
  const files = { choose: vi.fn(() => [{ id: 'v9', name: 'x', bytes: 5 }]), read: vi.fn(async () => undefined) };
  const onQuiet = vi.fn();
  const supports = { ...NO_SUPPORTS, voiceAnswer: true };
  const recording = more === null ? undefined : { ...VOICE, ...more };
  const shown = renderOverlays({ work: { ...work, recording } }, { files, onQuiet, supports, ...rest });
  const part = await screen.findByRole('region', { name: 'Resposta por voz' });
  return { ...shown, files, onQuiet, part };
}

const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
const sentBy = (send: ReturnType<typeof vi.fn>) => send.mock.calls.map(([event]) => event);

describe('an answer by voice', () => {
  it('is recorded and stopped with the keyboard, while the game is silent, and kept as a file', async () => {
    fakeMicrophone();
    const { send, files, onQuiet } = await show();
    await expectAccessible();
    screen.getByRole('button', { name: 'Responder por voz' }).focus();
    await user.keyboard('{Enter}');
    const stop = await screen.findByRole('button', { name: 'Parar a gravação' });
    expect(document.activeElement).toBe(stop);
    expect(screen.getByText('A gravar. Há até 3 minutos.')).toBeTruthy();
    expect(onQuiet.mock.calls).toEqual([[true]]);
    await expectAccessible();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Responder por voz' });
    expect(onQuiet.mock.calls).toEqual([[true], [false]]);
    const [[[file]]] = files.choose.mock.calls as unknown as [[[File]]];
    expect([file.name, file.size]).toEqual([`Resposta por voz ${WRITE.number}.webm`, 5]);
    expect(sentBy(send)).toEqual([
      { type: 'RECORDING', isOn: true },
      { type: 'RECORD', file: { id: 'v9', name: 'x', bytes: 5, seconds: 1 } },
      { type: 'RECORDING', isOn: false },
    ]);
  });

  it.each<[string, typeof WRITE, string]>([
    [
      'with a recording or a text',
      { ...WRITE, error: EMPTY_ANSWER },
      'Escrevam ou gravem a vossa resposta antes de submeter.',
    ],
    ['with a text', { ...WRITE, error: EMPTY_ANSWER, canvas: { parts: ['problem'], isBegun: false } }, EMPTY_ANSWER],
    ['after another refusal', { ...WRITE, error: 'Parem primeiro a gravação.' }, 'Parem primeiro a gravação.'],
  ])('says how the step is answered: %s', async (_how, work, said) => {
    fakeMicrophone();
    await show(null, {}, work);
    expect(screen.getByText(said)).toBeDefined();
  });

  it('ends when the page is hidden, and when the class is silent', async () => {
    const microphone = fakeMicrophone();
    await show();
    await press('Responder por voz');
    await screen.findByRole('button', { name: 'Parar a gravação' });
    await act(async () => setPageVisibility(false));
    expect(microphone.open()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Parar a gravação' })).toBeNull();
    setPageVisibility(true);
  });

  it('shows how far it was sent, and is deleted after a second press', async () => {
    fakeMicrophone();
    const { send, part } = await show({});
    expect(within(part).getByText('A enviar… 30%')).toBeTruthy();
    expect(within(part).getByText('0:00 de 1:05')).toBeTruthy();
    await expectAccessible();
    await press(/^Apagar/);
    // A second tap in the same place, and the focus, are on the button that deletes nothing.
    const keep = screen.getByRole('button', { name: /^Não apagar/ });
    expect(document.activeElement).toBe(keep);
    expect(within(part).getByText('Querem mesmo apagar a gravação? Não volta.')).toBeTruthy();
    await press(/^Não apagar/);
    expect(document.activeElement).toBe(keep);
    expect(sentBy(send)).toEqual([]);
    await press(/^Apagar/);
    await press('Apagar mesmo');
    expect(sentBy(send)).toEqual([{ type: 'RECORD', file: null }]);
    expect(screen.getByRole('button', { name: 'Gravar de novo' })).toBeTruthy();
  });

  it('that is being recorded again can be given up for the one before', async () => {
    const microphone = fakeMicrophone();
    const { send, files } = await show({});
    await press('Gravar de novo');
    await user.click(await screen.findByRole('button', { name: 'Ficar com a anterior' }));
    expect(screen.getByText('0:00 de 1:05')).toBeTruthy();
    expect(microphone.open()).toBe(0);
    expect(files.choose).not.toHaveBeenCalled();
    expect(sentBy(send)).toEqual([
      { type: 'RECORDING', isOn: true },
      { type: 'RECORDING', isOn: false },
    ]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    [{ paused: 'Sem ligação.' }, 'Sem ligação.'],
    [{ failed: 'Recusado.' }, 'Recusado.'],
    [{ reference: 'upload:v1' }, 'Gravação guardada.'],
  ])('%j says «%s»', async (more, words) => {
    fakeMicrophone();
    const { part } = await show(more);
    expect(within(part).getByText(words)).toBeTruthy();
  });

  it('of another device says where it is heard, and shows what staff wrote of it', async () => {
    fakeMicrophone();
    const { part, files } = await show({ words: 'Queremos um recreio.' });
    await press(/^Ouvir/);
    expect(files.read.mock.calls).toEqual([['v1']]);
    expect(await within(part).findByText('Só se ouve no dispositivo em que foi gravada.')).toBeTruthy();
    expect(within(part).getByText(/«Queremos um recreio\.»/)).toBeTruthy();
  });

  it('says why the browser refused', async () => {
    fakeMicrophone({ refusal: 'NotAllowedError' });
    const { part } = await show();
    await press('Responder por voz');
    expect(await within(part).findByText(/não deixou usar o microfone/)).toBeTruthy();
    await expectAccessible();
  });

  it('the button says why an address without https cannot record', async () => {
    fakeMicrophone();
    vi.stubGlobal('isSecureContext', false);
    await show();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Responder por voz' });
    expect(button.disabled).toBe(true);
    const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('endereços https');
    await expectAccessible();
  });

  it('is silent while the teacher asks for silence', async () => {
    fakeMicrophone();
    const lesson = { ...OWN_TIME, view: { ...OWN_TIME.view, isSilent: true } };
    await show({}, { lesson });
    const buttons = ['Ouvir a resposta por voz', 'Gravar de novo'];
    for (const name of buttons) expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    expect(screen.getByText('A turma está em silêncio.')).toBeTruthy();
  });

  it('in mission 4 says that the plan has to be written', async () => {
    fakeMicrophone();
    await show(null, {}, { ...WRITE, canvas: { parts: ['problem'], isBegun: false } });
    expect(screen.getByText(/o plano tem de ficar escrito/)).toBeTruthy();
  });
});

it('is not offered without the support, and nothing of it is loaded', async () => {
  fakeMicrophone();
  const files = { choose: () => [], read: async () => undefined };
  renderOverlays({ work: WRITE }, { files, onQuiet: () => {} });
  await act(async () => {});
  expect(screen.queryByRole('region', { name: 'Resposta por voz' })).toBeNull();
});

it('is still shown where the support was switched off after a recording', async () => {
  fakeMicrophone();
  await show({}, { supports: NO_SUPPORTS });
  expect(screen.getByRole('button', { name: /^Apagar/ })).toBeTruthy();
});
