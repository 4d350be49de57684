import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import type { OverlaysProps } from '../../overlaysProps.ts';
import { Count, keepFocus, WritingSheet } from '../../WritingSheet.tsx';
import type { CouncilView } from '../councilView.ts';

interface Props {
  commentId: string;
  label: string;
  hint?: string;
  /** The text on the button that sends it. */
  action: string;
  /** The text before the team types. */
  initial: string;
  most: number;
  /** A press has opened it, so that it takes the focus. */
  isOpened: boolean;
  reply: CouncilView['reply'];
  send: OverlaysProps['send'];
  onCancel: () => void;
}

/** Renders the box for an answer or a new plan. What is typed is kept when it is closed. */
export function ReplyBox({ commentId, label, hint, action, initial, most, isOpened, reply, send, onCancel }: Props) {
  const value = reply.begun[commentId] ?? initial;
  const error = reply.error?.commentId === commentId ? reply.error.message : null;
  return (
    <form
      className="mt-1 min-w-0 basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SEND_REPLY', commentId, text: value });
      }}
    >
      <WritingSheet
        isWide={false}
        keepsActions
        foot={<Count text={value} most={most} />}
        actions={
          <>
            <Button variant="secondary" onMouseDown={keepFocus} onClick={onCancel}>
              Cancelar
            </Button>
            <Button type="submit" onMouseDown={keepFocus}>
              {action}
            </Button>
          </>
        }
      >
        <TextArea
          ref={isOpened ? focusInView : null}
          label={label}
          hint={hint}
          value={value}
          maxLength={most}
          error={error}
          className="grow [&_textarea]:min-h-28 [&_textarea]:grow"
          onChange={(event) => send({ type: 'TYPE_REPLY', commentId, text: event.target.value })}
        />
      </WritingSheet>
    </form>
  );
}

/** Takes the focus and scrolls the box into view with its buttons. */
function focusInView(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.form?.scrollIntoView({ block: 'nearest' });
}
