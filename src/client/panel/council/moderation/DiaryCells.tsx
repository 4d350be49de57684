import { PROGRESS_WORDS, writtenDay } from '#client/diary/diaryWords.ts';
import { PhotoList } from '#client/diary/PhotoList.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { JudgedEntry } from '#contract/council/diaryModeration.ts';
import { reasonLines } from './moderationWords.ts';
import { WithheldChip } from './WithheldChip.tsx';

interface Props {
  row: JudgedEntry;
}

/** Shows the entry as plain text with its photographs; markup in it is not interpreted. */
export function EntryText({ row: { entry, reason, progress, day, photos } }: Props) {
  return (
    <div className="min-w-48 font-normal">
      <p className="text-muted">
        {writtenDay(day)} · {PROGRESS_WORDS[progress]}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{entry}</p>
      {reason !== undefined && <p className="wrap-anywhere whitespace-pre-line">Porque: {reason}</p>}
      <PhotoList photos={photos} />
    </div>
  );
}

export function EntryAuthor({ row }: Props) {
  return (
    <>
      <span className="block min-w-36">{row.teamName}</span>
      <span className="block text-muted">{[row.class, row.school ?? 'Sem escola', row.solar].join(' · ')}</span>
    </>
  );
}

/** Shows the state of an entry, the reasons to review it, and the last decision. */
export function EntryWhy({ row }: Props) {
  const { state, selfHarm, decided } = row;
  return (
    <>
      {selfHarm && (
        <Chip tone="warn" small>
          Precisa de atenção
        </Chip>
      )}
      {state === 'shown' ? (
        <Chip tone="ok" small>
          À vista
        </Chip>
      ) : (
        <WithheldChip reason={state === 'held' ? 'waiting' : 'hidden'} />
      )}
      {reasonLines(row).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {decided && (
        <span className="block text-muted text-sm">
          Decidido por {decided.by ?? 'conta eliminada'}, {momentText(decided.at)}
        </span>
      )}
    </>
  );
}
