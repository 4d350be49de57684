import { Search } from 'lucide-react';
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
    <div className={`panel-search ${className}`}>
      <Search aria-hidden className="size-5" />
      <FilterText label="Pesquisar" hideLabel placeholder={words} value={value} onCommit={onCommit} />
    </div>
  );
}
