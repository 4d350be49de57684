import type { StreamedCall } from './uploads.ts';

/** Receives the browsers' reports of content security policy violations. */
export const POLICY_REPORT_CALL = {
  method: 'POST',
  path: '/csp-report',
  summary:
    'Os navegadores dizem o que a política de segurança das páginas travou (application/csp-report ou application/reports+json). Só se conta, e fica no registo sem dados pessoais.',
  who: 'anyone',
  statuses: [204],
  refusals: ['brokenBody', 'bodyTooLarge', 'wrongEncoding'],
} as const satisfies StreamedCall;
