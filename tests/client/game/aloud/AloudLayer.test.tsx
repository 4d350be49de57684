// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AloudLayer } from '#client/game/aloud/AloudLayer.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { roomBelow } from '#client/ui/roomBelow.ts';
import { floor } from '#client/ui/speech/floor.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { type FakeSpeech, fakeSpeech, voiceOf } from '../../../support/speech/fakeSpeech.ts';

let speech: FakeSpeech;
let user: UserEvent;

beforeEach(() => {
  localStorage.clear();
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEXT = (
  <main>
    <p>Que direito é este?</p>
    <section>
      <textarea aria-label="Resposta" defaultValue="Brincar" />
    </section>
  </main>
);

async function renderLayer({ voices = [voiceOf('pt-PT')], isSilent = false } = {}) {
  speech = fakeSpeech(vi.stubGlobal, voices);
  const all = (isNowSilent: boolean, dialog = false) => (
    <>
      {TEXT}
      <Dialog open={dialog} onClose={() => {}} title="Querem sair?">
        <p>Fica guardado.</p>
      </Dialog>
      <AloudLayer theme="dh" isSilent={isNowSilent} />
    </>
  );
  const { rerender } = render(all(isSilent));
  await act(async () => {});
  return { show: (silent: boolean, dialog = false) => act(async () => rerender(all(silent, dialog))) };
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const said = () => speech.said.map(({ text }) => text);

describe('the bar that reads aloud', () => {
  it('plays, pauses, goes on and stops by its buttons', async () => {
    await renderLayer();
    expect(button('Parar de ler').disabled).toBe(true);
    await user.click(button('Ler em voz alta'));
    expect(said()).toEqual(['Que direito é este?']);
    await user.click(button('Pausa na leitura'));
    expect(speech.queue).toEqual([]);
    await user.click(button('Continuar a ler'));
    expect(speech.queue).toHaveLength(1);
    await user.click(button('Frase seguinte'));
    expect(speech.queue.map(({ text }) => text)).toEqual(['Brincar']);
    await user.click(button('Parar de ler'));
    expect([speech.queue.length, floor.isTaken]).toEqual([0, false]);
    expect(button('Ler em voz alta')).toBeTruthy();
  });

  it('is free of violations', async () => {
    await renderLayer();
    const { violations } = await axe.run(screen.getByRole('region', { name: 'Ler em voz alta' }));
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('begins at the focus when it is started by key, also in a text box, which keeps its text', async () => {
    await renderLayer();
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Alt>}[KeyL]{/Alt}');
    expect(said()).toEqual(['Brincar']);
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Brincar');
    await user.keyboard('{Alt>}[KeyL]{/Alt}');
    expect(button('Continuar a ler')).toBeTruthy();
  });

  it('changes the speed in steps, at once, and keeps it', async () => {
    await renderLayer();
    await user.click(button('Ler em voz alta'));
    for (let step = 0; step < 3; step += 1) await user.click(button('Mais depressa'));
    expect(button('Mais depressa').disabled).toBe(true);
    expect(speech.queue).toMatchObject([{ rate: 1.3 }]);
    cleanup();
    await renderLayer();
    expect(screen.getByText('1,3×')).toBeTruthy();
  });

  it('is off while the teacher asks for silence, and pauses when that begins', async () => {
    const { show } = await renderLayer();
    await user.click(button('Ler em voz alta'));
    await show(true);
    expect([speech.queue.length, button('Continuar a ler').disabled]).toEqual([0, true]);
    expect(screen.getByText('Agora é tempo de silêncio.')).toBeTruthy();
    await user.keyboard('{Alt>}[KeyL]{/Alt}');
    expect(speech.queue).toEqual([]);
  });

  it('stops when a dialog opens, lies in it, and reads it alone', async () => {
    const { show } = await renderLayer();
    await user.click(button('Ler em voz alta'));
    await show(false, true);
    expect(speech.queue).toEqual([]);
    expect(screen.getByRole('dialog').contains(button('Ler em voz alta'))).toBe(true);
    await user.click(button('Ler em voz alta'));
    while (speech.queue.length > 0) act(() => speech.end());
    expect(said().slice(1)).toEqual(['Querem sair?', 'Fechar', 'Fica guardado.']);
  });

  it('says what is missing when there is nothing that it could read with', async () => {
    await renderLayer({ voices: [voiceOf('en-GB')] });
    await user.click(button('Ler em voz alta'));
    const notice = await screen.findByText(
      'Para ler este texto é preciso uma voz portuguesa, que este dispositivo não tem.',
    );
    expect(notice.getAttribute('role')).toBe('status');
    expect(button('Ler em voz alta')).toBeDefined();
  });

  it('says that there is no voice, how to install one, and uses it once it is there', async () => {
    await renderLayer({ voices: [voiceOf('en-GB'), voiceOf('pt-PT', false)] });
    expect(screen.getByText('Este dispositivo não tem uma voz portuguesa.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Voz do dispositivo' })).toBeNull();
    await user.click(button('Ler em voz alta'));
    expect(said()).toEqual([]);
    await user.click(button('Instalar uma voz'));
    const dialog = screen.getByRole('dialog', { name: 'Uma voz portuguesa' });
    expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Windows',
      'ChromeOS',
      'Android',
      'iPadOS',
    ]);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await act(async () => speech.install([voiceOf('pt-BR')]));
    expect(screen.queryByText('Este dispositivo não tem uma voz portuguesa.')).toBeNull();
    await user.click(button('Ler em voz alta'));
    expect(speech.queue).toMatchObject([{ voice: { lang: 'pt-BR' } }]);
  });

  it('says no more that there is no voice once that is put away, unless it is asked to read', async () => {
    const none = 'Este dispositivo não tem uma voz portuguesa.';
    const failed = 'Para ler este texto é preciso uma voz portuguesa, que este dispositivo não tem.';
    await renderLayer({ voices: [voiceOf('en-GB')] });
    await user.click(button('Fechar o aviso'));
    expect(screen.queryByText(none)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Instalar uma voz')));
    await user.click(button('Ler em voz alta'));
    expect(await screen.findByText(failed)).toBeDefined();
    await user.click(button('Fechar o aviso'));
    expect(screen.queryByText(failed)).toBeNull();
    await user.click(button('Instalar uma voz'));
    expect(screen.getByRole('dialog', { name: 'Uma voz portuguesa' })).toBeDefined();
  });

  it('falls silent, and gives its room back, when the support is switched off', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 1024, 61.5));
    await renderLayer();
    expect(roomBelow()).toBe(62);
    await user.click(button('Ler em voz alta'));
    cleanup();
    expect([roomBelow(), speech.queue.length, floor.isTaken]).toEqual([0, 0, false]);
    vi.restoreAllMocks();
  });
});
