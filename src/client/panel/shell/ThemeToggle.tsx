import { Monitor, Moon, Sun } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import { THEME_MODES, type ThemeMode, useThemeMode } from '#client/ui/theme.ts';

const CHOICES: Record<ThemeMode, { label: string; Icon: typeof Sun }> = {
  light: { label: 'Tema claro', Icon: Sun },
  dark: { label: 'Tema escuro', Icon: Moon },
  system: { label: 'Tema do sistema', Icon: Monitor },
};

/** Renders the choice between light, dark and system theme, stored on the device (spec, sections 1 and 3). */
export function ThemeToggle() {
  const [mode, setMode] = useThemeMode();
  return (
    <fieldset className="flex rounded-full border border-line">
      <legend className="sr-only">Tema</legend>
      {THEME_MODES.map((choice) => {
        const { label, Icon } = CHOICES[choice];
        return (
          <button
            key={choice}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={mode === choice}
            onClick={() => setMode(choice)}
            className={classes(
              'grid size-12 place-items-center rounded-full hover:bg-hover',
              mode === choice && 'bg-hover text-label',
            )}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
