import type { ValidationMessage } from '../validation.ts';

/** HTTP is for tests on one computer only; the server decides again what it may call (platformUrls.ts). */
const SECURE = /^(https:\/\/|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])([:/]|$))/i;

/** Returns what is wrong with the typed URL of a platform's service; null for an empty one, which is another message. */
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

/** Returns what is wrong with the typed id of a client. */
export function validateClientId(clientId: string): ValidationMessage {
  return /\s/u.test(clientId) ? 'Não pode ter espaços.' : null;
}
