// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleHall } from '#client/dev/hall/hallPageSamples.ts';
import type { HallName } from '#client/dev/hall/hallSamples.ts';
import { type MapName, sampleMap } from '#client/dev/samples/mapSamples.ts';
import { HallPageView } from '#client/game/hall/HallPageView.tsx';
import { MapView } from '#client/game/map/MapView.tsx';
import { readWithScreenReader } from '../../../support/spoken/readWithScreenReader.ts';

// @pixi/react loads only in a bundler; a browser without a canvas does not need it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

afterEach(cleanup);

/** One for each phase, with few teams. */
const HALLS: readonly HallName[] = [
  'antes',
  'entre-planos',
  'ler',
  'contar',
  'empate',
  'resultado',
  'terra',
  'pausa',
  'duas-equipas',
  'fim',
];
const MAPS: readonly MapName[] = ['tres-equipas', 'primeiro-minuto', 'pausa', 'fim'];

describe('what a screen reader says of the pages for the projector', () => {
  it('the hall in every phase', async () => {
    const told: string[] = [];
    for (const name of HALLS) {
      render(<HallPageView hall={sampleHall(name)} ageMs={0} loss={null} asPicture />);
      told.push(`## ${name}`, ...(await readWithScreenReader(screen.getByRole('main'))), '');
      cleanup();
    }
    await expect(told.join('\n')).toMatchFileSnapshot('states/hall.txt');
  });

  it('the star map of a class', async () => {
    const told: string[] = [];
    for (const name of MAPS) {
      render(<MapView map={sampleMap(name)} ageMs={0} loss={null} isEnded={name === 'fim'} asStill />);
      told.push(`## ${name}`, ...(await readWithScreenReader(screen.getByRole('main'))), '');
      cleanup();
    }
    await expect(told.join('\n')).toMatchFileSnapshot('states/map.txt');
  });
});
