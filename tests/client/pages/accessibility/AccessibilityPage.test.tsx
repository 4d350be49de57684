// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtherPages } from '#client/pages/OtherPages.tsx';
import { LIMITATIONS } from '#content/accessibility/limitations.ts';
import type { SiteConfig } from '#contract/site.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

const SITE: SiteConfig = JSON.parse(readFileSync('config/site.json', 'utf8'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the page; the server says this of the installation, after as many failed requests. */
async function open(accessibility: Partial<SiteConfig['accessibility']> = {}, failures = 0): Promise<void> {
  let left = failures;
  vi.stubGlobal('fetch', async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch');
    const body = { ...SITE, accessibility: { ...SITE.accessibility, ...accessibility } };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  });
  render(
    <MemoryRouter initialEntries={['/acessibilidade']}>
      <OtherPages />
    </MemoryRouter>,
  );
  if (failures === 0) await screen.findByRole('heading', { level: 2, name: /^I\./ });
}

const part = (name: RegExp) => screen.getByRole('region', { name });

describe('the accessibility statement', () => {
  it('has the parts that the law asks for, in their order, and is accessible', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split('.')[0])).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
    ]);
    expect(document.title).toBe('Declaração de acessibilidade e usabilidade');
    await expectAccessible();
  });

  it('says what is not met, why, and what to do meanwhile', async () => {
    await open();
    expect(part(/^I\./).textContent).toContain('parcialmente conforme');
    for (const { title, missing, why, alternative, criteria } of LIMITATIONS) {
      const article = screen.getByRole('heading', { level: 3, name: title }).closest('article');
      for (const text of [missing, why, alternative, ...criteria]) expect(article?.textContent).toContain(text);
    }
    expect(within(part(/^I\./)).queryByText('Só nesta instalação')).toBeNull();
  });

  it('says by default that nobody has reviewed or tried it', async () => {
    await open();
    expect(part(/^II\./).textContent).toContain('ainda não reviu');
    expect(part(/^II\./).textContent).toContain('Ainda não foram feitos.');
  });

  it('says what the installation says of itself', async () => {
    await open({
      entity: 'Escola A',
      contact: 'acesso@escola.example',
      reviewedOn: '2027-01-15',
      alsoMissing: ['O vídeo de boas-vindas não tem legendas.'],
      userTests: ['Em janeiro, com duas pessoas cegas.'],
      evidence: ['Selo Prata.'],
    });
    expect(screen.getByText(/^«Escola A» compromete-se/)).toBeDefined();
    expect(part(/^I\./).textContent).toContain('Só nesta instalaçãoO vídeo de boas-vindas');
    expect(part(/^II\./).textContent).toContain('reviu esta declaração em 15 de janeiro de 2027.');
    expect(part(/^II\./).textContent).not.toContain('Ainda não foram feitos.');
    expect(within(part(/^II\./)).getByText('Em janeiro, com duas pessoas cegas.')).toBeDefined();
    expect(within(part(/^III\./)).getByText('acesso@escola.example')).toBeDefined();
    expect(within(part(/^IV\./)).getByText('Selo Prata.')).toBeDefined();
  });

  it('can be asked for again when the server does not answer', async () => {
    await open({}, 1);
    await screen.findByRole('heading', { name: 'Sem ligação ao servidor.' });
    await setupUser().click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^I\./ })).toBeDefined();
  });
});
