import { createPortal } from 'react-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { useLayers } from '#client/ui/overlays/layers.ts';
import orbi from '../../../../../../assets/robot/orbi.webp';
import type { OverlaysProps } from '../../overlaysProps.ts';

const BEGUN =
  'O conselho da turma começou. Continuem a vossa missão: quando a acabarem, entram no conselho com a vossa proposta.';

/** Renders, above the picture and any dialog, that a council has begun or that the last ballot does not count. */
export function Notice({ council: { view, actions } }: Pick<OverlaysProps, 'council'>) {
  const layers = useLayers();
  const { refusal } = view;
  return createPortal(
    <div
      role={refusal === null ? 'status' : 'alert'}
      className="caption-glass fixed top-3 right-20 left-3 z-30 mx-auto flex max-w-3xl animate-rise items-center gap-4 border border-line bg-surface px-4 py-3 text-text"
    >
      <img src={orbi} alt="" width="64" height="64" className="size-16 shrink-0 object-contain" />
      <p className="wrap-anywhere min-w-0 grow text-xl text-pretty">{refusal ?? BEGUN}</p>
      <Button
        variant="secondary"
        className="shrink-0"
        onClick={() => (refusal === null ? actions.markSeen('start') : actions.dismissRefusal())}
      >
        Está bem
      </Button>
    </div>,
    layers.at(-1) ?? document.body,
  );
}
