import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '#client/ui/hooks/useDocumentTitle.ts';
import { readAddress, type SelectorState, writeAddress } from './address.ts';
import { Choices } from './Choices.tsx';
import { DEVICES, type Device, DeviceFrame } from './DeviceFrame.tsx';
import { FrameCosts } from './FrameCosts.tsx';
import { KnobPanel } from './KnobPanel.tsx';
import { SceneList } from './SceneList.tsx';
import { StatePanel } from './StatePanel.tsx';
import type { StageDesk } from './stageDesk.ts';
import { TimePanel } from './TimePanel.tsx';

/** Lays out the list at the left, the framed stage in the middle and the controls at the right. */
export function Selector() {
  useDocumentTitle('Cenas · Conselho Galáctico');
  const navigate = useNavigate();
  const shown = readAddress(useLocation().search);
  const [device, setDevice] = useState<Device>(DEVICES[0]);
  const [desk, setDesk] = useState<StageDesk | null>(null);
  const show = (change: Partial<SelectorState>) => navigate(writeAddress({ ...shown, still: null, ...change }));
  return (
    <main className="grid h-dvh grid-cols-[17rem_minmax(0,1fr)_22rem] bg-page text-text">
      <SceneList
        shown={shown}
        onShow={(kind, name) => navigate(writeAddress({ ...readAddress(''), ...keptChoices(shown), kind, name }))}
      />
      <div className="flex min-w-0 flex-col gap-3 p-3">
        <Choices shown={shown} onShow={show} device={device} onDevice={setDevice} />
        <DeviceFrame device={device} address={`/dev/cenas/palco${writeAddress(shown)}`} onDesk={setDesk} />
      </div>
      <aside aria-label="Afinação" className="flex min-h-0 flex-col gap-5 overflow-y-auto border-line border-l p-4">
        {desk === null ? (
          <p>A carregar...</p>
        ) : (
          <>
            <TimePanel clock={desk.clock} />
            <FrameCosts clock={desk.clock} textureBytes={desk.textureBytes} />
            {desk.game && <StatePanel game={desk.game} />}
            <KnobPanel sheets={desk.sheets} />
          </>
        )}
      </aside>
    </main>
  );
}

/** Returns the choices that stay when another scene is selected. */
function keptChoices({ theme, ship, mission, mood, lesson }: SelectorState): Partial<SelectorState> {
  return { theme, ship, mission, mood, lesson };
}
