import type { Person } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';

const FOLDER = '../../../../../assets/people/';
const FILES: Record<string, string> = import.meta.glob('../../../../../assets/people/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface PortraitProps {
  person: Pick<Person, 'picture' | 'look'>;
  /** Side in em. */
  size: 'small' | 'large';
  /** Whether the text beside it already says who it is. */
  isDecorative?: boolean;
}

/** Renders an inhabitant's portrait in a round frame. */
export function Portrait({ person, size, isDecorative = false }: PortraitProps) {
  return (
    <img
      src={FILES[`${FOLDER}${person.picture}.webp`] ?? ''}
      alt={isDecorative ? '' : person.look}
      width={320}
      height={320}
      className={classes(
        'edged shrink-0 rounded-full border-wire bg-[#1b1650] object-cover',
        size === 'small' ? 'size-[3.4em]' : 'size-[6em]',
      )}
    />
  );
}
