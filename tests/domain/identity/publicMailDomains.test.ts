import { expect, it } from 'vitest';
import { isPublicMailDomain } from '#domain/identity/publicMailDomains.ts';

it.each<[string, boolean]>([
  ['gmail.com', true],
  ['googlemail.com', true],
  ['outlook.com', true],
  ['outlook.pt', true],
  ['hotmail.com', true],
  ['live.com', true],
  ['live.com.pt', true],
  ['yahoo.com', true],
  ['icloud.com', true],
  ['sapo.pt', true],
  ['proton.me', true],
  ['escola.pt', false],
  ['sapo.escola.pt', false],
  ['edu.gov.pt', false],
])('anybody creates an address at %s: %s', (domain, expected) => expect(isPublicMailDomain(domain)).toBe(expected));
