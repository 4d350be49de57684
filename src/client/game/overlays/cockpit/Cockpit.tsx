import type { CockpitLayout, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { describePlace } from '../describePlace.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { GameMenu } from '../menu/GameMenu.tsx';
import { menuProps } from '../menu/menuProps.ts';
import { NoticeBar } from '../NoticeBar.tsx';
import type { CockpitProps } from '../overlaysProps.ts';
import type { DeferredParts } from '../useDeferredParts.ts';
import { largeSizesOf } from '../useFit.ts';
import { WorkArea } from '../work/WorkArea.tsx';
import { Caption, captionOf } from './Caption.tsx';
import { Column } from './Column.tsx';
import { Console } from './Console.tsx';
import { InfoPanel } from './InfoPanel.tsx';
import { RaisedSpot } from './RaisedSpot.tsx';
import { Spot } from './Spot.tsx';
import { useCockpitLayout } from './useCockpitLayout.ts';

/** Scenes without the cabin's screens, which show only the message. */
const OUTSIDE: readonly GameView['scene'][] = ['takeOff', 'warp', 'arrival', 'loading'];
/** A console wider than this many times its height has text and buttons side by side. */
const LOW_ASPECT = 3;
/** Glass with room for two columns. */
const WIDE = { aspect: 1.75, px: 700 } as const;

/**
 * Renders the game screen (spec, section 2): message above, work raised in the middle, instruction and buttons, the
 * team.
 */
export function Cockpit(props: CockpitProps & { late: DeferredParts }) {
  const { late, view, send, voice, settings, letters, saving, onGuide, lesson } = props;
  const { info, ship, mode } = view;
  const { projector } = settings;
  const largeSizes = largeSizesOf(projector, letters);
  const layout = useCockpitLayout(view.raised, largeSizes !== null);
  const at = layout.mode === 'stacked' ? null : layout;
  const isPainted = at !== null;
  const isOutside = OUTSIDE.includes(view.scene);
  const room = roomOf(layout, projector, letters);
  const text = captionOf(view);
  return (
    <Column rect={layout.mode === 'stacked' ? layout.column : null} news={scrollKeyOf(view)}>
      <h1 className="sr-only">Conselho Galáctico: {view.info.galaxy}</h1>
      <LiveRegion place={describePlace(view)} message={text} />
      {view.canSkip && <WholePicture send={send} />}
      <Spot
        rect={at?.top ?? null}
        className="pointer-events-none z-10 flex flex-col items-center gap-2 *:pointer-events-auto"
      >
        <Caption
          {...{ text, send, voice, largeSizes, isPainted, room }}
          canSkip={view.canSkip}
          isNarrated={view.narration !== null}
        />
        {view.notice && (!isPainted || isOutside) && <NoticeBar notice={view.notice} send={send} />}
      </Spot>
      <GameMenu {...menuProps(props)} rect={layout.menu} />
      {hasWork(view, isOutside) && (
        <RaisedSpot layout={layout} raised={view.raised}>
          <WorkArea {...props} isPainted={isPainted && !isOutside} room={room} isWide={isPainted && isWide(at.work)} />
        </RaisedSpot>
      )}
      {view.work.kind === 'ship' && late && <late.ShipName work={view.work} layout={layout} />}
      <Spot rect={at?.console ?? null}>
        <Console
          hint={isOutside ? null : view.hint}
          notice={isPainted && !isOutside ? view.notice : null}
          buttons={view.buttons}
          guide={isForm(view) ? view.guide : null}
          lesson={lesson.view.id !== null && !isOutside ? lesson : null}
          {...{ send, onGuide, largeSizes, isPainted, room }}
          isLow={isPainted && at.console.width > at.console.height * LOW_ASPECT}
        />
      </Spot>
      {!isOutside && (
        <Spot rect={at?.right ?? null}>
          <InfoPanel {...{ info, ship, mode, send, saving, projector, isPainted, room }} />
        </Spot>
      )}
    </Column>
  );
}

/** Makes the whole picture pressable to skip; the button 'Avançar' does the same for the keyboard. */
function WholePicture({ send }: { send: CockpitProps['send'] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside the message does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="fixed inset-0" onClick={() => send({ type: 'SKIP' })} />
  );
}

function hasWork({ work }: GameView, isOutside: boolean): boolean {
  if (work.kind === 'failure') return true;
  return !isOutside && work.kind !== 'none' && work.kind !== 'ship';
}

/** The console offers the guide beside a form; beside text the work area offers it. */
function isForm({ raised }: GameView): boolean {
  return raised === 'form';
}

function isWide({ width, height }: Rect): boolean {
  return width >= WIDE.px && width > height * WIDE.aspect;
}

/** Returns a key that changes with the type and every area for it. */
function roomOf(layout: CockpitLayout, ...type: readonly unknown[]): string {
  return JSON.stringify([type, layout]);
}

/** Returns a key that changes with what the team should see at once, at the head of the column. */
function scrollKeyOf({ work, notice, scene }: GameView): string {
  return JSON.stringify([scene, work.kind, 'number' in work ? work.number : 0, notice?.text]);
}
