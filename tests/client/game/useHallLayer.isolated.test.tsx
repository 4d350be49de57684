// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_SAMPLES, type SessionName } from '#client/dev/samples/sessionSamples.ts';
import { NO_COUNCIL_SESSION } from '#client/game/flow/CouncilSession.ts';
import type { HallStageProps } from '#client/game/stage/hall/hallStageProps.ts';
import { useHallLayer } from '#client/game/useHallLayer.tsx';

const stage = vi.hoisted(() => ({ props: null as unknown, hasCard: true, renders: 0 }));
vi.mock('#client/game/stage/hall/HallStage.tsx', () => ({
  HallStage(props: unknown) {
    stage.props = props;
    return <p>O salão</p>;
  },
}));
vi.mock('#client/game/stage/engine/renderer/renderer.ts', () => ({ hasGraphicsCard: () => stage.hasCard }));

const markSeen = vi.fn();
const hall = () => stage.props as HallStageProps;
const state = () => screen.getByRole('status').textContent;

interface LayerOptions {
  isInCouncil?: boolean;
  isCalm?: boolean;
  hasSeen?: boolean;
}

function Layer({ name, isInCouncil = true, isCalm = false, hasSeen = false }: LayerOptions & { name: SessionName }) {
  const view = {
    ...NO_COUNCIL_SESSION.view,
    session: SESSION_SAMPLES[name],
    seen: { start: true, result: hasSeen },
  };
  const council = { view, actions: { ...NO_COUNCIL_SESSION.actions, markSeen } };
  const { state: shown, layer } = useHallLayer({ council, isInCouncil, isCalm, isCovered: false });
  return (
    <>
      <output>{shown}</output>
      {layer}
    </>
  );
}

async function show(name: SessionName, options: LayerOptions = {}) {
  const { rerender } = render(<Layer name={name} {...options} />);
  await act(() => vi.dynamicImportSettled());
  return (next: SessionName, others: LayerOptions = {}) => rerender(<Layer name={next} {...options} {...others} />);
}

beforeEach(() => {
  Object.assign(stage, { props: null, hasCard: true });
  markSeen.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the hall on a tablet', () => {
  it.each(['apresentar', 'resultado', 'terra'] as const)('is on the stage in %s', async (name) => {
    await show(name, { hasSeen: true });
    expect(state()).toBe('loading');
    act(() => hall().onReady?.());
    expect(state()).toBe('shown');
  });

  it.each([
    ['a phase in which a team reads', 'ler', {}],
    ['a vote', 'votar-pares', {}],
    ['reduced motion', 'apresentar', { isCalm: true }],
    ['a team that still plays its missions', 'apresentar', { isInCouncil: false }],
  ] as const)('stays away in %s', async (_when, name, options) => {
    await show(name, options);
    expect([state(), stage.props]).toEqual(['none', null]);
  });

  it('stays away where the processor draws', async () => {
    stage.hasCard = false;
    await show('apresentar');
    expect([state(), stage.props]).toEqual(['none', null]);
  });

  it('leaves when it cannot be drawn', async () => {
    await show('apresentar');
    act(() => hall().onUnavailable?.());
    expect(state()).toBe('none');
  });

  it('lets the ship take off once it is drawn, and remembers that it was shown', async () => {
    const change = await show('resultado');
    expect(hall().reveal).toBe(false);
    act(() => hall().onReady?.());
    expect([hall().reveal, state()]).toEqual([true, 'launching']);
    hall().onRevealed();
    expect(markSeen).toHaveBeenCalledExactlyOnceWith('result');
    change('resultado', { hasSeen: true });
    expect([hall().reveal, state()]).toEqual([false, 'shown']);
  });

  it('does not keep a result waiting for longer than four seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const change = await show('resultado');
    act(() => void vi.advanceTimersByTime(4_000));
    expect(state()).toBe('none');
    change('ler');
    change('apresentar');
    expect(state()).toBe('loading');
  });
});
