import { PICTURES } from '#content/glossary/pictures.ts';

/** Renders the picture of a word, which the word beside it names. */
export function WordPicture({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-[2.6em] shrink-0 text-label"
    >
      <path d={PICTURES[name]} />
    </svg>
  );
}
