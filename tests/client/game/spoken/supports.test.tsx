// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AloudLayer } from '#client/game/aloud/AloudLayer.tsx';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { fakeSpeech, voiceOf } from '../../../support/speech/fakeSpeech.ts';
import { readWithScreenReader } from '../../../support/spoken/readWithScreenReader.ts';
import { renderOverlays, WRITE } from '../overlays/harness.tsx';
import { fakeMicrophone } from '../overlays/voice/fakeMicrophone.ts';

const SUPPORTS = { ...NO_SUPPORTS, easyRead: true, letterSize: 125, voiceAnswer: true } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says what the menu offers, and each support with its help and its state', async () => {
  const user = setupUser();
  renderOverlays({}, { supports: SUPPORTS, onOurDiary: () => {} });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const choose = await screen.findByRole('button', { name: 'Escolher apoios' });
  const menu = await readWithScreenReader(screen.getByRole('dialog', { name: 'Menu' }));
  await user.click(choose);
  const supports = await readWithScreenReader(screen.getByRole('dialog', { name: 'Apoios' }));
  await expect(['## menu', ...menu, '', '## apoios', ...supports].join('\n')).toMatchFileSnapshot('states/menu.txt');
});

it('says how an answer is given by voice, before, while and after it is recorded', async () => {
  const user = setupUser();
  fakeMicrophone();
  const files = {
    choose: () => [{ id: 'v1', name: 'Resposta por voz 2.webm', bytes: 5 }],
    read: async () => undefined,
  };
  const rest = { files, onQuiet: () => {}, supports: SUPPORTS };
  const { update } = renderOverlays({ work: WRITE }, rest);
  const part = await screen.findByRole('region', { name: 'Resposta por voz' });
  const told = ['## por gravar', ...(await readWithScreenReader(part))];
  await user.click(screen.getByRole('button', { name: 'Responder por voz' }));
  await screen.findByRole('button', { name: 'Parar a gravação' });
  told.push('', '## a gravar', ...(await readWithScreenReader(part)));
  await user.click(screen.getByRole('button', { name: 'Parar a gravação' }));
  const recording = { id: 'v1', name: 'Resposta por voz 2.webm', bytes: 5, reference: 'r1', progress: 1, failed: null };
  update({ work: { ...WRITE, recording: { ...recording, seconds: 65 } } });
  told.push('', '## gravada', ...(await readWithScreenReader(part)));
  await expect(told.join('\n')).toMatchFileSnapshot('states/voice.txt');
});

it('says the controls that read the page aloud', async () => {
  fakeSpeech(vi.stubGlobal, [voiceOf('pt-PT')]);
  render(<AloudLayer theme="ds" isSilent={false} />);
  const bar = await screen.findByRole('region', { name: 'Ler em voz alta' });
  await screen.findByRole('button', { name: 'Voz do dispositivo' });
  await expect((await readWithScreenReader(bar)).join('\n')).toMatchFileSnapshot('states/aloud.txt');
});
