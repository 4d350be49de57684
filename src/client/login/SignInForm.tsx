import { useEffect, useState } from 'react';
import { useSession } from '#client/session/useSession.ts';
import type { Site } from '#contract/site.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PasswordField } from '../ui/controls/PasswordField.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { clearToasts } from '../ui/feedback/toasts.ts';
import { About } from './About.tsx';
import { LateCodeField } from './LateCodeField.tsx';
import { OtherWay } from './OtherWay.tsx';
import { SignInError } from './SignInError.tsx';
import { SignUp } from './SignUp.tsx';
import { hasArrival } from './school/hasArrival.ts';
import { type CardLink, useCardLink } from './useCardLink.ts';
import { useSignIn } from './useSignIn.ts';

/** Id of the form, for the link that skips to it. */
export const FORM_ID = 'entrar';
const NO_ISSUERS: Site['issuers'] = [];

/**
 * Renders the sign-in form, filled in from a team's card, and the three buttons (spec, section 2, Login screen). A fourth one
 * changes to a team's code and back.
 */
export function SignInForm({ site }: { site: Site | null }) {
  const card = useCardLink();
  const [way, setWay] = useState<{ turn?: number | undefined; isByCode: boolean }>();
  const isByCode = way && way.turn === card?.turn ? way.isByCode : card?.code !== undefined;
  // A server of the version before, which a rolling upgrade leaves running for a moment, names none.
  const hasSchools = (site?.issuers ?? []).length > 0;
  // A learning platform leads here too, and to a team as well.
  const [isArriving] = useState(hasArrival);
  const hasWays = hasSchools || isArriving;
  const { error, busy, waiting, staff, needsSecondStep, backToPassword, onSubmit } = useSignIn(isByCode, hasWays);
  const endedElsewhere = useSession((session) => session.endedElsewhere);
  // Toasts of the previous page refer to work that is no longer visible.
  useEffect(() => clearToasts(), []);
  if (staff && needsSecondStep) return <staff.SecondStep id={FORM_ID} onBack={backToPassword} />;
  return (
    <form id={FORM_ID} tabIndex={-1} onSubmit={onSubmit} aria-label="Entrar" className="flex flex-col gap-3">
      {isByCode ? (
        <LateCodeField key={card?.turn} initial={card?.code} />
      ) : (
        <NameAndPassword key={card?.turn} card={card} isChosen={way !== undefined} />
      )}
      {endedElsewhere && error === '' && <Banner live>A sessão foi terminada noutro separador.</Banner>}
      <SignInError text={error} waiting={waiting} />
      <Button type="submit" busy={busy} className="min-h-14 text-xl">
        Jogar
      </Button>
      <OtherWay isByCode={isByCode} onChange={(next) => setWay({ turn: card?.turn, isByCode: next })} />
      {staff && hasWays && <staff.SchoolWays issuers={site?.issuers ?? NO_ISSUERS} />}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <SignUp site={site} />
        <About site={site} />
      </div>
    </form>
  );
}

/** `isChosen`: by the button that changes the way, which is then no longer where the focus should be. */
function NameAndPassword({ card, isChosen }: { card: CardLink | null; isChosen: boolean }) {
  return (
    <>
      <TextField
        defaultValue={card?.username}
        label="Nome de Utilizador"
        name="user"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        autoFocus={isChosen}
      />
      <PasswordField
        defaultValue={card?.password}
        label="Palavra-Passe"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </>
  );
}
