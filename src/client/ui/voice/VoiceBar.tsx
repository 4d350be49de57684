interface Props {
  /** Position and length in seconds. */
  at: number;
  seconds: number;
  /** Both as people read them: '0:12 de 0:42'. */
  words: string;
}

/** Renders how far a recording is, as a bar and in words. */
export function VoiceBar({ at, seconds, words }: Props) {
  return (
    <span className="flex min-w-[9em] grow basis-0 items-center gap-3">
      <progress
        aria-hidden="true"
        max={seconds}
        value={Math.min(at, seconds)}
        className="progress block h-2 min-w-0 grow"
      />
      <span className="whitespace-nowrap tabular-nums">{words}</span>
    </span>
  );
}
