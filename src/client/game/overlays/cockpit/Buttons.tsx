import { type ReactNode, useRef } from 'react';
import type { ButtonSpec, GameView } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';

type Send = OverlaysProps['send'];

interface ButtonsProps {
  buttons: GameView['buttons'];
  send: Send;
  /** Further buttons, after these. */
  children?: ReactNode;
}

/** Renders the three buttons (spec, section 2): left, middle, right. */
export function Buttons({ buttons, send, children }: ButtonsProps) {
  const { left, middle, right } = buttons;
  const sendOnce = useFirstTap(send);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-2">
      {left && <Side spec={left} send={send} />}
      {middle && <Middle key={middle.event.type} spec={middle} send={sendOnce} />}
      {right && <Side spec={right} send={send} />}
      {children}
    </div>
  );
}

/** The browser's own limit for a double tap. */
const DOUBLE_TAP_MS = 500;

/** Ignores the second tap of a double tap when another button has replaced the pressed one: 'OK', then 'selecionar'. */
function useFirstTap(send: Send): Send {
  const last = useRef<{ type: string; at: number } | null>(null);
  return (event) => {
    const at = performance.now();
    const isSecond = last.current !== null && last.current.type !== event.type && at - last.current.at < DOUBLE_TAP_MS;
    if (isSecond) return;
    last.current = { type: event.type, at };
    send(event);
  };
}

/** Mounted anew for each event, so that a key held down for one action does not trigger the next. */
function Middle({ spec, send }: { spec: ButtonSpec; send: Send }) {
  return (
    <Button
      disabled={spec.disabled}
      onClick={() => send(spec.event)}
      className="min-h-[max(2.6em,48px)] min-w-[5.5em] px-5! text-[1.2em] shadow-[0_0_1.2rem_rgb(255_178_94/0.35)]"
    >
      <span className="inline-block first-letter:uppercase">{spec.label}</span>
    </Button>
  );
}

/** Renders the carousel's arrows as icons with a label, and other buttons as text. */
function Side({ spec, send }: { spec: ButtonSpec; send: Send }) {
  const Arrow = spec.event.type === 'PREVIOUS_SHIP' ? PreviousIcon : spec.event.type === 'NEXT_SHIP' ? NextIcon : null;
  const onClick = () => spec.disabled || send(spec.event);
  if (Arrow === null) {
    return (
      <Button variant="secondary" disabled={spec.disabled} onClick={onClick} className="bg-glass/90 px-4!">
        {spec.label}
      </Button>
    );
  }
  return (
    // At the end of the row an arrow keeps the focus, so that the next key press does not choose the ship.
    <IconButton
      label={spec.label}
      aria-disabled={spec.disabled}
      onClick={onClick}
      className="edged size-[max(2.9em,48px)]! border-wire bg-glass/90 text-screen-label hover:bg-glass-lit aria-disabled:opacity-45"
    >
      <Arrow width="1.7em" height="1.7em" />
    </IconButton>
  );
}
