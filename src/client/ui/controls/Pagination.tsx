import { useId } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { NextIcon, PreviousIcon } from '../icons.tsx';
import { CONTROL } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export interface PaginationProps {
  /** From 0. */
  page: number;
  pages: number;
  size: number;
  sizes: readonly number[];
  /** Names this pagination among others on the page. */
  label: string;
  /** 'Equipas por página:'. */
  sizeLabel: string;
  /** '10 por página': used on phones, where the label is hidden. */
  sizeText: (size: number) => string;
  /** 'a–b de total'. */
  range: string;
  onPage: (page: number) => void;
  /** The owner must return to the first page. */
  onSize: (size: number) => void;
}

/** Renders previous, next and the page size (spec, section 2, Shared list helpers). */
export function Pagination(props: PaginationProps) {
  const { page, pages, size, sizes, label, sizeLabel, sizeText, range, onPage, onSize } = props;
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <nav
      aria-label={label}
      className="ml-auto flex flex-wrap items-center justify-end gap-x-1 gap-y-2 max-sm:text-base sm:gap-x-4"
    >
      <label htmlFor={id} className="max-sm:sr-only">
        {sizeLabel}
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className={`${CONTROL} w-auto! max-sm:px-2 max-sm:text-base`}
      >
        {sizes.map((option) => (
          <option key={option} value={option}>
            {isPhone ? sizeText(option) : option}
          </option>
        ))}
      </select>
      <span aria-live="polite" className="whitespace-nowrap tabular-nums">
        {range}
      </span>
      <span className="flex sm:gap-1">
        <IconButton label="Página anterior" disabled={page <= 0} onClick={() => onPage(page - 1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton label="Página seguinte" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
          <NextIcon />
        </IconButton>
      </span>
    </nav>
  );
}
