import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { SiteConfig } from '#contract/site.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { SignInError } from './SignInError.tsx';
import { SignUp } from './SignUp.tsx';
import { useSignIn } from './useSignIn.ts';

/** The console's screen: who plays, and the three buttons (spec, section 2, Login screen). */
export function SignInForm({ site }: { site: SiteConfig | null }) {
  const { error, busy, onSubmit } = useSignIn();
  const [aboutOpen, setAboutOpen] = useState(false);
  return (
    <form onSubmit={onSubmit} aria-label="Entrar" className="flex flex-col gap-3">
      <TextField
        label="Nome de Utilizador"
        name="user"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField label="Palavra-Passe" name="password" autoComplete="current-password" enterKeyHint="go" />
      <SignInError text={error} />
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
