import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOwnComputer } from '#client/panel/isOwnComputer.ts';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import '#client/panel/print.css';
import './cards.css';

interface Props {
  title: string;
  /** Explains what is printed and whose it is. */
  words: string;
  isReady: boolean;
  /** The sign-in address on the cards; undefined until loaded. */
  address: string | undefined;
  children: ReactNode;
}

/** Frames a page of cards: heading and 'Imprimir', which are not printed, and a warning when the address is localhost. */
export function CardFrame({ title, words, isReady, address, children }: Props) {
  return (
    <div className="card-page flex flex-col gap-6">
      <div className="no-print flex flex-col gap-4">
        <PageTitle
          title={title}
          action={
            <Button disabled={!isReady} onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Imprimir
            </Button>
          }
        />
        <p>{words}</p>
      </div>
      {isReady && address !== undefined && isOwnComputer(address) && (
        <p role="alert" className="no-print card">
          O endereço destes cartões só abre neste computador. Abra o painel pelo endereço que os tablets usam e volte a
          esta página antes de imprimir.
        </p>
      )}
      {children}
    </div>
  );
}
