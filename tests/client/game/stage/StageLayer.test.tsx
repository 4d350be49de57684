// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StageLayer } from '#client/game/stage/StageLayer.tsx';

afterEach(cleanup);

it.each([
  [null, true],
  ['login', false],
] as const)('the layer of the scene %s is invisible: %s', (scene, isInvisible) => {
  const { container } = render(
    <StageLayer ref={{ current: null }} scene={scene} renderer="webgl" raised="none">
      <canvas />
    </StageLayer>,
  );
  const layer = container.querySelector('[data-renderer]');
  expect(layer?.classList.contains('invisible')).toBe(isInvisible);
  expect(layer?.getAttribute('data-ready')).toBe(String(!isInvisible));
});
