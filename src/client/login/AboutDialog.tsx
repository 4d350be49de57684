import type { ReactNode } from 'react';
import type { SiteConfig } from '#contract/site.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { PartnerList } from './PartnerList.tsx';

export interface AboutDialogProps {
  site: SiteConfig | null;
  open: boolean;
  onClose: () => void;
}

/** What the game stores about pupils, in words for them; docs/privacy.md says the same to the school. */
const PRIVACY_TEXTS = [
  'O jogo guarda o nome da equipa, os nomes dos membros, as respostas e os ficheiros. Quem vos dá a aula vê tudo isso.',
  'As outras escolas só veem o nome da equipa, da turma e da escola, os pontos, a proposta e os comentários. Nunca veem os vossos nomes.',
  'No fim do ano letivo, quem vos dá a aula recebe um aviso para apagar os dados da turma ou para os guardar por mais tempo. O jogo não envia nada a mais ninguém.',
  'Não escrevam moradas nem telefones, e não mostrem a cara de ninguém sem autorização.',
];

/**
 * Shows the product's title and description, 'COMO JOGAR?', the stored data, the contact and the funders (spec, section 2,
 * Login screen).
 */
export function AboutDialog({ site, open, onClose }: AboutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={site?.title ?? 'SOBRE O JOGO'}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      {site === null ? <p>Sem ligação ao servidor.</p> : <About site={site} />}
    </Dialog>
  );
}

function About({ site }: { site: SiteConfig }) {
  return (
    <div className="flex flex-col gap-6">
      <Paragraphs texts={site.about} />
      <Part title="COMO JOGAR?">
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {site.howToPlay.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part title="O QUE GUARDAMOS">
        <Paragraphs texts={PRIVACY_TEXTS} />
      </Part>
      <Part title="CONTACTO">
        <p>{site.contact}</p>
        {site.projectUrl !== null && (
          <a
            href={site.projectUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-12 items-center self-start text-label underline"
          >
            Página do projeto
          </a>
        )}
      </Part>
      <a href="/acessibilidade" className="inline-flex min-h-12 items-center self-start text-label underline">
        Declaração de acessibilidade
      </a>
      {site.partners.length > 0 && (
        <Part title="FINANCIAMENTO">
          <PartnerList partners={site.partners} isLarge />
        </Part>
      )}
      <p className="text-muted">{site.footer}</p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="label-caps text-label">{title}</h3>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="flex flex-col gap-3">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
