import { type FormEvent, useEffect, useState } from 'react';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { enter } from '#client/session/login.ts';
import { answerWithPasskey } from '#client/session/passkeys.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import { factors } from '#contract/identity/factors.ts';
import { SignInError } from '../SignInError.tsx';

const FAILED = 'Não foi possível entrar.';
const PASSKEY_FAILED = 'A chave de acesso não respondeu. Tente de novo, ou escreva um código.';

interface SecondStepProps {
  /** Id of the form, for the link that skips to it. */
  id?: string;
  /** Called when the person goes back to the password, or the step has expired. */
  onBack: (why: string) => void;
}

type Asked = ReplyOf<typeof factors.beginSecondStep>;
type Given = { code: string } | { passkey: Record<string, unknown> };

/** Asks what the account may answer with and sends an answer, one at a time. */
function useSecondStep(onBack: SecondStepProps['onBack']) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const refuse = (failure: unknown, words = FAILED) => {
    logError(failure, 'second step');
    const text = errorMessage(failure, words);
    if (failure instanceof CallError && failure.code === 'factorExpired') onBack(text);
    else setError(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is asked for once
  useEffect(() => {
    call(factors.beginSecondStep).then(setAsked, refuse);
  }, []);
  const finish = async (what: 'code' | 'passkey', given: () => Promise<Given>) => {
    if (busy !== null) return;
    setBusy(what);
    setError('');
    try {
      await enter(await call(factors.finishSecondStep, { body: await given() }));
    } catch (failure) {
      refuse(failure, what === 'passkey' ? PASSKEY_FAILED : FAILED);
      setBusy(null);
    }
  };
  return { asked, error, setError, busy, finish };
}

/** Asks for the second step of a sign-in whose password was right: a code, or a passkey where the account has one. */
export function SecondStep({ id, onBack }: SecondStepProps) {
  const { asked, error, setError, busy, finish } = useSecondStep(onBack);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') setError('Escreva o código.');
    else void finish('code', async () => ({ code }));
  };
  const options = asked?.passkey ?? null;
  return (
    <form id={id} tabIndex={-1} onSubmit={onSubmit} aria-label="Segundo passo" className="flex flex-col gap-3">
      <TextField
        label={asked?.app === false ? 'Código de recuperação' : 'Código da aplicação ou de recuperação'}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        autoFocus
      />
      <SignInError text={error} waiting={false} />
      <Button type="submit" busy={busy === 'code'} className="min-h-14 text-xl">
        Entrar
      </Button>
      {options !== null && (
        <Button
          variant="secondary"
          busy={busy === 'passkey'}
          onClick={() => void finish('passkey', async () => ({ passkey: await answerWithPasskey(options) }))}
        >
          Usar a chave de acesso
        </Button>
      )}
      <Button variant="ghost" className="px-4" onClick={() => onBack('')}>
        Voltar à palavra-passe
      </Button>
    </form>
  );
}
