import { describe, expect, it } from 'vitest';
import {
  hasRecordings,
  isVoiceEnough,
  isVoiceOnly,
  recordingName,
  recordingTime,
  VOICE_ONLY_TEXT,
  validateRecording,
  writtenText,
} from '#domain/game/recordings.ts';
import { RECORDING_BITS_PER_S, RECORDING_ENDS_SOON_S, RECORDING_MAX_BYTES, RECORDING_MAX_S } from '#domain/limits.ts';
import { PARTS } from '#domain/vocabulary.ts';

it('the longest recording is smaller than its limit, with room for the container', () => {
  expect((RECORDING_MAX_S * RECORDING_BITS_PER_S) / 8).toBeLessThan(0.75 * RECORDING_MAX_BYTES);
  expect(RECORDING_ENDS_SOON_S).toBeLessThan(RECORDING_MAX_S);
});

it.each([
  [0, true, true],
  [1, false, false],
  [2, true, true],
  [3, false, false],
  [4, true, false],
] as const)('part %i: recordings %s, alone %s', (part, has, isEnough) => {
  expect([hasRecordings(part), isVoiceEnough(part)]).toEqual([has, isEnough]);
  expect(PARTS).toContain(part);
});

it('the council has no answers by voice', () => expect(isVoiceEnough(null)).toBe(false));

it.each([
  [VOICE_ONLY_TEXT, true, ''],
  ['Resposta por voz', false, 'Resposta por voz'],
  ['Olá.', false, 'Olá.'],
  ['', false, ''],
])('%j is the fixed sentence: %s', (text, isIt, written) => {
  expect([isVoiceOnly(text), writtenText(text)]).toEqual([isIt, written]);
});

describe('a recording', () => {
  it.each([
    ['voz.webm', RECORDING_MAX_BYTES, null],
    ['voz.MP4', 1, null],
    ['voz.webm', RECORDING_MAX_BYTES + 1, 'mais de 3'],
    ['voz.png', 1, 'Tipos aceites: webm, mp4.'],
    ['webm', 1, 'Tipos aceites'],
    ['voz.webm.exe', 1, 'Tipos aceites'],
  ])('%s with %i bytes: %s', (name, bytes, words) => {
    const message = validateRecording(name, bytes);
    if (words === null) expect(message).toBeNull();
    else expect(message).toContain(words);
  });

  it('is named after its step', () => expect(recordingName(1, 'webm')).toBe('Resposta por voz 2.webm'));

  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [60, '1:00'],
    [179.2, '2:59'],
    [180, '3:00'],
  ])('%f seconds are %s', (seconds, words) => expect(recordingTime(seconds)).toBe(words));
});
