import type { CouncilRow } from '#client/game/flow/view.ts';
import { Chip, type ChipTone } from '#client/ui/feedback/Chip.tsx';

type Withheld = NonNullable<CouncilRow['state']>;

const STATE_CHIPS: Readonly<Record<Withheld, { words: string; tone: ChipTone }>> = {
  waiting: { words: 'À espera de quem vos dá a aula', tone: 'warn' },
  hidden: { words: 'Escondida por quem vos dá a aula', tone: 'danger' },
  returned: { words: 'Fora do conselho até responderem de novo', tone: 'info' },
};

/** Renders why other teams do not see the team's own proposal; nothing while they do. */
export function WithheldChip({ state }: Pick<CouncilRow, 'state'>) {
  if (state === undefined) return null;
  const { words, tone } = STATE_CHIPS[state];
  return <Chip tone={tone}>{words}</Chip>;
}
