import { Bell, BellOff, CirclePause, CirclePlay, Expand, type LucideIcon, Shrink } from 'lucide-react';
import { useFullScreen } from './useFullScreen.ts';

interface ControlsProps {
  sound: boolean;
  onSound: (isOn: boolean) => void;
  /** Whether ships fly; null where nothing can move. */
  motion: boolean | null;
  onMotion: (moves: boolean) => void;
}

/** Renders the few controls of the map, in its lower right corner. */
export function Controls({ sound, onSound, motion, onMotion }: ControlsProps) {
  const fullScreen = useFullScreen();
  return (
    <div className="absolute right-[calc(var(--u)*24)] bottom-[calc(var(--u)*18)] z-10 flex gap-2">
      {motion !== null && (
        <MapSwitch label="Movimento" isOn={motion} onChange={onMotion} Icon={motion ? CirclePlay : CirclePause} />
      )}
      <MapSwitch label="Som" isOn={sound} onChange={onSound} Icon={sound ? Bell : BellOff} />
      {fullScreen && (
        <button
          type="button"
          onClick={fullScreen.toggle}
          title={fullScreen.isFull ? 'Sair do ecrã inteiro (Escape)' : 'Ecrã inteiro (F)'}
          aria-label={fullScreen.isFull ? 'Sair do ecrã inteiro' : 'Ecrã inteiro'}
          aria-keyshortcuts="F"
          className={PILL}
        >
          {fullScreen.isFull ? <Shrink aria-hidden /> : <Expand aria-hidden />}
        </button>
      )}
    </div>
  );
}

const PILL =
  'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-[#8f9be0b3] bg-[#120e2ebf] px-3 ' +
  'font-display font-semibold text-[#dfe4ff] hover:bg-hover';

interface MapSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  Icon: LucideIcon;
}

function MapSwitch({ label, isOn, onChange, Icon }: MapSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isOn)}
      className={PILL}
    >
      <Icon aria-hidden className={isOn ? 'text-mint' : ''} />
      <span aria-hidden="true" className="max-tablet:hidden">
        {label}
      </span>
    </button>
  );
}
