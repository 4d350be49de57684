import { FocusedHeading } from '../FocusedHeading.tsx';
import { Steps } from './Steps.tsx';

/** Renders the heading of a step, which takes the focus, beside the list of steps. */
export function StepHeader({ id, step, children }: { id: string; step: number; children: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <FocusedHeading id={id}>{children}</FocusedHeading>
      <Steps current={step} />
    </div>
  );
}
