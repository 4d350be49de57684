import { LOCAL_KEYS, writeItem } from '#client/session/localItems.ts';
import { Cockpit } from './Cockpit.tsx';
import { PartnerList } from './PartnerList.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSite } from './useSite.ts';

const TITLE = 'Conselho Galáctico';

/** The first screen (spec, section 2, Login screen). The first press anywhere allows the music, which plays from then on. */
export function LoginPage() {
  const site = useSite();
  const title = site?.title ?? TITLE;
  return (
    <div onPointerDown={() => writeItem(LOCAL_KEYS.music, true)}>
      <title>{`Entrar · ${title}`}</title>
      <Cockpit
        title={title}
        sideLabel="Financiamento e parcerias"
        side={<PartnerList partners={site?.partners ?? []} />}
      >
        <SignInForm site={site} />
      </Cockpit>
    </div>
  );
}
