import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { isAhead, type ShownMessage } from '#client/game/flow/LessonView.ts';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import type { Part, Theme } from '#domain/vocabulary.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { AttendanceDialog } from './AttendanceDialog.tsx';
import { LessonEndDialog } from './LessonEndDialog.tsx';
import { MessageCard } from './MessageCard.tsx';
import { OrbitDialog } from './OrbitDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { RolesDialog } from './RolesDialog.tsx';

interface LessonOverlaysProps extends Pick<OverlaysProps, 'lesson' | 'send' | 'speak'> {
  theme: Theme;
  /** Whether the practice questions are in easy read. */
  easyRead: boolean;
  members: readonly string[];
  /** The part that the team plays; null in the council. */
  part: Part | null;
  /** The team is being asked whether it leaves. */
  isLeaving: boolean;
}

/** Renders what the teacher steers: pause, messages, pace, the end of the lesson; and asks who is there. */
export const LessonOverlays = memo(function LessonOverlays(props: LessonOverlaysProps) {
  const { lesson, send, speak, theme, easyRead, members, part, isLeaving } = props;
  const { view: now, actions } = lesson;
  const [roles, closeRoles] = useNewRoles(now.roles);
  const [message, closeMessage, noteSeen] = useMessages(now.messages);
  const { seeMessage } = actions;
  const onShown = useCallback(
    ({ id, text }: ShownMessage) => {
      noteSeen(id);
      seeMessage(id);
      speak(text);
    },
    [noteSeen, seeMessage, speak],
  );
  const leave = () => send({ type: 'LEAVE' });
  const asks = now.asksAttendance && members.length > 0;
  // One question at a time: who is there comes before where they wait.
  const isWaiting = isAhead(part, now.pace) && !isLeaving && !asks && roles === null;
  return (
    <>
      {message !== null && <MessageCard message={message} onShown={onShown} onClose={closeMessage} />}
      <AttendanceDialog open={asks && !now.isPaused} members={members} onAnswer={actions.takeAttendance} />
      <RolesDialog roles={now.isPaused ? null : roles} onClose={closeRoles} />
      <OrbitDialog
        open={isWaiting}
        theme={theme}
        easyRead={easyRead}
        part={part}
        pace={now.pace}
        lesson={lesson}
        onLeave={leave}
      />
      <LessonEndDialog
        open={now.isEnded && !isLeaving}
        part={part}
        onLeave={() => {
          actions.dismissEnd();
          leave();
        }}
        onStay={actions.dismissEnd}
      />
      <PauseDialog open={now.isPaused} />
    </>
  );
});

/** Returns roles that this page has not shown yet, and how to close them. */
function useNewRoles(roles: LessonRoles | null): [LessonRoles | null, () => void] {
  const shown = useRef<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const key = roles === null || Object.keys(roles).length === 0 ? null : JSON.stringify(roles);
  const isFirst = useRef(true);
  useEffect(() => {
    // A reloaded page does not show the roles of this lesson again.
    if (isFirst.current && key !== null) shown.current = key;
    isFirst.current = false;
  }, [key]);
  const isNew = key !== null && key !== closed && key !== shown.current;
  return [isNew ? roles : null, () => setClosed(key)];
}

/**
 * Returns the message to show, the oldest first, how to close it, and how to note that it was seen: then it stays until the
 * team closes it. One that nobody has seen yet may be withdrawn.
 */
function useMessages(told: readonly ShownMessage[]): [ShownMessage | null, () => void, (id: string) => void] {
  const [queue, setQueue] = useState<readonly ShownMessage[]>([]);
  const [seen, setSeen] = useState<string | null>(null);
  const fresh = told.filter(({ id }) => !queue.some((one) => one.id === id));
  const valid = queue.filter(({ id }) => id === seen || told.some((one) => one.id === id));
  if (fresh.length > 0 || valid.length < queue.length) setQueue([...valid, ...fresh]);
  return [queue[0] ?? null, () => setQueue(([, ...rest]) => rest), setSeen];
}
