import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Story } from '#contract/council/diary.ts';
import { PROGRESS_TONES, PROGRESS_WORDS, writtenDay } from './diaryWords.ts';
import { PhotoList } from './PhotoList.tsx';

type ShownEntry = Story['entries'][number];

/** Shows what an entry says, as plain text, with its photographs. */
export function EntryText({ entry: { day, progress, text, reason, photos } }: { entry: ShownEntry }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={day} className="font-bold tabular-nums">
          {writtenDay(day)}
        </time>
        <ProgressChip progress={progress} />
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-pretty">{text}</p>
      {reason !== undefined && (
        <p className="wrap-anywhere mt-1 whitespace-pre-line text-pretty">
          <strong>Porque:</strong> {reason}
        </p>
      )}
      <PhotoList photos={photos} />
    </>
  );
}

export function ProgressChip({ progress }: Pick<ShownEntry, 'progress'>) {
  return (
    <Chip small tone={PROGRESS_TONES[progress]} done={progress === 'done'}>
      {PROGRESS_WORDS[progress]}
    </Chip>
  );
}
