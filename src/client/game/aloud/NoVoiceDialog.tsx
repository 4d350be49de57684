import { Dialog } from '#client/ui/overlays/Dialog.tsx';

/** Where each system adds a voice, in its own words in Portuguese. */
const WAYS: readonly (readonly [system: string, way: string])[] = [
  ['Windows', 'Definições › Hora e idioma › Voz › Adicionar vozes › Português (Portugal).'],
  ['ChromeOS', 'Definições › Acessibilidade › Conversão de texto em voz › Gerir vozes › Português (Portugal).'],
  ['Android', 'Definições › Acessibilidade › Saída da conversão de texto em voz › Instalar dados de voz.'],
  ['iPadOS', 'Definições › Acessibilidade › Conteúdo enunciado › Vozes › Português (Portugal).'],
];

/** Says how to give the device a Portuguese voice. */
export function NoVoiceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Uma voz portuguesa" size="sm">
      <p>
        Para ler todos os textos, o jogo usa uma voz instalada no próprio dispositivo: assim, nenhum texto sai dele.
        Este não tem nenhuma em português. O que tem gravação ouve-se na mesma.
      </p>
      <p className="mt-3">Uma pessoa adulta pode instalar uma voz:</p>
      <dl className="mt-2 grid gap-3">
        {WAYS.map(([system, way]) => (
          <div key={system}>
            <dt className="font-semibold">{system}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
