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
    <span className="flex min-w-32 grow basis-0 items-center gap-3">
      <span aria-hidden="true" className="block h-2 min-w-8 grow overflow-hidden rounded-full bg-current/25">
        <span
          className="block h-full rounded-full bg-current"
          style={{ width: `${Math.min(100, (100 * at) / Math.max(1, seconds))}%` }}
        />
      </span>
      <span className="whitespace-nowrap tabular-nums">{words}</span>
    </span>
  );
}
