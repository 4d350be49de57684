import { whilePending } from '#client/ui/feedback/pending.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';

const load = () => whilePending(import('./school/SecondStep.tsx').then(({ SecondStep }) => SecondStep));

/** Renders the second step of a sign-in, which is loaded when an account needs it. */
export function LateSecondStep(props: { id?: string; onBack: (why: string) => void }) {
  const Step = useLatePart(true, load);
  if (Step) return <Step {...props} />;
  return <p role="status">{Step === null ? 'Sem ligação ao servidor.' : 'A carregar…'}</p>;
}
