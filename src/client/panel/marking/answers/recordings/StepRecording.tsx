import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { onValue } from '#client/panel/onValue.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Recording } from '#contract/game/recordings.ts';
import { transcripts } from '#contract/marking/transcripts.ts';
import { recordingTime } from '#domain/game/recordings.ts';
import { TRANSCRIPT_MAX_CHARS } from '#domain/limits.ts';
import { SAVING_TEXTS } from '../saving/SaveMarks.tsx';
import { cacheRecording, useTranscript } from './useTranscript.ts';
import { VoicePlayer } from './VoicePlayer.tsx';

interface Props {
  teamId: string;
  recording: Recording;
  prompt: string;
  /** An earlier version, which is only heard and read. */
  isFormer: boolean;
}

const STATES = { ...SAVING_TEXTS, edited: 'Guarda-se dentro de momentos' } as const;

/** Renders the answer by voice to one step: played, with what was said in it. */
export function StepRecording({ teamId, recording, prompt, isFormer }: Props) {
  const { name, content, seconds, words } = recording;
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={`Resposta por voz: ${prompt}`}
      className="flex flex-col gap-2 rounded-card border border-edge px-4 py-3"
    >
      <p className="font-semibold">Resposta por voz ({recordingTime(seconds)})</p>
      {content === null ? (
        <p className="text-muted">A voz foi apagada.</p>
      ) : (
        <VoicePlayer name={name} address={content} seconds={seconds} prompt={prompt} />
      )}
      {isFormer ? (
        words !== '' && <p className="quoted-answer">{words}</p>
      ) : (
        <Transcript teamId={teamId} recording={recording} />
      )}
      {content !== null && !isFormer && (
        <DeleteVoice teamId={teamId} recording={recording} focusAfter={() => section.current} />
      )}
    </section>
  );
}

function Transcript({ teamId, recording }: Pick<Props, 'teamId' | 'recording'>) {
  const { text, write, state } = useTranscript(useStaff().id, teamId, recording);
  return (
    <>
      <TextArea
        label="O que disseram"
        hint="Fica ao lado da resposta, nos relatórios e nas exportações. A equipa também o lê."
        rows={3}
        maxLength={TRANSCRIPT_MAX_CHARS}
        value={text}
        onChange={onValue(write)}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {state !== null && STATES[state]}
      </p>
    </>
  );
}

interface DeleteVoiceProps extends Pick<Props, 'teamId' | 'recording'> {
  /** Returns what has the focus once this is gone. */
  focusAfter: () => HTMLElement | null;
}

function DeleteVoice({ teamId, recording: { _id }, focusAfter }: DeleteVoiceProps) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const isDeleted = useRef(false);
  const deletion = useExclusiveMutation<ReplyOf<typeof transcripts.deleteVoice>, void>({
    mutationFn: () => call(transcripts.deleteVoice, { params: { teamId, recordingId: _id } }),
    onSettled: () => setIsAsked(false),
    onSuccess: () => {
      isDeleted.current = true;
      cacheRecording(client, teamId, _id, { content: null });
      showToast('success', 'Voz apagada');
    },
    onError: (error) => {
      logError(error, 'deleteVoice');
      showToast('error', errorMessage(error, 'Não foi possível apagar a voz.'));
    },
  });
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setIsAsked(true)}>
        Apagar a voz
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Apagar a voz?"
        confirmLabel="Apagar a voz"
        danger
        busy={deletion.isPending}
        focusAfter={() => (isDeleted.current ? focusAfter() : null)}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setIsAsked(false)}
      >
        <p>A voz não volta. O que está escrito fica.</p>
      </ConfirmDialog>
    </>
  );
}
