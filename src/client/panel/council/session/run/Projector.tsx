import { MonitorPlay } from 'lucide-react';
import { isOwnComputer } from '#client/panel/isOwnComputer.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { QrCode } from '#client/ui/QrCode.tsx';
import { hallPath } from '../councilPaths.ts';

/** Leads to the projector page of a council: as a link, as an address to type, and as a QR code. */
export function Projector({ code }: { code: string }) {
  const address = `${window.location.origin}${hallPath(code)}`;
  return (
    <section aria-label="Ecrã para projetar" className="card flex flex-col gap-2">
      <a
        className={`${buttonStyle('secondary')} self-start`}
        href={hallPath(code)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MonitorPlay aria-hidden className="size-5" />
        Abrir o ecrã para projetar
        <span className="sr-only"> (abre num novo separador)</span>
      </a>
      <details className="disclosure">
        <summary>Endereço e código QR</summary>
        <p className="wrap-anywhere select-all font-semibold">{address}</p>
        <p className="text-muted">Abre em qualquer computador da sala, sem entrar com conta.</p>
        {isOwnComputer(address) && (
          <p className="font-semibold text-warn">
            Este endereço só abre neste computador. Para outro, abra o painel pelo endereço que os tablets usam.
          </p>
        )}
        <QrCode text={address} label={`Código QR de ${address}`} className="mt-2 size-44" />
      </details>
    </section>
  );
}
