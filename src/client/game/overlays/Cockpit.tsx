import type { GameView } from '#client/game/flow/view.ts';
import { Buttons } from './Buttons.tsx';
import { Column } from './Column.tsx';
import { GLASS } from './glass.ts';
import { InfoPanel } from './InfoPanel.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import type { OverlaysProps } from './overlaysProps.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { Spot } from './Spot.tsx';
import { TopScreen } from './TopScreen.tsx';
import { useCockpitLayout } from './useCockpitLayout.ts';
import { ShipName } from './work/ShipName.tsx';
import { WorkArea } from './work/WorkArea.tsx';

/** Pictures without the cabin's screens: nothing lies on them but the message. */
const OUTSIDE: readonly GameView['scene'][] = ['takeOff', 'warp', 'arrival', 'loading'];

/** The game screen (spec, section 2): message above, robot and instruction left, work in the middle, team right, buttons below. */
export function Cockpit(props: OverlaysProps) {
  const { view, send } = props;
  const layout = useCockpitLayout(view.scene);
  const isOutside = OUTSIDE.includes(view.scene);
  const hasWork = view.work.kind !== 'none' && view.work.kind !== 'ship';
  const at = layout.mode === 'stacked' ? null : layout;
  return (
    <Column rect={layout.mode === 'stacked' ? layout.column : null} news={newsOf(view)}>
      <h1 className="sr-only">Conselho Galáctico: {view.info.galaxy}</h1>
      {view.canSkip && (
        // The whole picture can be pressed to skip; the button 'Avançar' is the same for the keyboard.
        // biome-ignore lint/a11y/noStaticElementInteractions: the button beside the message does the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div className="fixed inset-0" onClick={() => send({ type: 'SKIP' })} />
      )}
      <Spot
        rect={at?.top ?? null}
        className="pointer-events-none flex flex-col items-center gap-2 *:pointer-events-auto"
      >
        <TopScreen view={view} send={send} />
        {view.notice && <NoticeBar notice={view.notice} send={send} />}
      </Spot>
      {view.hint && !isOutside && (
        <Spot rect={at?.left ?? null} className="pointer-events-none flex items-end justify-center">
          <ScrollBox
            label="O que fazer"
            className={`${GLASS} pointer-events-auto max-h-full px-4 py-2 text-center font-semibold text-balance`}
          >
            <p>{view.hint}</p>
          </ScrollBox>
        </Spot>
      )}
      {hasWork && (!isOutside || view.work.kind === 'failure') && (
        <Spot rect={at?.work ?? null}>
          <WorkArea {...props} />
        </Spot>
      )}
      {view.work.kind === 'ship' && <ShipName work={view.work} layout={layout} />}
      <Spot rect={at?.buttons ?? null} className="flex items-center justify-center">
        <Buttons buttons={view.buttons} send={send} />
      </Spot>
      {!isOutside && (
        <Spot rect={at?.right ?? null}>
          <InfoPanel {...props} />
        </Spot>
      )}
    </Column>
  );
}

/** What the team should see at once when it changes: it stands at the head of the column. */
function newsOf({ work, notice, scene }: GameView): string {
  return JSON.stringify([scene, work.kind, 'number' in work ? work.number : 0, notice?.text]);
}
