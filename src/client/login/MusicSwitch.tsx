import { changeSettings, useDeviceSettings } from '#client/session/deviceSettings.ts';
import { MusicIcon, MusicOffIcon } from '#client/ui/icons.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';

export function MusicSwitch() {
  const isOn = useDeviceSettings(({ music }) => music);
  const Icon = isOn ? MusicIcon : MusicOffIcon;
  return (
    <IconButton
      label={isOn ? 'Desligar a música' : 'Ligar a música'}
      onClick={() => changeSettings({ music: !isOn })}
      className="absolute top-3 right-3 z-10 border-2 border-glow/60 bg-ink/85 text-screen-label hover:bg-glass-lit"
    >
      <Icon />
    </IconButton>
  );
}
