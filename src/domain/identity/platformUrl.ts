import type { ValidationMessage } from '../validation.ts';

/** HTTP is for tests on one computer only; the server decides again what it may call (platformUrls.ts). */
const SECURE = /^(https:\/\/|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])([:/]|$))/i;

/** Returns the mistake in the URL of a platform's service, in Portuguese; null for a right URL, and for an empty one (the form reports that). */
export function validatePlatformUrl(url: string): ValidationMessage {
  if (url === '') return null;
  if (!SECURE.test(url)) return 'Tem de ser um endereço https://.';
  if (/\s/u.test(url)) return 'Não pode ter espaços.';
  if (url.includes('#')) return 'Não pode ter #.';
  if (/^https?:\/\/[^/?]*@/i.test(url)) return 'Não pode ter nome de utilizador nem palavra-passe.';
  return /^https?:\/\/[^/?:]|^https?:\/\/\[/i.test(url) ? null : 'Falta o nome do servidor.';
}

/** As validatePlatformUrl, for the issuer of LTI 1.3, which has no query either. */
export function validateIssuer(url: string): ValidationMessage {
  return validatePlatformUrl(url) ?? (url.includes('?') ? 'Não pode ter ?.' : null);
}

/** Returns the mistake in a client id, in Portuguese; null for a right one. */
export function validateClientId(clientId: string): ValidationMessage {
  return /\s/u.test(clientId) ? 'Não pode ter espaços.' : null;
}
