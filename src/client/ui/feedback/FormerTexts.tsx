import type { ReactNode } from 'react';

export interface FormerText {
  /** The version's number. */
  version: number;
  title: string;
  /** Why the text was replaced. */
  why: string;
  before: string;
  after: string;
  /** Below the reason. */
  mark?: ReactNode;
}

/** Renders former versions of a text, each beside the text that replaced it; nothing where there are none. */
export function FormerTexts({ texts, label }: { texts: readonly FormerText[]; label: string }) {
  if (texts.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-12 w-fit cursor-pointer py-3 pr-2 font-bold font-display text-label">
        {label} ({texts.length})
      </summary>
      <ol className="grid list-none gap-3 pb-2">
        {texts.map(({ version, title, why, before, after, mark }) => (
          <li key={version} className="rounded-xl border border-line bg-raised px-4 py-3">
            <p className="font-bold">{title}</p>
            <p className="text-muted">{why}</p>
            {mark}
            <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18em),1fr))] gap-x-6 gap-y-3">
              <Side name="Antes" text={before} />
              <Side name="Depois" text={after} />
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <div className="border-line border-l-4 pl-3">
      <dt className="font-bold text-label">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line text-pretty">{text}</dd>
    </div>
  );
}
