import type { SiteConfig } from '#contract/site.ts';
import { Button } from '../ui/controls/Button.tsx';
import { buttonStyle } from '../ui/controls/buttonStyle.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden.tsx';

const CLOSED = 'As inscrições não estão abertas nesta instalação. Fale com quem gere o jogo na sua escola.';
const UNKNOWN = 'Sem ligação ao servidor.';

/**
 * Links to the external form that the installation configures (ruling 25); without one, the button says that sign-up is
 * closed.
 */
export function SignUp({ site }: { site: SiteConfig | null }) {
  const url = site?.signUpUrl ?? null;
  if (url !== null) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={`${buttonStyle('secondary')} grow px-4`}>
        Inscrever
        <VisuallyHidden> (abre num novo separador)</VisuallyHidden>
      </a>
    );
  }
  return (
    <Button
      variant="secondary"
      aria-disabled="true"
      className="grow px-4"
      onClick={() => showToast('info', site === null ? UNKNOWN : CLOSED)}
    >
      Inscrever
    </Button>
  );
}
