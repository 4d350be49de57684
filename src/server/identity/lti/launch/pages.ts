import { LTI_PATHS } from '#contract/identity/ltiRoutes.ts';
import { THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';
import type { Platform } from '../platform/platforms.queries.ts';
import { type Html, html, type Page } from './html.ts';

const CHOOSE = `/api${LTI_PATHS.choose}`;

/** Why a launch ends, in words for the person who launched. */
const REASONS = {
  failed: 'A entrada pela plataforma não foi confirmada. Volte à plataforma e abra de novo a atividade.',
  cookie:
    'Este navegador não guardou o passo da entrada. Abra a atividade num separador novo, a partir da plataforma, ou use outro navegador, como o Chrome, o Edge ou o Firefox.',
  unknown:
    'Esta plataforma não está registada neste jogo, ou o registo mudou. Quem administra o jogo pode confirmá-lo em «Plataformas de ensino».',
  role: 'A plataforma não diz se esta conta ensina ou aprende nesta disciplina.',
  notTeacher: 'Só quem ensina nesta disciplina escolhe o que a plataforma mostra.',
  unbound: 'Esta atividade ainda não está ligada a uma turma do jogo. Basta que quem dá a aula a abra uma vez.',
  noTeams: 'Esta turma ainda não tem equipas. Quem dá a aula cria-as no painel do jogo.',
  noClasses: 'Esta conta ainda não tem turmas. Crie uma no painel do jogo e volte a abrir a atividade.',
  notLinked:
    'Esta conta da plataforma ainda não está ligada a uma conta do jogo. Acrescente primeiro uma atividade só com o endereço do jogo, abra-a e ligue a sua conta.',
  linkedElsewhere:
    'A conta do jogo com este endereço já está ligada a outra pessoa desta plataforma. Quem administra o jogo pode retirar essa ligação.',
} as const;
export type Reason = keyof typeof REASONS;

/** Returns the origins at which a platform's pages are: those that may show ours in a frame. */
export function originsOf(platforms: readonly Pick<Platform, 'issuer' | 'authorizeUrl'>[]): string[] {
  const urls = platforms.flatMap(({ issuer, authorizeUrl }) => [issuer, authorizeUrl]);
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))].filter(
    (origin) => origin !== 'null',
  );
}

export function refusedPage(reason: Reason, status: number, frames: readonly string[]): Page {
  return { status, title: 'Conselho Galáctico', body: html`<p>${REASONS[reason]}</p>`, frames };
}

/** Shown in a platform's frame: the game keeps its session for its own pages only, and is never framed. */
export function newTabPage(href: string, frames: readonly string[]): Page {
  const body = html`<p>O jogo abre num separador só seu, fora da página da plataforma, para que a entrada fique segura.</p>
<p><a class="button" href="${href}" target="_blank" rel="noopener">Abrir o jogo num separador novo</a></p>`;
  return { status: 200, title: 'Conselho Galáctico', body, frames };
}

interface OwnClass {
  id: string;
  name: string;
  teams: readonly { id: string; name: string }[];
}

/** A teacher chooses the class or team of an activity that is not bound yet. */
export function bindPage(step: string, classes: readonly OwnClass[]): Page {
  const body = html`<p>Esta atividade ainda não está ligada ao jogo. Escolha uma turma, em que cada pessoa escolhe a sua equipa, ou uma só equipa.</p>
<form method="post" action="${CHOOSE}"><input type="hidden" name="passo" value="${step}">
<label>Turma ou equipa<select name="alvo">${classes.map(optionsOf)}</select></label>
${themeSelect('Sistema solar das equipas', 'Todos')}
<button>Ligar e entrar</button></form>`;
  return { status: 200, title: 'Ligar a atividade', body };
}

/** A teacher chooses what the platform shall link to. */
export function deepPage(step: string, classes: readonly OwnClass[], frames: readonly string[]): Page {
  const options = classes.map(({ id, name }) => html`<option value="turma:${id}">${name}</option>`);
  const body = html`<p>A plataforma fica com uma atividade que abre o jogo na turma que escolher.</p>
<form method="post" action="${CHOOSE}"><input type="hidden" name="passo" value="${step}">
<label>Turma<select name="alvo">${options}</select></label>
${themeSelect('Sistema solar', 'Os três')}
<button>Acrescentar à plataforma</button></form>`;
  return { status: 200, title: 'Escolher o que a plataforma mostra', body, frames };
}

/** A pupil chooses the team. */
export function teamPage(
  step: string,
  className: string,
  teams: readonly { id: string; name: string; theme: Theme }[],
): Page {
  const choices = teams.map(
    ({ id, name, theme }) =>
      html`<label><input type="radio" name="alvo" value="equipa:${id}" required><span>${name}, ${THEME_NAMES[theme]}</span></label>`,
  );
  const body = html`<form method="post" action="${CHOOSE}"><input type="hidden" name="passo" value="${step}">
<fieldset><legend>Em que equipa jogas?</legend>${choices}</fieldset><button>Entrar</button></form>`;
  return { status: 200, title: className, body };
}

/** Carries our signed answer back to the platform. */
export function returnPage(returnUrl: string, token: string, frames: readonly string[]): Page {
  const body = html`<p>A devolver a escolha à plataforma…</p>
<form method="post" action="${returnUrl}"><input type="hidden" name="JWT" value="${token}"><button>Continuar na plataforma</button></form>`;
  const sendsTo = [...new Set([...frames, new URL(returnUrl).origin])];
  return { status: 200, title: 'Conselho Galáctico', body, sendsTo, frames, sends: true };
}

function optionsOf({ id, name, teams }: OwnClass): Html {
  const each = teams.map((team) => html`<option value="equipa:${team.id}">Só a equipa ${team.name}</option>`);
  return html`<optgroup label="${name}"><option value="turma:${id}">A turma ${name}</option>${each}</optgroup>`;
}

function themeSelect(label: string, all: string): Html {
  const themes = THEMES.map((theme) => html`<option value="${theme}">${THEME_NAMES[theme]}</option>`);
  return html`<label>${label}<select name="sistema"><option value="">${all}</option>${themes}</select></label>`;
}
