import { Button } from '#client/ui/controls/Button.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { useGlossary } from '../glossary/Marked.tsx';
import { HandButton } from '../lesson/HandButton.tsx';
import type { GameSettings, OverlaysProps } from '../overlaysProps.ts';
import { Practice } from '../practice/Practice.tsx';
import { leaveLabel } from './leaveLabel.ts';
import { MenuSupports } from './MenuSupports.tsx';
import type { MenuProps } from './menuProps.ts';

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
];

/** Renders the settings of the menu. */
export function MenuSettings({ settings, onSettings, ...rest }: MenuProps) {
  return (
    <>
      <MenuSupports {...rest} />
      <Switches title="Som" list={SOUND} {...{ settings, onSettings }} />
      <Switches title="Ecrã" list={SCREEN} {...{ settings, onSettings }} />
    </>
  );
}

interface MenuActionsProps extends MenuProps {
  /** Closes the menu. */
  close: () => void;
}

/** Renders the buttons of the menu: help, diary, practice and exit. */
export function MenuActions({ mode, send, supports, lesson, onOurDiary, practice, close }: MenuActionsProps) {
  const glossary = useGlossary();
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
      {glossary?.button()}
      {practice !== undefined && <Practice theme={practice} isEasy={supports.easyRead} />}
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
