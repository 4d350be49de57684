import { isOwnComputer } from '#client/panel/isOwnComputer.ts';
import { QrCode } from '#client/ui/QrCode.tsx';

/** Renders where the class answers: an address to type and a QR code, large enough for a projector. */
export function SurveyAddress({ code }: { code: string }) {
  const address = `${window.location.origin}/questionario/${code}`;
  return (
    <section aria-label="Onde se responde" className="card flex flex-wrap items-center gap-6 p-5">
      <QrCode text={address} label={`Código QR de ${address}`} className="size-44 shrink-0" />
      <div className="min-w-0">
        <p className="text-lg">A turma responde aqui, em qualquer ecrã e sem entrar com conta:</p>
        <p className="wrap-anywhere select-all font-bold font-display text-2xl">{address}</p>
        <p className="max-w-prose text-muted">
          Cada pessoa responde sozinha e passa o ecrã à seguinte. Os resultados veem-se depois de fechar.
        </p>
        {isOwnComputer(address) && (
          <p className="font-semibold text-warn">
            Este endereço só abre neste computador. Para outro, abra o painel pelo endereço que os tablets usam.
          </p>
        )}
      </div>
    </section>
  );
}
