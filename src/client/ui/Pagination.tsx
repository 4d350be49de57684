import { useId } from 'react';
import { CONTROL } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { NextIcon, PreviousIcon } from './icons.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

export interface PaginationProps {
  /** From 0. */
  page: number;
  size: number;
  total: number;
  sizes: readonly number[];
  /** What is listed, with a capital: 'Equipas'. */
  item: string;
  onPage: (page: number) => void;
  /** The owner goes back to the first page. */
  onSize: (size: number) => void;
}

/** 'a–b de total', counted from 1; '0 de 0' when there is nothing. */
export function rangeText(page: number, size: number, total: number): string {
  if (total === 0) return '0 de 0';
  return `${page * size + 1}–${Math.min((page + 1) * size, total)} de ${total}`;
}

/** Previous, next and how many a page (spec, section 2, Shared list helpers). */
export function Pagination({ page, size, total, sizes, item, onPage, onSize }: PaginationProps) {
  const id = useId();
  const lastPage = Math.max(0, Math.ceil(total / size) - 1);
  return (
    <nav aria-label={`Páginas de ${item}`} className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <label htmlFor={id} className="max-sm:sr-only">
        {item} por página:
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className={`${CONTROL} w-auto!`}
      >
        {sizes.map((option) => (
          <SizeOption key={option} size={option} />
        ))}
      </select>
      <span aria-live="polite" className="tabular-nums">
        {rangeText(page, size, total)}
      </span>
      <span className="flex gap-1">
        <IconButton label="Página anterior" disabled={page <= 0} onClick={() => onPage(page - 1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton label="Página seguinte" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
          <NextIcon />
        </IconButton>
      </span>
    </nav>
  );
}

/** On a phone the label is not seen, so the option says it all. */
function SizeOption({ size }: { size: number }) {
  const isPhone = useMediaQuery('(max-width: 599px)');
  return <option value={size}>{isPhone ? `${size} por página` : size}</option>;
}
