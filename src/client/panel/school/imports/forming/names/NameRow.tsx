import { Undo2, X } from 'lucide-react';
import { onValue } from '#client/panel/onValue.ts';
import { classes } from '#client/ui/classes.ts';
import { CONTROL } from '#client/ui/controls/Field.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import type { Pupil } from '../formingState.ts';

/** Signs between members in a list, which no name may have. */
const BETWEEN_MEMBERS = /[;,\t\r\n]/g;

interface Props {
  number: number;
  pupil: Pupil;
  /** The name that is kept. */
  name: string;
  isRepeated: boolean;
  onChange: (change: Partial<Pupil>) => void;
}

/** Renders one name of the list, which can be corrected, taken out and put back. */
export function NameRow({ number, pupil, name, isRepeated, onChange }: Props) {
  const { full, edited, isOut, isDoubtful, hasLeft } = pupil;
  const remarks = isOut
    ? [hasLeft ? 'Fica de fora: a lista diz que já não está na turma' : 'Fica de fora']
    : remarksOn({ isDoubtful, isRepeated, full, name });
  // An empty name would be nobody: the suggestion returns.
  const leave = () => edited?.trim() === '' && onChange(full === '' ? { isOut: true } : { edited: null });
  const remarkId = `name-${pupil.id}-remark`;
  return (
    <li className="flex break-inside-avoid items-start gap-2 py-1">
      <span aria-hidden="true" className="w-8 shrink-0 py-3 text-right text-muted tabular-nums">
        {number}
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <input
          aria-label={`Nome ${number}`}
          aria-describedby={remarks.length > 0 ? remarkId : undefined}
          className={classes(CONTROL, 'w-auto! grow basis-36', isOut && 'line-through')}
          maxLength={NAME_MAX_CHARS}
          autoComplete="off"
          spellCheck={false}
          disabled={isOut}
          value={name}
          onChange={onValue((text) => onChange({ edited: text.replace(BETWEEN_MEMBERS, ' ') }))}
          onBlur={leave}
        />
        {remarks.length > 0 && (
          <p id={remarkId} className="min-w-0 grow basis-40 px-1 text-muted leading-snug wrap-anywhere">
            {remarks.join(' · ')}
          </p>
        )}
      </div>
      <IconButton label={isOut ? `Repor ${name}` : `Tirar ${name}`} onClick={() => onChange({ isOut: !isOut })}>
        {isOut ? <Undo2 aria-hidden /> : <X aria-hidden />}
      </IconButton>
    </li>
  );
}

interface Remarkable {
  isDoubtful: boolean;
  isRepeated: boolean;
  full: string;
  name: string;
}

/** Returns what there is to say about a name: what the list has, and why to look at it again. */
function remarksOn({ isDoubtful, isRepeated, full, name }: Remarkable): string[] {
  return [
    ...(isRepeated ? ['Nome repetido'] : []),
    ...(isDoubtful ? ['Não tem número, e os outros têm: confirme'] : []),
    ...(full !== '' && full !== name ? [full] : []),
  ];
}
