import type { ReactNode } from 'react';
import { LOCAL_KEYS, writeItem } from '#client/session/localItems.ts';
import { AccessibilityIcon } from '#client/ui/icons.tsx';
import { SkipLink } from '../ui/controls/SkipLink.tsx';
import { useDocumentTitle } from '../ui/hooks/useDocumentTitle.ts';
import { Cockpit } from './Cockpit.tsx';
import { MusicSwitch } from './MusicSwitch.tsx';
import { PartnerList } from './PartnerList.tsx';
import { FORM_ID, SignInForm } from './SignInForm.tsx';
import { useSite } from './useSite.ts';

const TITLE = 'Conselho Galáctico';
const STATEMENT =
  'absolute top-3 left-3 z-10 inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-glow/60 bg-ink/85 px-3 font-bold font-display text-screen-label hover:bg-glass-lit';

interface LoginPageProps {
  /** The moving sky behind the window. */
  sky?: ReactNode;
  /** Called on every press on the page. */
  onPress?: () => void;
}

/** Renders the first screen (spec, section 2, Login screen). The first press anywhere starts the music. */
export function LoginPage({ sky = null, onPress }: LoginPageProps) {
  const site = useSite();
  const title = site?.title ?? TITLE;
  useDocumentTitle(`Entrar · ${title}`);
  const onFirstPress = () => {
    writeItem(LOCAL_KEYS.music, true);
    onPress?.();
  };
  return (
    // Enter in a field fires a click on the button, so the music also starts for keyboard users.
    <div onPointerDown={onFirstPress} onClickCapture={onFirstPress}>
      <SkipLink to={FORM_ID} />
      <Cockpit
        title={title}
        sky={sky}
        sideLabel="Financiamento e parcerias"
        side={<PartnerList partners={site?.partners ?? []} />}
      >
        <SignInForm site={site} />
      </Cockpit>
      <MusicSwitch />
      {/* A load of its own, so that the music does not go along to a page without its switch. */}
      <a href="/acessibilidade" className={STATEMENT}>
        <AccessibilityIcon />
        <span className="max-tablet:sr-only">Acessibilidade</span>
      </a>
    </div>
  );
}
