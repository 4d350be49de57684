import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { PlanText } from './PlanText.tsx';

/** Level of the heading of a session on its page; its parts have the next one. */
export type HeadingLevel = 2 | 3;
export type HeadingTag = 'h2' | 'h3' | 'h4';

interface Props {
  tag: HeadingTag;
  title: string;
  Icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** Renders one part of a session as a card with a heading. */
export function PlanPart({ tag: Heading, title, Icon, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes('card flex flex-col gap-2', className)}>
      <div className="flex items-center gap-3">
        <Icon aria-hidden className="size-6 shrink-0 text-label" />
        <Heading id={id} className="text-lg">
          {title}
        </Heading>
      </div>
      {children}
    </section>
  );
}

/** Renders a part that is one paragraph. */
export function TextPart({ text, ...part }: Omit<Props, 'children'> & { text: string }) {
  return (
    <PlanPart {...part}>
      <p>
        <PlanText text={text} />
      </p>
    </PlanPart>
  );
}
