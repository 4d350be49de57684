// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSignLayer } from '#client/game/sign/useSignLayer.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { floor } from '#client/ui/speech/floor.ts';
import type { SignVideo } from '#contract/game/signVideos.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

const muteSound = vi.hoisted(() => vi.fn());
vi.mock('#client/game/pageAudio.ts', () => ({ muteSound }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  muteSound.mockClear();
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

interface GameProps {
  mission?: MissionLevel | null;
  isTutorial?: boolean;
  isWanted?: boolean;
  isSilent?: boolean;
}

function Game({ mission = 1, isTutorial = false, isWanted = true, isSilent = false }: GameProps) {
  const layer = useSignLayer({ view: { theme: 'ds', mission, isTutorial }, isWanted, isSilent });
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

  it.each<[string, GameProps]>([
    ['another mission', { mission: 2 }],
    ['the training', { mission: null, isTutorial: true }],
  ])('is not there in %s', async (_where, props) => {
    const calls = serve(json([VIDEO]));
    render(<Game {...props} />);
    await waitFor(() => expect(calls).toEqual(['/api/sign-videos']));
    noButton();
  });

  it('is not there in the council and at the end, though there is a video of the introduction', async () => {
    serve(json([{ ...VIDEO, place: 'intro' }]));
    const { rerender } = render(<Game mission={null} isTutorial />);
    expect(await button()).toBeDefined();
    rerender(<Game mission={null} />);
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
  async function openVideo() {
    serve(json([{ ...VIDEO, captions: null }]));
    const { rerender } = render(<Game />);
    await setupUser().click(await button());
    const video = screen.getByLabelText('Vídeo em Língua Gestual Portuguesa') as HTMLVideoElement;
    return { video, pause: vi.spyOn(video, 'pause'), silence: () => rerender(<Game isSilent />) };
  }
  const narrator = () => ({ yieldFloor: vi.fn() });

  it('nobody else is heard, and the lines of the game wait, until it is closed', async () => {
    const { video } = await openVideo();
    expect(video.querySelector('track')).toBeNull();
    video.dispatchEvent(new Event('play'));
    expect(floor.take(narrator())).toBe(false);
    expect(muteSound).toHaveBeenLastCalledWith(true, 'signVideo');
    video.dispatchEvent(new Event('pause'));
    expect(muteSound).toHaveBeenLastCalledWith(false, 'signVideo');
    expect(floor.take(narrator())).toBe(false);
    expect(floor.isAsked).toBe(true);
  });

  it('it rests when the teacher asks for silence, and does not begin again', async () => {
    const { video, pause, silence } = await openVideo();
    video.dispatchEvent(new Event('play'));
    silence();
    expect(pause).toHaveBeenCalledTimes(1);
    video.dispatchEvent(new Event('pause'));
    video.dispatchEvent(new Event('play'));
    expect(pause).toHaveBeenCalledTimes(2);
    expect(muteSound).toHaveBeenLastCalledWith(false, 'signVideo');
  });

  it('it does not play into an open microphone, nor end its silence', async () => {
    const microphone = { isFirm: true, yieldFloor: vi.fn() };
    floor.take(microphone);
    const { video, pause } = await openVideo();
    video.dispatchEvent(new Event('play'));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(muteSound).not.toHaveBeenCalledWith(true, 'signVideo');
    floor.leave(microphone);
  });

  it('says so when the network fails, and gives the floor back', async () => {
    const { video } = await openVideo();
    video.dispatchEvent(new Event('play'));
    video.dispatchEvent(new Event('error'));
    expect((await screen.findByRole('alert')).textContent).toContain('Verifiquem a ligação');
    expect(floor.isTaken).toBe(false);
  });

  it('closing it gives the floor back', async () => {
    const { video } = await openVideo();
    video.dispatchEvent(new Event('play'));
    await setupUser().click(screen.getByRole('button', { name: 'Fechar' }));
    expect(floor.isTaken).toBe(false);
    expect(muteSound).toHaveBeenLastCalledWith(false, 'signVideo');
  });

  it('says so when no format can be played', async () => {
    const { video } = await openVideo();
    const [first, last] = video.querySelectorAll('source');
    first?.dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
    last?.dispatchEvent(new Event('error'));
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível abrir o vídeo.');
  });
});
