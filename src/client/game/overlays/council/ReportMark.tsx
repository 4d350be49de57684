import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { takeFocus, takeLostFocus } from './takeFocus.ts';

/** Texts of a report. */
interface ReportWords {
  /** Read aloud after 'Denunciar'. */
  what: string;
  question: string;
  done: string;
}

interface Props {
  words: ReportWords;
  isReported: boolean;
  isSending: boolean;
  /** Another report is being sent; reports are sent one at a time. */
  isWaiting: boolean;
  error: string | null;
  onReport: () => void;
}

/** Renders the way to report another team's text to the teacher, and then that it is reported. */
export function ReportMark({ isReported, onReport, ...rest }: Props) {
  const [isReporter, setReporter] = useState(false);
  if (isReported) return <Reported words={rest.words} ref={isReporter ? takeLostFocus : null} />;
  const report = () => {
    setReporter(true);
    onReport();
  };
  return <Report {...rest} onReport={report} />;
}

function Reported({ words, ref }: { words: ReportWords; ref: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} tabIndex={-1} className="relative rounded-full">
      <Chip tone="info">{words.done}</Chip>
    </span>
  );
}

type ReportProps = Omit<Props, 'isReported'>;

/** Asks for confirmation, because a single tap must not accuse anybody. */
function Report({ words, isSending, isWaiting, error, onReport }: ReportProps) {
  const [step, setStep] = useState<'before' | 'asking' | 'cancelled'>('before');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {step === 'asking' ? (
        <Question
          words={words}
          isSending={isSending}
          isWaiting={isWaiting}
          error={error}
          onCancel={() => setStep('cancelled')}
          onReport={onReport}
        />
      ) : (
        <Button
          ref={step === 'cancelled' ? takeFocus : null}
          variant="secondary"
          className="px-4!"
          onClick={() => setStep('asking')}
        >
          Denunciar<span className="sr-only"> {words.what}</span>
        </Button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

function Question({ words, isSending, isWaiting, error, onCancel, onReport }: ReportProps & { onCancel: () => void }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error !== null) takeLostFocus(yes.current);
  }, [error]);
  return (
    <>
      <p role="alert" className="basis-full">
        {words.question}
      </p>
      <Button ref={takeFocus} variant="secondary" className="px-4!" disabled={isSending} onClick={onCancel}>
        Cancelar
      </Button>
      <Button ref={yes} variant="danger" className="px-4!" disabled={isWaiting} busy={isSending} onClick={onReport}>
        Sim, denunciar
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {isWaiting && 'A enviar outra denúncia…'}
      </p>
    </>
  );
}
