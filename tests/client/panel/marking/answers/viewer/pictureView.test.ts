import { describe, expect, test } from 'vitest';
import {
  fittedSize,
  movedBy,
  type PictureView,
  turnedOnce,
  WHOLE_PICTURE,
  withinRoom,
  zoomedBy,
} from '#client/panel/marking/answers/viewer/pictureView.ts';

const size = (width: number, height: number) => ({ width, height });
/** A wide picture, which fills the stage's width: 800 by 400 at zoom 1. */
const ROOM = { picture: size(1_600, 800), stage: size(800, 600) };
const view = (changes: Partial<PictureView>): PictureView => ({ ...WHOLE_PICTURE, ...changes });

describe('fittedSize', () => {
  test.each([
    ['a wide picture', size(1_600, 800), 0, size(800, 400)],
    ['a tall picture', size(600, 1_200), 0, size(300, 600)],
    ['a small picture is made larger', size(80, 40), 0, size(800, 400)],
    ['a wide picture on its side fits the height', size(1_600, 800), 1, size(600, 300)],
    ['a wide picture upside down', size(1_600, 800), 2, size(800, 400)],
    ['a picture that has not loaded', size(0, 0), 0, size(0, 0)],
  ])('%s', (_, picture, turns, expected) => {
    expect(fittedSize({ ...ROOM, picture }, turns)).toEqual(expected);
  });
});

describe('zoomedBy', () => {
  test.each([
    [1, 2, 2],
    [2, 4, 4],
    [4, 1.5, 4],
    [1.2, 0.5, 1],
  ])('from %d by %d to %d', (zoom, factor, expected) => {
    expect(zoomedBy(view({ zoom }), factor, ROOM).zoom).toBe(expected);
  });

  test('keeps the content under the pointer in place', () => {
    expect(zoomedBy(WHOLE_PICTURE, 2, ROOM, { x: 100, y: 50 })).toEqual(view({ zoom: 2, x: -100, y: -50 }));
  });

  test('brings the picture back to the middle at zoom 1', () => {
    expect(zoomedBy(view({ zoom: 2, x: 400, y: 100 }), 0.5, ROOM)).toEqual(WHOLE_PICTURE);
  });
});

describe('movedBy', () => {
  test.each([
    ['a whole picture does not move', 1, { x: 50, y: 50 }, [0, 0]],
    ['a zoomed one moves', 2, { x: 50, y: -50 }, [50, -50]],
    ['no further than its edges', 2, { x: 5_000, y: -5_000 }, [400, -100]],
    ['not where it is smaller than the stage', 1.25, { x: 500, y: 500 }, [100, 0]],
  ])('%s', (_, zoom, by, expected) => {
    const { x, y } = movedBy(view({ zoom }), by, ROOM);
    expect([x, y]).toEqual(expected);
  });
});

describe('turnedOnce', () => {
  test('keeps the middle of the stage: what was right of it is below', () => {
    // The turned picture is three quarters as large: 300 by 600 on screen, 1200 by 2400 at zoom 4.
    expect(turnedOnce(view({ zoom: 4, x: 200, y: 100 }), ROOM)).toEqual(view({ zoom: 4, turns: 1, x: -75, y: 150 }));
  });

  test('four turns lead back to the same place', () => {
    const start = view({ zoom: 3, x: 60, y: -30 });
    let turned = start;
    for (let turn = 0; turn < 4; turn += 1) turned = turnedOnce(turned, ROOM);
    expect(turned).toEqual({ ...start, turns: 4 });
  });

  test('turns a picture that has not loaded', () => {
    expect(turnedOnce(WHOLE_PICTURE, { ...ROOM, picture: size(0, 0) })).toEqual(view({ turns: 1 }));
  });
});

test('withinRoom limits the offset in a smaller stage', () => {
  expect(withinRoom(view({ zoom: 2, x: 400, y: 300 }), { ...ROOM, stage: size(400, 300) })).toMatchObject({
    x: 200,
    y: 50,
  });
});
