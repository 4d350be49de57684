import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { classes } from '#client/ui/classes.ts';
import { NextIcon } from '#client/ui/icons.tsx';
import { type SidebarItem, sidebarFor } from '#domain/sidebar.ts';
import type { Role } from '#domain/vocabulary.ts';
import { useWaiting } from '../council/moderation/useWaiting.ts';
import { sidebarIcon } from './sidebarIcons.ts';

const LOGOUT = 'logout';
const MODERATION = 'moderation';

interface Props {
  role: Role;
  /** Shows only the icons. */
  isMini: boolean;
  /** Widens the sidebar, which a group needs to show its entries. */
  onExpand: () => void;
  /** Called when an entry is chosen, so that the drawer closes. */
  onChosen: () => void;
  onSignOut: () => void;
}

/** Renders the entries that this role sees (spec, sections 2 and 6). */
export function Sidebar({ role, ...entry }: Props) {
  return (
    <ul className={classes('flex flex-col gap-1 py-2', entry.isMini ? 'px-[7px]' : 'px-2')}>
      {keyed(sidebarFor(role)).map(({ key, item }) => (
        <Entry key={key} item={item} {...entry} />
      ))}
    </ul>
  );
}

function entryStyle(isMini: boolean, padding = isMini ? 'justify-center' : 'px-3'): string {
  return `${ENTRY} ${padding}`;
}

/** The tooltip names an entry that is only an icon; beside its visible text it would say the same twice. */
function appearanceOf(title: string, isMini: boolean) {
  return { className: entryStyle(isMini), title: isMini ? title : undefined };
}

const ENTRY =
  'relative flex min-h-12 w-full items-center gap-3 rounded-xl py-2 text-left hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-bold aria-[current=page]:shadow-[inset_4px_0_0_var(--color-primary)]';

type EntryProps = Omit<Props, 'role'> & { item: SidebarItem };

function Entry({ item, ...rest }: EntryProps) {
  if (item.kind === 'divider') return <li aria-hidden="true" className="my-1 border-line border-t" />;
  if (item.kind === 'group') return <Group item={item} {...rest} />;
  const appearance = appearanceOf(item.title, rest.isMini);
  const content = <EntryContent segment={item.segment} title={item.title} isMini={rest.isMini} />;
  return (
    <li>
      {item.segment === LOGOUT ? (
        <button type="button" {...appearance} onClick={rest.onSignOut}>
          {content}
        </button>
      ) : (
        <NavLink to={item.path} {...appearance} onClick={rest.onChosen}>
          {content}
          {item.segment === MODERATION && <Waiting isMini={rest.isMini} />}
        </NavLink>
      )}
    </li>
  );
}

/** Shows how many texts await a decision; renders nothing when none does. */
function Waiting({ isMini }: { isMini: boolean }) {
  const { waiting, selfHarm } = useWaiting();
  if (waiting === 0) return null;
  return (
    <span
      className={classes(
        'ms-auto rounded-full border-2 border-warn bg-surface text-center font-bold text-warn',
        isMini ? 'absolute end-0 top-0 min-w-5 px-1 text-[0.75rem]' : 'min-w-7 px-2',
      )}
    >
      {waiting}
      {selfHarm > 0 && <span aria-hidden="true"> !</span>}
      <span className="sr-only"> por decidir{attentionText(selfHarm)}</span>
    </span>
  );
}

function attentionText(selfHarm: number): string {
  if (selfHarm === 0) return '';
  return selfHarm === 1 ? ', 1 precisa de atenção' : `, ${selfHarm} precisam de atenção`;
}

function Group({ item, isMini, onExpand, onChosen }: EntryProps & { item: { kind: 'group' } }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen && !isMini;
  const toggle = () => {
    setOpen(isMini || !isOpen);
    if (isMini) onExpand();
  };
  return (
    <li>
      <button type="button" {...appearanceOf(item.title, isMini)} aria-expanded={shown} onClick={toggle}>
        <EntryContent segment={item.segment} title={item.title} isMini={isMini} />
        {!isMini && <NextIcon className={shown ? 'ml-auto -rotate-90' : 'ml-auto rotate-90'} />}
      </button>
      {shown && (
        <ul>
          {item.children.map(({ title, path }) => (
            <li key={path}>
              <Link to={path} className={entryStyle(false, 'pl-14 pr-3')} onClick={onChosen}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function EntryContent({ segment, title, isMini }: { segment: string; title: string; isMini: boolean }) {
  const Icon = sidebarIcon(segment);
  return (
    <>
      <Icon aria-hidden className="size-6 shrink-0" />
      <span className={isMini ? 'sr-only' : 'min-w-0'}>{title}</span>
    </>
  );
}

/** Adds React keys; a divider has no segment and is keyed by the entry that it follows. */
function keyed(items: readonly SidebarItem[]) {
  let before = '';
  return items.map((item) => {
    const key = item.kind === 'divider' ? `after ${before}` : item.segment;
    before = key;
    return { key, item };
  });
}
