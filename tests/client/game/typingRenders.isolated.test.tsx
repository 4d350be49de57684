// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { WorldEffects } from '#client/game/flow/withEffects.ts';
import { GameScreen } from '#client/game/GameScreen.tsx';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

const rendered = vi.hoisted(() => new Map<string, number>());

/** Replaces each named part by the same one in a profiler, memoised where the part is. */
const profiled = vi.hoisted(() => async (original: () => Promise<object>, ...names: string[]) => {
  const { memo, Profiler } = await import('react');
  const real: Record<string, unknown> = { ...(await original()) };
  for (const name of names) {
    const part = real[name] as ComponentType<object> | { type: ComponentType<object> };
    const Part = 'type' in part ? part.type : part;
    const count = () => void rendered.set(name, (rendered.get(name) ?? 0) + 1);
    const Profiled = (props: object) => (
      <Profiler id={name} onRender={count}>
        <Part {...props} />
      </Profiler>
    );
    real[name] = 'type' in part ? memo(Profiled) : Profiled;
  }
  return real;
});

vi.mock('#client/game/overlays/work/WriteWork.tsx', (original) => profiled(original, 'WriteWork'));
vi.mock('#client/game/overlays/work/TaskHead.tsx', (original) => profiled(original, 'TaskHead'));
vi.mock('#client/game/overlays/work/LateVersions.tsx', (original) => profiled(original, 'LateVersions'));
vi.mock('#client/game/overlays/cockpit/Console.tsx', (original) => profiled(original, 'Console'));
vi.mock('#client/game/overlays/cockpit/InfoPanel.tsx', (original) => profiled(original, 'InfoPanel'));
vi.mock('#client/game/overlays/cockpit/Caption.tsx', (original) => profiled(original, 'Caption'));
vi.mock('#client/game/overlays/menu/GameMenu.tsx', (original) => profiled(original, 'GameMenu'));
vi.mock('#client/game/overlays/menu/GuideDialog.tsx', (original) => profiled(original, 'GuideDialog'));
vi.mock('#client/game/overlays/menu/LeaveDialog.tsx', (original) => profiled(original, 'LeaveDialog'));
vi.mock('#client/game/overlays/lesson/LateReflection.tsx', (original) => profiled(original, 'LateReflection'));
vi.mock('#client/game/overlays/LiveRegion.tsx', (original) => profiled(original, 'LiveRegion'));
vi.mock('#client/game/stage/Stage.tsx', async () => {
  const { useEffect } = await import('react');
  const Still = ({ onReady }: { onReady: () => void }) => {
    useEffect(onReady, [onReady]);
    return null;
  };
  return profiled(async () => ({ Stage: Still }), 'Stage');
});
vi.mock('#client/game/pageAudio.ts', async () => {
  const { SILENT_VOICE } = await import('#client/game/flow/voice.ts');
  const narrator = { narrate: () => {}, stopNarration: () => {}, narrationMs: () => 0 };
  return {
    voice: SILENT_VOICE,
    narrator,
    pageAudio: async () => null,
    resumeMusic: () => {},
    startMusic: () => {},
    muteSound: () => {},
    muteForVoice: () => {},
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PARTS = [
  ...[
    'Caption',
    'Console',
    'GameMenu',
    'GuideDialog',
    'InfoPanel',
    'LateReflection',
    'LateVersions',
    'LeaveDialog',
    'LiveRegion',
    'Stage',
  ],
  ...['TaskHead', 'WriteWork'],
];

it('a key in the text box renders the box with its counter, and no other part of the page', async () => {
  const user = setupUser();
  vi.stubGlobal('fetch', async () => new Response('{"projectUrl":null}', { status: 200 }));
  const choices = { 1: { mission: 1, choice: 'first', opened: [] } } as const;
  const loadGame = async () => ({ script: SOLAR_SYSTEMS.ic, level: 3, team: null, progress: null, choices }) as const;
  const effects = { loadGame, keepProgress: () => {} } as Partial<WorldEffects> as WorldEffects;
  const input = { mode: 'team', theme: 'ic', progress: null, team: null } as const;
  render(
    <GameScreen
      effects={effects}
      input={input}
      files={{ choose: () => [], read: async () => undefined }}
      saving={null}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Avançar' }));
  const box = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  // Parts of the page that load late must not arrive between two keys.
  await act(() => vi.dynamicImportSettled());
  await user.type(box, 'U');
  expect([...rendered.keys()].sort(), 'every part is profiled').toEqual(PARTS);
  rendered.clear();
  await user.keyboard('m');
  expect(box.value).toBe('Um');
  expect(screen.getByText(/^2 \/ \d/)).toBeDefined();
  expect([...rendered]).toEqual([['WriteWork', 1]]);
});
