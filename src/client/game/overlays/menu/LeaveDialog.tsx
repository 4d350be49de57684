import { memo } from 'react';
import type { GameView } from '#client/game/flow/view.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { leaveLabel } from './leaveLabel.ts';

interface LeaveDialogProps {
  dialog: GameView['leaveDialog'];
  mode: GameView['mode'];
  send: OverlaysProps['send'];
}

/** Asks 'A sessão será terminada. Têm a certeza?' (spec, section 5), or shows what is still unsent. */
export const LeaveDialog = memo(function LeaveDialog({ dialog, mode, send }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={dialog !== null}
      title={leaveLabel(mode)}
      confirmLabel={leaveLabel(mode)}
      busy={dialog?.busy ?? false}
      onConfirm={() => send({ type: 'CONFIRM_LEAVE' })}
      onCancel={() => send({ type: 'CANCEL_LEAVE' })}
    >
      <p>{dialog?.text}</p>
    </ConfirmDialog>
  );
});
