import { Settings } from 'lucide-react';
import { memo, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Theme } from '#domain/vocabulary.ts';
import { HandButton } from '../lesson/HandButton.tsx';
import type { GameSettings, OverlaysProps } from '../overlaysProps.ts';
import { Practice } from '../practice/Practice.tsx';
import { leaveLabel } from './leaveLabel.ts';

interface SwitchText {
  label: string;
  hint?: string;
}

const SOUND: [keyof GameSettings, SwitchText][] = [
  ['music', { label: 'Música' }],
  ['voice', { label: 'Voz' }],
  ['effects', { label: 'Efeitos sonoros' }],
];
const SCREEN: [keyof GameSettings, SwitchText][] = [
  ['projector', { label: 'Modo projetor', hint: 'Letras a dobrar; funciona com as setas e com um comando.' }],
  ['highContrast', { label: 'Alto contraste' }],
  ['calm', { label: 'Menos movimento' }],
  ['easyRead', { label: 'Leitura fácil' }],
];

type GameMenuProps = Pick<OverlaysProps, 'send' | 'settings' | 'onSettings' | 'lesson' | 'onOurDiary'> & {
  mode: GameView['mode'];
  /** Its corner of the screen; null: in the flow of the page. */
  rect: Rect | null;
  /** Whose practice questions it offers; none without. */
  practice?: Theme;
};

/** Renders the menu with sound, screen and exit, on every screen of the game. */
export const GameMenu = memo(function GameMenu({
  mode,
  send,
  settings,
  onSettings,
  lesson,
  onOurDiary,
  rect,
  practice,
}: GameMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => {
    setIsOpen(false);
    send({ type: 'LEAVE' });
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="edged z-10 border-wire bg-glass text-screen-label hover:bg-glass-lit"
        style={
          rect ? { position: 'fixed', left: rect.x, top: rect.y, width: rect.width, height: rect.height } : undefined
        }
      >
        <Settings aria-hidden="true" className="size-[55%]" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Menu"
        size="sm"
        footer={
          <>
            {mode === 'team' && <HandButton lesson={lesson} />}
            {onOurDiary && (
              <Button
                variant="secondary"
                onClick={() => {
                  setIsOpen(false);
                  onOurDiary();
                }}
              >
                O nosso diário
              </Button>
            )}
            {practice !== undefined && <Practice theme={practice} isEasy={settings.easyRead} />}
            <Button variant="secondary" onClick={leave}>
              {leaveLabel(mode)}
            </Button>
          </>
        }
      >
        <Switches title="Som" list={SOUND} settings={settings} onSettings={onSettings} />
        <Switches title="Ecrã" list={SCREEN} settings={settings} onSettings={onSettings} />
      </Dialog>
    </>
  );
});

interface SwitchesProps extends Pick<OverlaysProps, 'settings' | 'onSettings'> {
  title: string;
  list: typeof SOUND;
}

function Switches({ title, list, settings, onSettings }: SwitchesProps) {
  return (
    <section aria-label={title} className="mb-3 grid gap-2">
      <h3 className="label-caps text-label">{title}</h3>
      {list.map(([name, text]) => (
        <Switch key={name} {...text} checked={settings[name]} onChange={(checked) => onSettings({ [name]: checked })} />
      ))}
    </section>
  );
}
