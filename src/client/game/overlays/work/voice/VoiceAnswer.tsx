import { useEffect, useId, useRef } from 'react';
import type { Work } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { floor, type Speaker } from '#client/ui/speech/floor.ts';
import { recordingName, recordingTime } from '#domain/game/recordings.ts';
import { RECORDING_ENDS_SOON_S, RECORDING_MAX_S } from '#domain/limits.ts';
import type { AnswerFiles, OverlaysProps } from '../../overlaysProps.ts';
import { KeptVoice } from './KeptVoice.tsx';
import { whyNoRecording } from './microphone.ts';
import { useVoiceRecorder } from './useVoiceRecorder.ts';

export interface VoiceAnswerProps {
  work: Extract<Work, { kind: 'write' }>;
  send: OverlaysProps['send'];
  files: AnswerFiles;
  /** Silences music, effects and every voice of the game, or lets them sound again. */
  onQuiet: (isQuiet: boolean) => void;
  /** Whether recordings are sent to the server; not in test mode. */
  areSent: boolean;
  /** Whether the teacher has paused the class or asked for silence. */
  isSilent: boolean;
}

const BESIDE = 'Podem responder por voz, por escrito, ou das duas maneiras.';
const HELPS = 'A gravação ajuda, mas o plano tem de ficar escrito: é o texto que o conselho lê.';
const SILENT = 'A turma está em silêncio.';

/** Renders the answer by voice to a text step: recorded, played, recorded again, deleted (decision 0086). */
export function VoiceAnswer({ work, send, files, onQuiet, areSent, isSilent }: VoiceAnswerProps) {
  const hint = useId();
  const { recording, disabled } = work;
  const row = useRef<HTMLDivElement>(null);
  const recorder = useVoiceRecorder(({ content, extension, seconds }) => {
    const [kept] = files.choose([fileOf(content, recordingName(work.number - 1, extension))]);
    if (kept) send({ type: 'RECORD', file: { ...kept, seconds } });
  }, isSilent);
  const { phase, failure, seconds } = recorder;
  const isRecording = phase === 'recording';
  useWhile(isRecording, onQuiet, send);
  useFocusHere(row, `${phase} ${recording?.id}`);
  const unable = whyNoRecording() ?? (isSilent ? SILENT : null);
  const why = failure ?? unable;
  return (
    <section aria-label="Resposta por voz" className="mt-2 flex flex-col gap-1">
      <div ref={row} className="flex flex-wrap items-center gap-2">
        {isRecording ? (
          <RecordingNow seconds={seconds} onStop={recorder.stop} onCancel={recording ? recorder.cancel : null} />
        ) : (
          <KeptVoice
            key={recording?.id}
            recording={recording}
            onDelete={() => send({ type: 'RECORD', file: null })}
            {...{ files, onQuiet, areSent, isSilent }}
          >
            <Button
              variant="secondary"
              className="min-h-12! bg-glass-lit px-4!"
              disabled={disabled || unable !== null}
              busy={phase === 'asking'}
              aria-describedby={hint}
              onClick={recorder.start}
            >
              <Dot />
              {recording ? 'Gravar de novo' : 'Responder por voz'}
            </Button>
          </KeptVoice>
        )}
      </div>
      <p
        id={hint}
        role="status"
        className={why === null ? 'text-screen-label leading-snug' : 'font-semibold leading-snug'}
      >
        {why ?? (isRecording ? recordingWords(seconds) : work.canvas ? HELPS : recording ? '' : BESIDE)}
      </p>
    </section>
  );
}

function fileOf(content: Blob, name: string): File {
  return new File([content], name, { type: content.type });
}

/** Changes twice, so that a screen reader says it twice: when the recording begins, and shortly before it ends. */
function recordingWords(seconds: number): string {
  const isEnding = seconds >= RECORDING_MAX_S - RECORDING_ENDS_SOON_S;
  if (isEnding) return `Faltam menos de ${RECORDING_ENDS_SOON_S} segundos: a gravação para sozinha.`;
  return `A gravar. Há até ${RECORDING_MAX_S / 60} minutos.`;
}

interface RecordingNowProps {
  seconds: number;
  onStop: () => void;
  /** Goes back to the recording before; null where there is none. */
  onCancel: (() => void) | null;
}

function RecordingNow({ seconds, onStop, onCancel }: RecordingNowProps) {
  return (
    <>
      <Button className="min-h-12! px-4!" onClick={onStop}>
        <span aria-hidden="true" className="border-6 border-current" />
        Parar a gravação
      </Button>
      {onCancel && (
        <Button variant="secondary" className="min-h-12! bg-glass-lit px-4!" onClick={onCancel}>
          Ficar com a anterior
        </Button>
      )}
      <span aria-hidden="true" className="flex items-center gap-2 font-semibold tabular-nums">
        <Dot />
        {recordingTime(seconds)} de {recordingTime(RECORDING_MAX_S)}
      </span>
    </>
  );
}

/** Drawn by its border, which the system's own colours keep. */
function Dot() {
  return <span aria-hidden="true" className="rounded-full border-6 border-coral" />;
}

const MICROPHONE: Speaker = { isFirm: true, isAsked: true, yieldFloor: () => {} };

/** While it records, the game is silent, and nothing is submitted. */
function useWhile(isRecording: boolean, onQuiet: (isQuiet: boolean) => void, send: OverlaysProps['send']): void {
  useEffect(() => {
    if (!isRecording) return undefined;
    const tell = (isOn: boolean) => {
      onQuiet(isOn);
      send({ type: 'RECORDING', isOn });
    };
    floor.take(MICROPHONE);
    tell(true);
    return () => {
      tell(false);
      floor.leave(MICROPHONE);
    };
  }, [isRecording, onQuiet, send]);
}

/** Moves the focus to the first button when the pressed one was replaced. */
function useFocusHere(row: { current: HTMLElement | null }, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    const hasChanged = before.current !== shown;
    before.current = shown;
    if (hasChanged && document.activeElement === document.body) {
      row.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
    }
  }, [row, shown]);
}
