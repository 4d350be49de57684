import { RAISED } from '#client/game/flow/cockpitLayout.ts';
import { ROBOT_MOODS } from '#client/game/flow/scenes.ts';
import { MISSION_LEVELS, type MissionLevel, SHIPS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { SelectorState } from './address.ts';
import { DEVICES, type Device } from './DeviceFrame.tsx';
import { LESSON_NAMES } from './samples/lessonSamples.ts';
import { SESSION_NAMES } from './samples/sessionSamples.ts';
import { SUPPORTS_NAMES } from './samples/supportSamples.ts';

interface ChoicesProps {
  shown: SelectorState;
  onShow: (change: Partial<SelectorState>) => void;
  device: Device;
  onDevice: (device: Device) => void;
}

/** Selects device, theme and ship; for a state of the game also a lesson, a council session and supports; for a scene mission, ORBI's mood and the raised screen. */
export function Choices({ shown, onShow, device, onDevice }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Choice
        name="Ecrã"
        value={device.name}
        options={DEVICES.map(({ name }) => [name, name])}
        onChoose={(name) => onDevice(DEVICES.find((one) => one.name === name) ?? DEVICES[0])}
      />
      <Choice
        name="Tema"
        value={shown.theme}
        options={THEMES.map((theme) => [theme, THEME_NAMES[theme]])}
        onChoose={(theme) => onShow({ theme })}
      />
      <Choice
        name="Nave"
        value={String(shown.ship)}
        options={SHIPS.map(({ number, name }) => [String(number), name])}
        onChoose={(number) => onShow({ ship: SHIPS.find((ship) => String(ship.number) === number)?.number ?? 0 })}
      />
      {shown.kind === 'estado' && <LessonChoice shown={shown} onShow={onShow} />}
      {shown.kind === 'estado' && <CouncilChoice shown={shown} onShow={onShow} />}
      {shown.kind === 'estado' && <SupportsChoice shown={shown} onShow={onShow} />}
      {shown.kind === 'cena' && (
        <>
          <Choice
            name="Missão"
            value={String(shown.mission ?? '')}
            options={[
              ['', 'nenhuma'] as const,
              ...MISSION_LEVELS.map((level) => [String(level), String(level)] as const),
            ]}
            onChoose={(level) => onShow({ mission: level === '' ? null : (Number(level) as MissionLevel) })}
          />
          <Choice
            name="ORBI"
            value={shown.mood}
            options={ROBOT_MOODS.map((mood) => [mood, mood])}
            onChoose={(mood) => onShow({ mood })}
          />
          <Choice
            name="Ecrã do meio"
            value={shown.raised}
            options={RAISED.map((raised) => [raised, raised])}
            onChoose={(raised) => onShow({ raised })}
          />
        </>
      )}
    </div>
  );
}

function LessonChoice({ shown, onShow }: Pick<ChoicesProps, 'shown' | 'onShow'>) {
  return (
    <Choice
      name="Aula"
      value={shown.lesson ?? ''}
      options={[['', 'nenhuma'] as const, ...LESSON_NAMES.map((name) => [name, name] as const)]}
      onChoose={(lesson) => onShow({ lesson: lesson === '' ? null : lesson })}
    />
  );
}

function CouncilChoice({ shown, onShow }: Pick<ChoicesProps, 'shown' | 'onShow'>) {
  return (
    <Choice
      name="Conselho"
      value={shown.council ?? ''}
      options={[['', 'nenhum'] as const, ...SESSION_NAMES.map((name) => [name, name] as const)]}
      onChoose={(council) => onShow({ council: council === '' ? null : council })}
    />
  );
}

function SupportsChoice({ shown, onShow }: Pick<ChoicesProps, 'shown' | 'onShow'>) {
  return (
    <Choice
      name="Apoios"
      value={shown.supports ?? ''}
      options={[['', 'os do menu'] as const, ...SUPPORTS_NAMES.map((name) => [name, name] as const)]}
      onChoose={(supports) => onShow({ supports: supports === '' ? null : supports })}
    />
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ name, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <label className="flex flex-col text-label">
      {name}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value as T)}
        className="min-h-12 rounded-xl border-2 border-edge bg-surface px-3 text-text"
      >
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
