// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSignLayer } from '#client/game/sign/useSignLayer.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { floor } from '#client/ui/speech/floor.ts';
import type { SignVideo } from '#contract/game/signVideos.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

const muteForVoice = vi.hoisted(() => vi.fn());
vi.mock('#client/game/pageAudio.ts', () => ({ muteForVoice }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  muteForVoice.mockClear();
});

const VIDEO: SignVideo = {
  theme: 'ds',
  place: 'mission1',
  sources: [
    { src: '/a.webm', type: 'video/webm' },
    { src: '/a.mp4', type: 'video/mp4' },
  ],
  poster: '/a.webp',
  captions: '/a.vtt',
};

function serve(answer: () => Response) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(new URL(address, 'http://exemplo.test').pathname);
    return answer();
  });
  return calls;
}
const json = (videos: SignVideo[]) => () =>
  new Response(JSON.stringify({ videos }), { headers: { 'content-type': 'application/json' } });

function Game({ mission = 1, isWanted = true }: { mission?: MissionLevel | null; isWanted?: boolean }) {
  const layer = useSignLayer({ theme: 'ds', mission, isWanted });
  return (
    <main>
      <h1>Jogo</h1>
      <IconButton label="Menu" aria-haspopup="dialog">
        M
      </IconButton>
      {layer}
    </main>
  );
}

const NAME = 'LGP: ver em Língua Gestual Portuguesa';
const button = () => screen.findByRole('button', { name: NAME });
const noButton = () => expect(screen.queryByRole('button', { name: NAME })).toBeNull();

describe('the button of the video in sign language', () => {
  it('stands where a mission has a video, and opens it with picture, formats and captions', async () => {
    serve(json([VIDEO]));
    render(<Game />);
    await setupUser().click(await button());
    const video = screen.getByLabelText('Vídeo em Língua Gestual Portuguesa');
    expect(video.getAttribute('poster')).toBe('/a.webp');
    expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/a.vtt');
  });

  it.each<[string, { mission: MissionLevel | null }]>([
    ['another mission', { mission: 2 }],
    ['the tutorial', { mission: null }],
  ])('is not there in %s', async (_where, props) => {
    const calls = serve(json([VIDEO]));
    render(<Game {...props} />);
    await waitFor(() => expect(calls).toEqual(['/api/sign-videos']));
    noButton();
  });

  it('asks nothing while it is not wanted, and asks again in the next mission after a failure', async () => {
    let isUp = false;
    const calls = serve(() => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return json([{ ...VIDEO, place: 'mission2' }])();
    });
    const { rerender } = render(<Game isWanted={false} />);
    expect(calls).toEqual([]);
    rerender(<Game />);
    await waitFor(() => expect(calls).toHaveLength(1));
    isUp = true;
    rerender(<Game mission={2} />);
    expect(await button()).toBeDefined();
  });
});

describe('while a video plays', () => {
  async function openFilm() {
    serve(json([{ ...VIDEO, captions: null }]));
    render(<Game />);
    await setupUser().click(await button());
    return screen.getByLabelText('Vídeo em Língua Gestual Portuguesa');
  }
  const narrator = () => ({ yieldFloor: vi.fn() });

  it('nobody else is heard, until it rests', async () => {
    const film = await openFilm();
    expect(film.querySelector('track')).toBeNull();
    film.dispatchEvent(new Event('play'));
    expect(floor.take(narrator())).toBe(false);
    expect(muteForVoice).toHaveBeenLastCalledWith(true);
    film.dispatchEvent(new Event('pause'));
    expect(muteForVoice).toHaveBeenLastCalledWith(false);
    const other = narrator();
    expect(floor.take(other)).toBe(true);
    floor.leave(other);
  });

  it('closing it gives the floor back', async () => {
    const film = await openFilm();
    film.dispatchEvent(new Event('play'));
    await setupUser().click(screen.getByRole('button', { name: 'Fechar' }));
    expect(floor.isTaken).toBe(false);
    expect(muteForVoice).toHaveBeenLastCalledWith(false);
  });

  it('says so when no format can be played', async () => {
    const film = await openFilm();
    const [first, last] = film.querySelectorAll('source');
    first?.dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
    last?.dispatchEvent(new Event('error'));
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível abrir o vídeo.');
  });
});
