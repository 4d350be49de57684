import type { FormEvent } from 'react';
import { call } from '#client/api/call.ts';
import { useFocusFirstInvalid } from '#client/panel/forms/useFocusFirstInvalid.ts';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { SignOutQuestion } from '#client/panel/shell/SignOutQuestion.tsx';
import { useSignOut } from '#client/panel/shell/useSignOut.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { recordOwnPassword } from '#client/session/ownPassword.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { changeOwnPasswordForm } from '#contract/forms.ts';
import { passwords } from '#contract/identity/passwords.ts';
import { CHOSEN_PASSWORD_MIN_CHARS } from '#domain/limits.ts';

/** Asks for a password that nobody else knows, between the first sign-in and the panel (decision 0044). */
export function ChoosePassword() {
  const { name, username } = useStaff();
  return (
    // The bottom padding keeps toasts off the buttons.
    <main className="grid min-h-dvh place-items-center p-4 pb-24">
      <div className="card flex w-full max-w-lg flex-col gap-4">
        <PageTitle title="Escolha a sua palavra-passe" />
        <p>
          Olá <strong className="wrap-anywhere">{name ?? username}</strong>! A palavra-passe que recebeu serve só para
          entrar pela primeira vez. Escolha agora a sua: mais ninguém a pode ver, nem quem administra.
        </p>
        <ChooseForm username={username} />
      </div>
    </main>
  );
}

function ChooseForm({ username }: { username: string }) {
  const signOut = useSignOut();
  const form = usePanelForm({
    schema: changeOwnPasswordForm,
    values: { current: '', password: '', repeat: '' },
    needs: ['current', 'password', 'repeat'],
    send: ({ current, password }) => call(passwords.changeOwnPassword, { body: { current, password } }),
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
    done: 'Palavra-passe guardada!',
    failed: 'Erro ao guardar a palavra-passe',
    onDone: recordOwnPassword,
  });
  const { submit, isSubmitting, isReady, refusal, tries } = form.frame;
  const element = useFocusFirstInvalid(tries);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void submit();
  };
  return (
    <form ref={element} className="flex flex-col gap-4" onSubmit={onSubmit} noValidate>
      <input
        type="text"
        name="user"
        aria-label="Nome de utilizador"
        autoComplete="username"
        value={username}
        readOnly
        hidden
      />
      <PasswordField
        label="Palavra-passe que recebeu"
        autoComplete="current-password"
        required
        {...form.field('current')}
      />
      <PasswordField
        label="Nova palavra-passe"
        hint={`Com ${CHOSEN_PASSWORD_MIN_CHARS} caracteres ou mais. Três ou quatro palavras soltas são boas de lembrar.`}
        autoComplete="new-password"
        required
        {...form.field('password')}
      />
      <PasswordField
        label="Repetir a nova palavra-passe"
        autoComplete="new-password"
        required
        {...form.field('repeat')}
      />
      <FormRefusal text={refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isSubmitting} onClick={signOut.leave}>
          Terminar sessão
        </Button>
        <Button type="submit" disabled={!isReady} busy={isSubmitting}>
          Guardar e continuar
        </Button>
      </div>
      <SignOutQuestion {...signOut} />
    </form>
  );
}
