import type { ReactNode } from 'react';
import type { Story } from '#contract/council/diary.ts';
import { EntryText, ProgressChip } from './EntryText.tsx';

interface StoryListProps {
  stories: readonly Story[];
  /** Renders the controls of a story, under its entries. */
  below: (story: Story) => ReactNode;
}

/** Shows the stories of plans of earlier years: each plan, what became of it, and the entries of its diary. */
export function StoryList({ stories, below }: StoryListProps) {
  return (
    <>
      <p className="max-w-[75ch] text-pretty text-muted">
        Planos de anos anteriores da vossa escola, e o que foi feito deles. Servem de exemplo: o vosso plano é outro.
      </p>
      <ol className="mt-3 grid list-none gap-4 pb-2">
        {stories.map((story) => (
          <li key={story._id} className="rounded-card border border-line bg-raised px-4 py-3">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.1em]">
              {story.class} · {story.year}
              <ProgressChip progress={story.progress} />
            </h3>
            <p className="wrap-anywhere mt-1 max-w-[75ch] whitespace-pre-line text-pretty">{story.proposal}</p>
            <h4 className="mt-3 text-label">O que aconteceu</h4>
            <ol className="mt-1 grid list-none gap-3">
              {story.entries.map((entry) => (
                <li key={entry._id} className="border-line border-l-4 pl-3">
                  <EntryText entry={entry} />
                </li>
              ))}
            </ol>
            <div className="mt-3">{below(story)}</div>
          </li>
        ))}
      </ol>
    </>
  );
}
