import * as z from 'zod/mini';
import { ROLE, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { currentPasswordBody } from '../factorForms.ts';
import { id } from '../fields.ts';
import { ADMINS, STAFF } from '../who.ts';
import { platformBody } from './ltiForms.ts';

const done = z.object({ message: z.string() });
const platformParams = z.object({ platformId: id() });
const linkParams = z.object({ linkId: id() });

const platform = z.object({
  _id: z.uuid(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  deploymentIds: z.array(z.string()),
  authorizeUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  trustsEmail: z.boolean(),
  emailDomains: z.array(z.string()),
  /** How many of its activities are bound to classes. */
  links: z.int(),
});

const link = z.object({
  _id: z.uuid(),
  platform: z.string(),
  className: z.string(),
  /** Null: each pupil chooses a team of the class. */
  team: z.nullable(z.string()),
  theme: z.nullable(z.enum(THEMES)),
  /** Pupils whose team is kept. */
  pupils: z.int(),
  takesMarks: z.boolean(),
  givesMembers: z.boolean(),
});

/** Learning platforms by LTI 1.3, and their activities that are bound to classes (decision 0096). */
export const lti = {
  ltiPlatforms: {
    method: 'GET',
    path: '/lti/platforms',
    summary: 'As plataformas de ensino registadas, os endereços que cada uma pede e as chaves do jogo.',
    who: ADMINS,
    success: {
      status: 200,
      body: z.object({
        /** Null while the installation has no public address. */
        tool: z.nullable(z.object({ login: z.string(), launch: z.string(), deepLink: z.string(), keys: z.string() })),
        platforms: z.array(platform),
        /** Newest first; `signs`: the one that the game signs with now. */
        keys: z.array(z.object({ kid: z.string(), createdAt: z.int(), signs: z.boolean() })),
      }),
    },
  },
  addLtiPlatform: {
    method: 'POST',
    path: '/lti/platforms',
    summary: 'Regista uma plataforma de ensino; só a conta principal confia nos endereços de email de uma.',
    who: ADMINS,
    body: platformBody,
    encoding: 'json',
    success: { status: 201, body: done },
    refusals: ['platformTaken', 'noPublicUrl', 'trustNotYours'],
  },
  editLtiPlatform: {
    method: 'PUT',
    path: '/lti/platforms/:platformId',
    summary: 'Altera o registo de uma plataforma; Platform ID e Client ID não mudam.',
    who: ADMINS,
    params: platformParams,
    body: platformBody,
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['notFound', 'platformFixed', 'trustNotYours'],
  },
  removeLtiPlatform: {
    method: 'DELETE',
    path: '/lti/platforms/:platformId',
    summary: 'Retira uma plataforma, com as atividades e as contas ligadas a ela, e termina as sessões que abriu.',
    who: ADMINS,
    params: platformParams,
    success: { status: 200, body: done },
    refusals: ['notFound'],
  },
  rotateLtiKey: {
    method: 'POST',
    path: '/lti/keys',
    summary: 'Publica uma chave nova, com que o jogo assina uma hora depois; a anterior continua publicada.',
    who: ADMINS,
    success: { status: 201, body: done },
    refusals: ['noPublicUrl', 'keyWaits'],
  },
  pendingLtiAccount: {
    method: 'GET',
    path: '/lti/account',
    summary: 'A plataforma cuja conta espera por ser ligada à conta de quem ensina, neste navegador.',
    who: [ROLE.teacher],
    success: { status: 200, body: z.object({ platform: z.nullable(z.string()) }) },
  },
  linkLtiAccount: {
    method: 'POST',
    path: '/lti/account',
    summary:
      'Liga a própria conta à conta da plataforma que acabou de abrir uma atividade; pede a palavra-passe atual.',
    who: [ROLE.teacher],
    body: currentPasswordBody,
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy', 'notFound', 'linkedElsewhere'],
  },
  ltiLinks: {
    method: 'GET',
    path: '/lti/links',
    summary: 'As atividades de plataformas de ensino que estão ligadas às turmas de quem pede.',
    who: STAFF,
    success: {
      status: 200,
      body: z.object({
        /** Whether any platform is registered. */
        hasPlatforms: z.boolean(),
        links: z.array(link),
      }),
    },
  },
  removeLtiLink: {
    method: 'DELETE',
    path: '/lti/links/:linkId',
    summary:
      'Desliga uma atividade da turma, esquece em que equipa jogava cada pessoa e termina as sessões que abriram.',
    who: STAFF,
    params: linkParams,
    success: { status: 200, body: done },
    refusals: ['notFound', 'notYours'],
  },
  forgetLtiPupils: {
    method: 'DELETE',
    path: '/lti/links/:linkId/pupils',
    summary:
      'Esquece em que equipa joga cada pessoa de uma atividade e termina as sessões que abriram; cada uma volta a escolher.',
    who: STAFF,
    params: linkParams,
    success: { status: 200, body: done },
    refusals: ['notFound', 'notYours'],
  },
  sendLtiMarks: {
    method: 'POST',
    path: '/lti/links/:linkId/marks',
    summary: 'Envia à plataforma os pontos das equipas, para cada pessoa que jogou a partir dela.',
    who: STAFF,
    params: linkParams,
    success: {
      status: 200,
      body: z.object({
        sent: z.int(),
        /** In which team somebody plays whose marks did not arrive, and why. */
        failed: z.array(z.object({ who: z.string(), reason: z.string() })),
      }),
    },
    refusals: ['notFound', 'notYours', 'marksHeld', 'marksSending', 'platformAway', 'noService'],
  },
  ltiMembers: {
    method: 'GET',
    path: '/lti/links/:linkId/members',
    summary: 'Lê na plataforma os primeiros nomes de quem aprende na disciplina; não guarda nada.',
    who: STAFF,
    params: linkParams,
    success: { status: 200, body: z.object({ names: z.array(z.string()), hasMore: z.boolean() }) },
    refusals: ['notFound', 'notYours', 'platformAway', 'noService'],
  },
} as const satisfies EndpointTable;
