import { ArrowRightLeft } from 'lucide-react';

/** Tailwind classes of a member's button. */
export const MEMBER_BUTTON =
  'flex min-h-12 min-w-0 grow items-center gap-2 rounded-xl px-2 py-2 text-left hover:bg-hover active:bg-hover';

/** Returns the label of a member's button. */
export const moveLabel = (name: string) => `${name}: mover para outra equipa`;

/** Renders the content of a member's button, in and out of the menu. */
export function MemberName({ name }: { name: string }) {
  return (
    <>
      <span className="min-w-0 grow wrap-anywhere">{name}</span>
      <ArrowRightLeft aria-hidden className="size-4 shrink-0 text-muted" />
    </>
  );
}
