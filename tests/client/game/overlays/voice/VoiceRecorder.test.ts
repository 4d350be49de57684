// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedFormat, whyNoRecording } from '#client/game/overlays/work/voice/microphone.ts';
import { type Recorded, VoiceRecorder } from '#client/game/overlays/work/voice/VoiceRecorder.ts';
import { RECORDING_MAX_BYTES, RECORDING_MAX_S } from '#domain/limits.ts';
import { fakeMicrophone } from './fakeMicrophone.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function recorder() {
  const recorded: Recorded[] = [];
  return { recorded, voice: new VoiceRecorder((one) => recorded.push(one)) };
}

describe('a recorder', () => {
  it('asks for the microphone only when it starts, and releases it when it stops', async () => {
    const microphone = fakeMicrophone();
    const { voice, recorded } = recorder();
    expect(microphone.asked).not.toHaveBeenCalled();
    await voice.start();
    expect(microphone.asked.mock.calls).toEqual([[{ audio: true }]]);
    expect([voice.state.phase, microphone.open()]).toEqual(['recording', 1]);
    vi.advanceTimersByTime(2_500);
    voice.stop();
    await Promise.resolve();
    expect([voice.state.phase, microphone.open()]).toEqual(['idle', 0]);
    expect(recorded.map(({ extension, seconds, content }) => [extension, seconds, content.size, content.type])).toEqual(
      [['webm', 3, 5, 'audio/webm;codecs=opus']],
    );
  });

  it('stops by itself after the longest recording', async () => {
    const microphone = fakeMicrophone();
    const { voice, recorded } = recorder();
    await voice.start();
    vi.advanceTimersByTime((RECORDING_MAX_S + 5) * 1_000);
    await Promise.resolve();
    expect(recorded.map(({ seconds }) => seconds)).toEqual([RECORDING_MAX_S]);
    expect(microphone.open()).toBe(0);
  });

  it('keeps nothing of a step that is left, and releases a microphone that is granted late', async () => {
    const microphone = fakeMicrophone();
    const { voice, recorded } = recorder();
    const starting = voice.start();
    voice.cancel();
    await starting;
    expect(microphone.open()).toBe(0);
    await voice.start();
    voice.cancel();
    await Promise.resolve();
    expect([recorded, microphone.open(), voice.state.phase]).toEqual([[], 0, 'idle']);
  });

  it.each([
    [0, 'Não se gravou nada'],
    [RECORDING_MAX_BYTES + 1, 'demasiado grande'],
  ])('keeps no recording of %i bytes, and says so', async (bytes, words) => {
    const microphone = fakeMicrophone();
    microphone.bytes = bytes;
    const { voice, recorded } = recorder();
    await voice.start();
    voice.stop();
    await Promise.resolve();
    expect(recorded).toEqual([]);
    expect(voice.state.failure).toContain(words);
  });

  it.each([
    ['NotAllowedError', 'não deixou usar o microfone'],
    ['SecurityError', 'não deixou usar o microfone'],
    ['NotFoundError', 'nenhum microfone'],
    ['NotReadableError', 'outra aplicação'],
    ['AbortError', 'outra aplicação'],
  ])('says why the microphone was refused: %s', async (refusal, words) => {
    fakeMicrophone({ refusal });
    const { voice } = recorder();
    await voice.start();
    expect(voice.state).toMatchObject({ phase: 'idle', failure: expect.stringContaining(words) });
  });
});

describe('where nothing can be recorded', () => {
  it('an address without https says so, and the microphone is not asked for', async () => {
    const microphone = fakeMicrophone();
    vi.stubGlobal('isSecureContext', false);
    expect(whyNoRecording()).toContain('https');
    const { voice } = recorder();
    await voice.start();
    expect(voice.state.failure).toContain('https');
    expect(microphone.asked).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['MediaRecorder', () => vi.stubGlobal('MediaRecorder', undefined)],
    ['mediaDevices', () => vi.stubGlobal('navigator', {})],
    ['a known format', () => fakeMicrophone({ types: ['audio/ogg'] })],
  ])('a browser without %s says so', (_, remove) => {
    fakeMicrophone();
    remove();
    expect(whyNoRecording()).toContain('este navegador não grava voz');
  });

  it('a page of the panel asks to be loaded again', () => {
    fakeMicrophone();
    Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
    expect(whyNoRecording()).toContain('recarreguem');
    Reflect.deleteProperty(document, 'featurePolicy');
    expect(whyNoRecording()).toBeNull();
  });

  it('Safari records MP4', () => {
    fakeMicrophone({ types: ['audio/mp4'] });
    expect([whyNoRecording(), recordedFormat()?.extension]).toEqual([null, 'mp4']);
  });
});
