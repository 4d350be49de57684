import { useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { newUuid } from '#client/api/newUuid.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { type LiveClass, lessons } from '#contract/classroom/lessons.ts';
import { LESSON_MESSAGE_MAX_CHARS } from '#domain/limits.ts';
import { SentMessages } from './SentMessages.tsx';
import { useLessonCall } from './useLessonCall.ts';

/** Messages that are needed in most lessons, to send with one more press. */
const READY = [
  'Faltam cinco minutos.',
  'Antes de enviar, leiam o texto em voz alta.',
  'Ouçam quem ainda não falou.',
  'Boa ideia, continuem!',
];

interface Props {
  live: LiveClass;
  /** The team to which it goes first; null: all. */
  teamId: string | null;
  onClose: () => void;
}

/** Sends a message, which ORBI says on the devices, and shows how many teams have seen each. */
export function MessageDialog({ live, teamId, onClose }: Props) {
  const [to, setTo] = useState(teamId ?? '');
  const [text, setText] = useState('');
  const send = useMessage(live.classId, () => {
    setText('');
    showToast('success', 'Mensagem enviada');
  });
  const options = [
    { value: '', label: 'Todas as equipas' },
    ...live.teams.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const left = LESSON_MESSAGE_MAX_CHARS - text.length;
  return (
    <Dialog
      open
      title="Mensagem às equipas"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
          <Button
            busy={send.isBusy}
            disabled={text.trim() === ''}
            onClick={() => send.send({ teamId: to === '' ? null : to, text })}
          >
            Enviar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField label="Para" value={to} options={options} onChange={(event) => setTo(event.target.value)} />
        <TextArea
          label="Mensagem"
          hint={`A ORBI di-la nos dispositivos. Ainda cabem ${left} caracteres.`}
          maxLength={LESSON_MESSAGE_MAX_CHARS}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ul aria-label="Mensagens prontas" className="flex flex-wrap gap-2">
          {READY.map((ready) => (
            <li key={ready}>
              <Button variant="secondary" className="px-4" onClick={() => setText(ready)}>
                {ready}
              </Button>
            </li>
          ))}
        </ul>
        <SentMessages live={live} />
      </div>
    </Dialog>
  );
}

interface Message {
  teamId: string | null;
  text: string;
}

/** Returns the call that sends a message. A try after a lost reply sends no second one, because it keeps the id. */
function useMessage(classId: string, onDone: () => void) {
  const tried = useRef({ _id: '', message: '' });
  const { isPending, mutate } = useLessonCall(
    (body: Message & { _id: string }) => call(lessons.sendMessage, { params: { classId }, body }),
    {
      failed: 'Não foi possível enviar a mensagem.',
      onDone: () => {
        tried.current = { _id: '', message: '' };
        onDone();
      },
    },
  );
  const send = (body: Message) => {
    const message = JSON.stringify(body);
    if (tried.current.message !== message) tried.current = { _id: newUuid(), message };
    mutate({ _id: tried.current._id, ...body });
  };
  return { isBusy: isPending, send };
}
