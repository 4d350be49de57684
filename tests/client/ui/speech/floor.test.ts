import { describe, expect, it } from 'vitest';
import { Floor, type Speaker } from '#client/ui/speech/floor.ts';

interface Loud extends Speaker {
  isHeard: boolean;
  speak(): void;
  end(): void;
}

const NAMES = ['narração', 'voz do dispositivo', 'leitor', 'gravação'] as const;

function speakersOn(floor: Floor): Loud[] {
  return NAMES.map(() => {
    const speaker: Loud = {
      isHeard: false,
      speak() {
        floor.take(speaker);
        speaker.isHeard = true;
      },
      end() {
        speaker.isHeard = false;
        floor.leave(speaker);
      },
      yieldFloor() {
        // As most speakers do: they end as they would have by themselves.
        speaker.end();
      },
    };
    return speaker;
  });
}

const PAIRS = NAMES.flatMap((first, a) => NAMES.map((second, b) => [first, second, a, b] as const));

describe('the floor', () => {
  it.each(PAIRS)('%s, then %s: one voice is heard', (_, __, a, b) => {
    const floor = new Floor();
    const speakers = speakersOn(floor);
    speakers[a]?.speak();
    speakers[b]?.speak();
    expect(speakers.map(({ isHeard }) => isHeard)).toEqual(NAMES.map((_name, index) => index === b));
    expect(floor.isTaken).toBe(true);
    speakers[b]?.end();
    expect(floor.isTaken).toBe(false);
  });

  it('is not given back by a speaker that has lost it', () => {
    const floor = new Floor();
    const [first, second] = speakersOn(floor);
    first?.speak();
    second?.speak();
    first?.end();
    expect(floor.isTaken).toBe(true);
    expect(second?.isHeard).toBe(true);
  });

  it.each<[string, Omit<Speaker, 'yieldFloor'>]>([
    ['nobody asked for', {}],
    ['asked for', { isAsked: true }],
    ['asked for, which stays', { isAsked: true, isFirm: true }],
  ])('tells what is heard: %s', (_what, kind) => {
    const floor = new Floor();
    const speaker: Speaker = { ...kind, yieldFloor: () => {} };
    floor.take(speaker);
    expect({ isAsked: floor.isAsked, isFirm: floor.isFirm }).toEqual({ isAsked: false, isFirm: false, ...kind });
    floor.leave(speaker);
    expect({ isAsked: floor.isAsked, isFirm: floor.isFirm }).toEqual({ isAsked: false, isFirm: false });
  });

  it('stays with the microphone until the recording is over', () => {
    const floor = new Floor();
    const [first] = speakersOn(floor);
    const microphone: Speaker = { isFirm: true, yieldFloor: () => {} };
    first?.speak();
    expect(floor.take(microphone)).toBe(true);
    expect(first?.isHeard).toBe(false);
    if (first !== undefined) expect(floor.take(first)).toBe(false);
    floor.leave(microphone);
    if (first !== undefined) expect(floor.take(first)).toBe(true);
  });

  it('tells who listens of each change, once', () => {
    const floor = new Floor();
    const [first, second] = speakersOn(floor);
    const seen: boolean[] = [];
    const forget = floor.onChange(() => seen.push(floor.isTaken));
    first?.speak();
    first?.speak();
    second?.speak();
    second?.end();
    forget();
    first?.speak();
    expect(seen).toEqual([true, true, false]);
  });
});
