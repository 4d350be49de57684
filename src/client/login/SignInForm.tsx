import { useEffect, useState } from 'react';
import { useSession } from '#client/session/useSession.ts';
import type { SiteConfig } from '#contract/site.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PasswordField } from '../ui/controls/PasswordField.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { clearToasts } from '../ui/feedback/toasts.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { SignInError } from './SignInError.tsx';
import { SignUp } from './SignUp.tsx';
import { useCardLink } from './useCardLink.ts';
import { useSignIn } from './useSignIn.ts';

/** Id of the form, for the link that skips to it. */
export const FORM_ID = 'entrar';

/** Renders the sign-in form, filled in from a team's card, and the three buttons (spec, section 2, Login screen). */
export function SignInForm({ site }: { site: SiteConfig | null }) {
  const { error, busy, waiting, onSubmit } = useSignIn();
  const card = useCardLink();
  const [aboutOpen, setAboutOpen] = useState(false);
  const endedElsewhere = useSession((session) => session.endedElsewhere);
  // Toasts of the previous page refer to work that is no longer visible.
  useEffect(() => clearToasts(), []);
  return (
    <form id={FORM_ID} tabIndex={-1} onSubmit={onSubmit} aria-label="Entrar" className="flex flex-col gap-3">
      <TextField
        key={`user ${card?.turn}`}
        defaultValue={card?.username}
        label="Nome de Utilizador"
        name="user"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        key={`password ${card?.turn}`}
        defaultValue={card?.password}
        label="Palavra-Passe"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {endedElsewhere && error === '' && <Banner live>A sessão foi terminada noutro separador.</Banner>}
      <SignInError text={error} waiting={waiting} />
      <Button type="submit" busy={busy} className="min-h-14 text-xl">
        Jogar
      </Button>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <SignUp site={site} />
        <Button variant="ghost" className="grow px-4" onClick={() => setAboutOpen(true)}>
          SOBRE O JOGO
        </Button>
      </div>
      <AboutDialog site={site} open={aboutOpen} onClose={() => setAboutOpen(false)} />
    </form>
  );
}
