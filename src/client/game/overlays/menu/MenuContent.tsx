import { Button } from '#client/ui/controls/Button.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { HandButton } from '../lesson/HandButton.tsx';
import type { GameSettings, OverlaysProps } from '../overlaysProps.ts';
import { Practice } from '../practice/Practice.tsx';
import type { MenuProps } from './GameMenu.tsx';
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

/** Renders the settings of the menu. */
export function MenuSettings(props: Pick<OverlaysProps, 'settings' | 'onSettings'>) {
  return (
    <>
      <Switches title="Som" list={SOUND} {...props} />
      <Switches title="Ecrã" list={SCREEN} {...props} />
    </>
  );
}

interface MenuActionsProps extends MenuProps {
  /** Closes the menu. */
  close: () => void;
}

/** Renders the buttons of the menu: help, diary, practice and exit. */
export function MenuActions({ mode, send, settings, lesson, onOurDiary, practice, close }: MenuActionsProps) {
  return (
    <>
      {mode === 'team' && <HandButton lesson={lesson} />}
      {onOurDiary && (
        <Button
          variant="secondary"
          onClick={() => {
            close();
            onOurDiary();
          }}
        >
          O nosso diário
        </Button>
      )}
      {practice !== undefined && <Practice theme={practice} isEasy={settings.easyRead} />}
      <Button
        variant="secondary"
        onClick={() => {
          close();
          send({ type: 'LEAVE' });
        }}
      >
        {leaveLabel(mode)}
      </Button>
    </>
  );
}

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
