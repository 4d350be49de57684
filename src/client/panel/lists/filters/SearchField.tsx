import { Search } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import { FilterText } from './FilterText.tsx';

interface Props {
  /** What stands in the empty box: what is searched. */
  words: string;
  className?: string;
  value: string;
  onCommit: (value: string) => void;
}

/** The box that searches a list; its sign and its own words name it for the eye, 'Pesquisar' for the ear. */
export function SearchField({ words, className = '', value, onCommit }: Props) {
  return (
    <div className={classes('relative max-w-160 [&_input]:pl-11', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-[calc(50%-0.625rem)] left-4 size-5 text-muted" />
      <FilterText label="Pesquisar" hideLabel placeholder={words} value={value} onCommit={onCommit} />
    </div>
  );
}
