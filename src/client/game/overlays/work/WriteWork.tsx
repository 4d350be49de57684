import { useId, useState } from 'react';
import type { ButtonSpec, Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { TEXT_MAX_CHARS } from '#domain/limits.ts';
import { EMPTY_ANSWER } from '#domain/validation.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { Count, keepFocus, WritingSheet } from '../WritingSheet.tsx';
import { LateVersions } from './LateVersions.tsx';
import { TaskHead } from './TaskHead.tsx';
import type { VoiceAnswerProps } from './voice/VoiceAnswer.tsx';

interface WriteWorkProps {
  work: Extract<Work, { kind: 'write' }>;
  send: OverlaysProps['send'];
  /** The console's submit button, which an on-screen keyboard may hide. */
  submit: ButtonSpec | null;
  isWide: boolean;
  /** What an answer by voice needs; null where it is not offered. */
  voice: VoiceParts | null;
}

export type VoiceParts = Pick<VoiceAnswerProps, 'files' | 'onQuiet' | 'areSent' | 'isSilent'>;

const loadCanvas = () => import('./PlanCanvas.tsx');
const loadVoice = () => import('./voice/VoiceAnswer.tsx');

/** When fewer characters than this are left, their number is shown. */
const TELL_BELOW = 1_000;

/** Renders a text step; every change is sent to the game at once. */
export function WriteWork({ work, send, submit, isWide, voice }: WriteWorkProps) {
  const late = useLatePart(voice !== null, loadVoice);
  const id = useId();
  const [isCanvas, setIsCanvas] = useState(work.canvas?.isBegun ?? false);
  const canvas = useLatePart(isCanvas, loadCanvas);
  const left = TEXT_MAX_CHARS - work.value.length;
  return (
    <WritingSheet
      isWide={isWide}
      head={
        <>
          <TaskHead id={`${id}-head`} number={work.number} of={work.of}>
            {work.prompt}
          </TaskHead>
          <LateVersions versions={work.versions} send={send} />
          {work.canvas && <CanvasButton isCanvas={isCanvas} onPress={() => setIsCanvas(!isCanvas)} />}
        </>
      }
      foot={
        <>
          <Count text={work.value} most={TEXT_MAX_CHARS} />
          <p
            id={`${id}-foot`}
            role="status"
            className={work.error ? 'font-semibold text-[#ff9dba]' : 'text-screen-label'}
          >
            {errorWords(work, voice !== null) ?? (left < TELL_BELOW ? `Restam ${left} caracteres.` : '')}
          </p>
        </>
      }
      actions={
        submit && (
          <Button disabled={submit.disabled} onMouseDown={keepFocus} onClick={() => send(submit.event)}>
            {submit.label}
          </Button>
        )
      }
    >
      {work.canvas && isCanvas && canvas !== null ? (
        canvas && (
          <canvas.PlanCanvas
            parts={work.canvas.parts}
            value={work.value}
            disabled={work.disabled}
            onText={(text) => send({ type: 'TYPE', text })}
          />
        )
      ) : (
        <FreeText work={work} id={id} send={send} isShared={voice !== null} />
      )}
      {voice && late && <late.VoiceAnswer work={work} send={send} {...voice} />}
    </WritingSheet>
  );
}

/** Where a recording would do, says so too. */
function errorWords({ error, canvas }: WriteWorkProps['work'], hasVoice: boolean): string | null {
  return hasVoice && !canvas && error === EMPTY_ANSWER
    ? 'Escrevam ou gravem a vossa resposta antes de submeter.'
    : error;
}

interface FreeTextProps extends Pick<WriteWorkProps, 'work' | 'send'> {
  /** Prefix of the ids of the task and of the line below the text. */
  id: string;
  /** Whether the answer by voice stands below, which needs room too. */
  isShared: boolean;
}

function FreeText({ work, id, send, isShared }: FreeTextProps) {
  return (
    <textarea
      value={work.value}
      maxLength={TEXT_MAX_CHARS}
      disabled={work.disabled}
      aria-labelledby={`${id}-head`}
      aria-describedby={`${id}-foot`}
      aria-invalid={work.error !== null}
      onChange={(event) => send({ type: 'TYPE', text: event.target.value })}
      className={classes(
        'writing-box edged w-full grow resize-none rounded-xl border-wire bg-glass-lit px-4 py-3 leading-normal text-screen-text disabled:opacity-60 aria-invalid:border-coral',
        isShared && 'min-h-28!',
      )}
    />
  );
}

function CanvasButton({ isCanvas, onPress }: { isCanvas: boolean; onPress: () => void }) {
  return (
    <Button variant="secondary" className="mt-2 min-h-12! bg-glass/90 px-4!" onClick={onPress}>
      {isCanvas ? 'Escrever num só texto' : 'Quadro do plano'}
    </Button>
  );
}
