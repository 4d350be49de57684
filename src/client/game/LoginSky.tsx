import { useHasDialog } from '#client/ui/overlays/layers.ts';
import { SILENT_VOICE } from './flow/voice.ts';
import { Stage } from './stage/Stage.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

const STUDENTS = { at: 'students' } as const;

/** Renders the stage behind the sign-in window. */
export function LoginSky() {
  const reducedMotion = useReducedMotion();
  const isCovered = useHasDialog();
  return (
    <Stage
      scene="login"
      theme="ic"
      ship={0}
      mission={null}
      robot="idle"
      gaze={STUDENTS}
      raised="none"
      voice={SILENT_VOICE}
      projector={false}
      reducedMotion={reducedMotion}
      paused={isCovered}
    />
  );
}
