import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { ChevronDown, Milestone } from 'lucide-react';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { PARTS, type Part } from '#domain/vocabulary.ts';

/** Name of each pace: the last mission that is open; null opens all. */
export function paceText(pace: Part | null): string {
  if (pace === null) return 'Todas as missões abertas';
  return pace === 0 ? 'Só o treino' : `Até à missão ${pace}`;
}

const CHOICES: readonly (Part | null)[] = [...PARTS.filter((part) => part < 4), null];

/** Renders 'Abrir até à missão N': a menu with the missions, and the present choice in its label. */
export function PaceMenu({ pace, onChoose }: { pace: Part | null; onChoose: (pace: Part | null) => void }) {
  return (
    <Menu>
      <MenuButton className={buttonStyle('secondary')}>
        <Milestone aria-hidden className="size-5" />
        <span className="sr-only">Ritmo: </span>
        {paceText(pace)}
        <ChevronDown aria-hidden className="size-4" />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        modal={false}
        className="option-list z-20 min-w-56 py-1"
      >
        {CHOICES.map((choice) => (
          <MenuItem key={String(choice)}>
            <button
              type="button"
              aria-current={choice === pace}
              className="option block w-full text-left aria-[current=true]:font-bold"
              onClick={() => onChoose(choice)}
            >
              {paceText(choice)}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
