import { describe, expect, it } from 'vitest';
import { cut, rest, restingCamera, settle } from '#client/game/stage/engine/camera.ts';

describe('the camera', () => {
  it('goes to what is wanted and stays there', () => {
    const camera = restingCamera();
    const wanted = { ...restingCamera(), dim: 0.3, hero: 1, jump: 1, planets: 0 };
    for (let time = 0; time < 3; time += 1 / 60) settle(camera, wanted, 1 / 60);
    expect(camera).toEqual(wanted);
  });

  it('stays where it is in a frame without time', () => {
    const camera = { ...restingCamera(), jump: 0.5, travel: 0.2 };
    settle(camera, restingCamera(), 0);
    expect(camera).toEqual({ ...restingCamera(), jump: 0.5, travel: 0.2 });
  });

  it('left in the middle of the jump it takes a quarter of a second to darken: no flash', () => {
    const camera = { ...restingCamera(), jump: 1, light: 0.4 };
    settle(camera, restingCamera(), 0.1);
    expect(camera.jump).toBeCloseTo(0.6);
    expect(camera.light).toBeCloseTo(0.65);
    settle(camera, restingCamera(), 0.15);
    expect(camera.jump).toBeCloseTo(0);
  });

  it('cuts where nothing may move', () => {
    const camera = restingCamera();
    const wanted = { ...restingCamera(), dim: 0.3, scale: 0.5 };
    cut(camera, wanted);
    expect(camera).toEqual(wanted);
    rest(camera);
    expect(camera).toEqual(restingCamera());
  });
});
