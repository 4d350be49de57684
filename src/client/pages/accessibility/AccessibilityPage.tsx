import './accessibility.css';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { EVALUATION } from '#content/accessibility/evaluation.ts';
import { LIMITATIONS } from '#content/accessibility/limitations.ts';
import { type SiteConfig, site } from '#contract/site.ts';
import nebula from '../../../../assets/ic/nebula.webp';
import orbi from '../../../../assets/robot/orbi.webp';
import { useDocumentTitle } from '../../ui/hooks/useDocumentTitle.ts';
import { BackLink } from '../BackLink.tsx';
import { NoConnectionPage } from '../NoConnectionPage.tsx';

const TITLE = 'Declaração de acessibilidade e usabilidade';
/** For accessibility.css, which does not know the picture's hashed name. */
const PICTURE = { '--nebula': `url(${nebula})` } as CSSProperties;
const BACK = 'inline-flex min-h-12 items-center gap-2 rounded-full px-4 font-bold font-display hover:bg-glass-lit';
const DAY = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Renders the accessibility statement of the installation (Decreto-Lei n.º 83/2018); nobody needs to sign in. */
export function AccessibilityPage() {
  const [tries, setTries] = useState(0);
  useDocumentTitle(TITLE);
  const config = useSiteConfig(tries);
  if (config === 'failed') return <NoConnectionPage onRetry={() => setTries(tries + 1)} />;
  return (
    <main className="statement" style={PICTURE} aria-busy={config === null}>
      <header>
        <BackLink home="/" elsewhere="O jogo está no outro separador. Pode fechar este." className={BACK} />
        <h1>{TITLE}</h1>
        <img src={orbi} alt="" width="240" height="240" />
      </header>
      {config === null ? <p role="status">A carregar a declaração…</p> : <Statement config={config} />}
    </main>
  );
}

/** Reads what the installation says of itself; null while it loads. */
function useSiteConfig(tries: number): SiteConfig | 'failed' | null {
  const [config, setConfig] = useState<SiteConfig | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try reads it again
  useEffect(() => {
    const leaving = new AbortController();
    setConfig(null);
    call(site.site, {}, { signal: leaving.signal }).then(setConfig, () => {
      if (!leaving.signal.aborted) setConfig('failed');
    });
    return () => leaving.abort();
  }, [tries]);
  return config;
}

const PARTS = [
  ['estado', 'I. Estado de conformidade'],
  ['elaboracao', 'II. Como foi feita esta declaração'],
  ['contacto', 'III. Contactos e pedidos de informação'],
  ['evidencias', 'IV. Outras evidências'],
  ['queixas', 'V. Queixas por discriminação'],
] as const;

function Statement({ config: { title, accessibility, contact } }: { config: SiteConfig }) {
  const { entity, reviewedOn } = accessibility;
  return (
    <div className="statement-text">
      <p>
        «{entity}» compromete-se a manter o jogo «{title}» acessível, nos termos do Decreto-Lei n.º 83/2018, de 19 de
        outubro, que transpõe a Diretiva (UE) 2016/2102 sobre a acessibilidade dos sítios web e das aplicações móveis.
        Esta declaração é sobre o jogo, o painel de quem ensina e os PDF que ambos mostram.
      </p>
      <nav aria-label="Partes da declaração">
        <ul>
          {PARTS.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Conformance title={title} alsoMissing={accessibility.alsoMissing} />
      <Making reviewedOn={reviewedOn} userTests={accessibility.userTests} />
      <Part index={2}>
        <p>Para dizer que alguma coisa não funciona, pedir um conteúdo noutro formato ou fazer uma sugestão:</p>
        <p>{accessibility.contact}</p>
        <p>{contact}</p>
      </Part>
      <Part index={3}>
        <p>
          Com o produto vêm uma tabela com cada critério das WCAG 2.2 e da norma EN 301 549, o teste que o prova e o
          resultado, o mesmo no formato OpenACR, e as listas do Selo de Usabilidade e Acessibilidade preenchidas.
        </p>
        <Texts texts={accessibility.evidence} />
      </Part>
      <Complaints />
    </div>
  );
}

function Conformance({ title, alsoMissing }: { title: string; alsoMissing: readonly string[] }) {
  return (
    <Part index={0}>
      <p>
        «{title}» está <strong>parcialmente conforme</strong> com o Decreto-Lei n.º 83/2018 e com as WCAG 2.2, AA. O que
        falta, ou ainda não foi verificado, está a seguir, com a razão e o que se pode fazer entretanto.
      </p>
      {LIMITATIONS.map((limitation, index) => (
        <article key={limitation.title} aria-labelledby={`falta-${index}`}>
          <h3 id={`falta-${index}`}>{limitation.title}</h3>
          <dl>
            <dt>O que falta</dt>
            <dd>
              {limitation.missing}
              {limitation.criteria.length > 0 && ` (WCAG ${limitation.criteria.join(', ')})`}
            </dd>
            <dt>Porquê</dt>
            <dd>{limitation.why}</dd>
            <dt>Entretanto</dt>
            <dd>{limitation.alternative}</dd>
          </dl>
        </article>
      ))}
      {alsoMissing.length > 0 && <h3>Só nesta instalação</h3>}
      <Texts texts={alsoMissing} />
    </Part>
  );
}

function Making({ reviewedOn, userTests }: { reviewedOn: string | null; userTests: readonly string[] }) {
  return (
    <Part index={1}>
      <p>
        O produto foi avaliado em {dayText(EVALUATION.on)}.{' '}
        {reviewedOn === null
          ? 'A entidade ainda não reviu esta declaração.'
          : `A entidade reviu esta declaração em ${dayText(reviewedOn)}.`}
      </p>
      <h3>A. Avaliações automáticas</h3>
      <p>Amostra: {EVALUATION.pages} páginas, diálogos e estados do jogo. Resultados:</p>
      <ul>
        {EVALUATION.tools.map(({ name, result }) => (
          <li key={name}>
            {name}: {result}
          </li>
        ))}
      </ul>
      <h3>B. Avaliação manual</h3>
      <p>
        Jogo e painel foram percorridos só com o teclado. A lista dos dez aspetos críticos de acessibilidade foi
        preenchida por quem fez o produto e falta que uma pessoa perita a confirme.
      </p>
      <h3>C. Testes com pessoas com deficiência</h3>
      {userTests.length === 0 && <p>Ainda não foram feitos.</p>}
      <Texts texts={userTests} />
    </Part>
  );
}

function Complaints() {
  return (
    <Part index={4}>
      <p>
        Quem tem uma deficiência e não consegue usar o jogo por falta de acessibilidade pode reclamar primeiro pelo
        contacto desta página. Se a resposta não chegar ou não servir, pode apresentar queixa ao Instituto Nacional para
        a Reabilitação, I. P. (www.inr.pt), nos termos do artigo 13.º do Decreto-Lei n.º 83/2018 e da Lei n.º 46/2006,
        de 28 de agosto, que proíbe a discriminação por deficiência.
      </p>
    </Part>
  );
}

function Part({ index, children }: { index: number; children: ReactNode }) {
  const [id, name] = PARTS[index] ?? [];
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{name}</h2>
      {children}
    </section>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
