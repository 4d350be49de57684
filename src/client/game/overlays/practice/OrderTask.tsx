import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { moved } from '#client/ui/listOrder.ts';
import { counted } from '#domain/counted.ts';
import { mixedUp, rightPlaces } from '#domain/game/practice.ts';
import { RIGHT } from './right.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskProps } from './taskProps.ts';

/** Renders things to put in order, with buttons that move each one up or down. */
export function OrderTask({ question, isSolved, onSolved, next }: TaskProps<'order'>) {
  const { items, ends, id } = question;
  const [order, setOrder] = useState(() => mixedUp(items, id));
  const [verdict, setVerdict] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const move = (item: string, by: -1 | 1) => {
    const next = moved(order, item, by);
    setOrder(next);
    setNews(`${item}: ${next.indexOf(item) + 1}.º de ${next.length}.`);
    setVerdict(null);
  };
  const check = () => {
    const right = rightPlaces(order, items).filter((isRight) => isRight).length;
    setVerdict(right === items.length ? RIGHT : `${counted(right, 'está', 'estão')} no seu lugar. Tentem outra vez.`);
    if (right === items.length) onSolved();
  };
  const reveal = () => {
    setOrder([...items]);
    setVerdict('A ordem certa é esta.');
    onSolved();
  };
  return (
    <TaskFrame {...{ question, isSolved, verdict, next }} isEmpty={false} onCheck={check} onReveal={reveal}>
      <div className="grid max-w-[46rem] gap-1">
        <p className="label-caps text-muted">{ends[0]}</p>
        <ol aria-label={`De «${ends[0]}» a «${ends[1]}»`} className="grid gap-2">
          {order.map((item, index) => (
            <li
              key={item}
              className={classes(
                'edged flex items-center gap-x-3 rounded-xl py-1 pr-1 pl-4',
                isSolved ? 'border-ok' : 'border-line',
              )}
            >
              <strong aria-hidden="true" className="font-display text-label tabular-nums">
                {index + 1}.º
              </strong>
              <span className="min-w-0 grow leading-snug">{item}</span>
              {!isSolved && (
                <>
                  <IconButton label={`Subir: ${item}`} aria-disabled={index === 0} onClick={() => move(item, -1)}>
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Descer: ${item}`}
                    aria-disabled={index === order.length - 1}
                    onClick={() => move(item, 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ol>
        <p className="label-caps text-muted">{ends[1]}</p>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </TaskFrame>
  );
}
