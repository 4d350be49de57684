import type { StreamedCall } from '../uploads.ts';

const FOR_PLATFORMS = { who: 'anyone', refusals: [] } as const;

/** Paths that a platform is given, below /api. */
export const LTI_PATHS = {
  login: '/lti/login',
  launch: '/lti/launch',
  /** Only a destination that platforms name for choosing content; the launch itself arrives at `launch`. */
  deepLink: '/lti/deep-link',
  keys: '/lti/jwks',
  choose: '/lti/choose',
} as const;

/** What learning platforms and their launches call (LTI 1.3, decision 0096); all but the keys answer with pages. */
export const LTI_ROUTES = [
  {
    method: 'GET',
    path: LTI_PATHS.login,
    summary: 'Começa a entrada a partir de uma plataforma de ensino (LTI 1.3, início por terceiros do OpenID Connect).',
    statuses: [200, 302, 400],
    ...FOR_PLATFORMS,
  },
  {
    method: 'POST',
    path: LTI_PATHS.login,
    summary: 'O mesmo, com os parâmetros no corpo do pedido, como a norma também permite.',
    statuses: [200, 302, 400],
    ...FOR_PLATFORMS,
  },
  {
    method: 'POST',
    path: LTI_PATHS.launch,
    summary: 'Recebe a entrada assinada pela plataforma e leva à página de entrada ou a uma escolha.',
    statuses: [200, 303, 401, 403],
    ...FOR_PLATFORMS,
  },
  {
    method: 'POST',
    path: LTI_PATHS.choose,
    summary: 'Recebe o que foi escolhido na página de uma entrada: a turma, a equipa ou o sistema solar.',
    statuses: [200, 303, 401, 403],
    ...FOR_PLATFORMS,
  },
  {
    method: 'GET',
    path: LTI_PATHS.keys,
    summary: 'As chaves públicas com que as plataformas confirmam o que o jogo assina (JWKS).',
    statuses: [200],
    ...FOR_PLATFORMS,
  },
] as const satisfies readonly StreamedCall[];
