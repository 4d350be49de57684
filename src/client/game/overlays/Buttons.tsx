import type { ButtonSpec, GameView } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { OverlaysProps } from './overlaysProps.ts';

type Send = OverlaysProps['send'];

/** The three buttons under the work area (spec, section 2): left, middle, right. */
export function Buttons({ buttons, send }: { buttons: GameView['buttons']; send: Send }) {
  return (
    <div className="flex items-center justify-center gap-3 sm:gap-5">
      <Side spec={buttons.left} send={send} />
      {buttons.middle && <Middle spec={buttons.middle} send={send} />}
      <Side spec={buttons.right} send={send} />
    </div>
  );
}

function Middle({ spec, send }: { spec: ButtonSpec; send: Send }) {
  return (
    <Button
      disabled={spec.disabled}
      onClick={() => send(spec.event)}
      className="min-h-14 min-w-40 px-5 text-[1.2em] shadow-[0_0_1.6rem_rgb(255_178_94/0.4)] sm:px-8"
    >
      <span className="inline-block first-letter:uppercase">{spec.label}</span>
    </Button>
  );
}

/** Arrows of the carousel are pictures with a name; anything else is words. */
function Side({ spec, send }: { spec: ButtonSpec | null; send: Send }) {
  if (spec === null) return null;
  const Arrow = spec.event.type === 'PREVIOUS_SHIP' ? PreviousIcon : spec.event.type === 'NEXT_SHIP' ? NextIcon : null;
  if (Arrow === null) {
    return (
      <Button variant="secondary" disabled={spec.disabled} onClick={() => send(spec.event)} className="bg-glass/90">
        {spec.label}
      </Button>
    );
  }
  return (
    <IconButton
      label={spec.label}
      disabled={spec.disabled}
      onClick={() => send(spec.event)}
      className="size-14 border-2 border-glow/60 bg-glass/90 text-screen-label hover:bg-glass-lit"
    >
      <Arrow width="2em" height="2em" />
    </IconButton>
  );
}
