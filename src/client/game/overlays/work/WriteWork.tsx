import { useId } from 'react';
import type { Work } from '#client/game/flow/view.ts';
import { TEXT_MAX_CHARS } from '#domain/limits.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { TaskLabel } from './TaskLabel.tsx';

/** A text answer. What is typed is kept at every key. */
export function WriteWork({ work, send }: { work: Extract<Work, { kind: 'write' }>; send: OverlaysProps['send'] }) {
  const id = useId();
  const left = TEXT_MAX_CHARS - work.value.length;
  return (
    <div className="flex h-full min-h-56 flex-col gap-1">
      <TaskLabel number={work.number} of={work.of} />
      <label htmlFor={id} className="font-semibold leading-snug text-pretty">
        {work.prompt}
      </label>
      <textarea
        id={id}
        value={work.value}
        maxLength={TEXT_MAX_CHARS}
        disabled={work.disabled}
        aria-describedby={`${id}-below`}
        aria-invalid={work.error !== null}
        onChange={(event) => send({ type: 'TYPE', text: event.target.value })}
        className="mt-1 min-h-28 w-full grow resize-none rounded-xl border-2 border-glow/50 bg-glass-lit px-4 py-3 leading-normal text-screen-text disabled:opacity-60 aria-invalid:border-coral"
      />
      <p id={`${id}-below`} role="status" className={work.error ? 'font-semibold text-[#ff9dba]' : 'text-screen-label'}>
        {work.error ?? (left < 1_000 ? `Restam ${left} caracteres.` : '')}
      </p>
    </div>
  );
}
