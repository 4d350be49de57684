import { describe, expect, it } from 'vitest';
import { moveCamera, resetCamera, restingCamera, snapCamera } from '#client/game/stage/engine/camera.ts';

describe('the camera', () => {
  it('reaches its target and stays there', () => {
    const camera = restingCamera();
    const wanted = { ...restingCamera(), dim: 0.3, hero: 1, jump: 1, planets: 0 };
    for (let time = 0; time < 3; time += 1 / 60) moveCamera(camera, wanted, 1 / 60);
    expect(camera).toEqual(wanted);
  });

  it('does not move in a frame of no time', () => {
    const camera = { ...restingCamera(), jump: 0.5, travel: 0.2 };
    moveCamera(camera, restingCamera(), 0);
    expect(camera).toEqual({ ...restingCamera(), jump: 0.5, travel: 0.2 });
  });

  it('fades out in a quarter of a second when the jump is left, so that nothing flashes', () => {
    const camera = { ...restingCamera(), jump: 1, light: 0.4 };
    moveCamera(camera, restingCamera(), 0.1);
    expect(camera.jump).toBeCloseTo(0.6);
    expect(camera.light).toBeCloseTo(0.65);
    moveCamera(camera, restingCamera(), 0.15);
    expect(camera.jump).toBeCloseTo(0);
  });

  it('cuts to its target under reduced motion', () => {
    const camera = restingCamera();
    const wanted = { ...restingCamera(), dim: 0.3, scale: 0.5 };
    snapCamera(camera, wanted);
    expect(camera).toEqual(wanted);
    resetCamera(camera);
    expect(camera).toEqual(restingCamera());
  });
});
