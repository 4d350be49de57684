import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/**
 * A passkey in software (ES256, attestation 'none'), which answers as a browser would. `isVerified`: whether it says that it has
 * seen a finger, a face or a PIN.
 */
export function createSoftAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, count: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([rpIdHash, Buffer.of(flags), counter, rest]);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    register(challenge: string, { isVerified = true } = {}) {
      // COSE key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
      const bytes = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')]);
      const key = Buffer.concat([Buffer.of(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21), bytes(x), Buffer.of(0x22), bytes(y)]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const data = authData(isVerified ? 0x45 : 0x41, 0, attested);
      const attestationObject = Buffer.concat([
        Buffer.of(0xa3, 0x63),
        Buffer.from('fmt'),
        Buffer.of(0x64),
        Buffer.from('none'),
        Buffer.of(0x67),
        Buffer.from('attStmt'),
        Buffer.of(0xa0),
        Buffer.of(0x68),
        Buffer.from('authData'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      };
      return { ...named, response, clientExtensionResults: {} };
    },
    answer(challenge: string, count: number, { isVerified = true } = {}) {
      const client = clientData('webauthn.get', challenge);
      const data = authData(isVerified ? 0x05 : 0x01, count);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('SHA256').update(signed).sign(privateKey).toString('base64url'),
      };
      return { ...named, response, clientExtensionResults: {} };
    },
  };
}
