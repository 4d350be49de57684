import { Search } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import { FilterText } from './FilterText.tsx';

interface Props {
  /** Placeholder that says what is searched. */
  words: string;
  className?: string;
  value: string;
  onCommit: (value: string) => void;
}

/** Renders the search box of a list, with an icon and placeholder to see, and the label 'Pesquisar' for screen readers. */
export function SearchField({ words, className = '', value, onCommit }: Props) {
  return (
    <div className={classes('relative max-w-160 [&_input]:pl-11', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-[calc(50%-0.625rem)] left-4 size-5 text-muted" />
      <FilterText label="Pesquisar" hideLabel placeholder={words} value={value} onCommit={onCommit} />
    </div>
  );
}
