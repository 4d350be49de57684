import type { ReactNode } from 'react';

interface Props {
  author: string;
  /** Machine-readable time; absent for a text that is not sent yet. */
  at?: Date;
  /** Human-readable time. */
  when: string;
  text: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** Renders a comment as a list item. */
export function Remark({ author, at, when, text, children }: Props) {
  return (
    <li className="wrap-anywhere rounded-xl bg-raised px-4 py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{author}</strong>
        {at === undefined ? (
          <span className="text-muted">{when}</span>
        ) : (
          <time dateTime={at.toISOString()} className="text-muted">
            {when}
          </time>
        )}
      </p>
      <p className="whitespace-pre-line text-pretty">{text}</p>
      {children}
    </li>
  );
}
