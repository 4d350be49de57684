/** Refusals of a sign-in at an issuer, which two pages show by their id; without zod, which those pages do not load. */
export const ISSUER_REFUSALS = {
  issuerFailed: {
    status: 401,
    message: 'A entrada com a conta da escola não foi confirmada. Comece de novo, neste navegador.',
  },
  issuerDenied: { status: 401, message: 'A entrada com a conta da escola foi cancelada.' },
  addressNotVerified: {
    status: 403,
    message: 'A conta da escola não confirma o endereço de email. Peça a quem gere essas contas para o confirmar.',
  },
  domainNotAllowed: {
    status: 403,
    message: 'Este endereço não é de uma escola desta instalação. Entre com o endereço da escola.',
  },
  noStaffAccount: {
    status: 403,
    message: 'Ainda não há aqui uma conta com este endereço. Peça a quem gere o jogo na sua escola para a criar.',
  },
  adminNotLinked: {
    status: 403,
    message:
      'Uma conta de administração não se abre só pelo endereço. Entre com a palavra-passe e ligue-a em «Entrada e segurança».',
  },
  linkedElsewhere: {
    status: 409,
    message: 'Uma destas contas já está ligada a outra. Peça a quem administra para retirar a ligação antiga.',
  },
  issuerAway: {
    status: 503,
    message: 'O serviço de contas da escola não responde. Tente de novo dentro de momentos.',
  },
} as const;
