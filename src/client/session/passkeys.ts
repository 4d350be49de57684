/** Options and answers of WebAuthn, as the server sends and reads them. */
type Json = Record<string, unknown>;

/** Has the browser make a passkey; rejects when the person cancels. */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await library();
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/** Has the browser answer with one of the account's passkeys; rejects when the person cancels. */
export async function answerWithPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await library();
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

/** Loaded when somebody first uses a passkey. */
function library() {
  return import('@simplewebauthn/browser');
}
