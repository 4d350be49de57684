/** What is read of a request, and how a header of its reply is set. */
interface Exchange {
  request: { headers: { cookie?: string | undefined }; protocol: string };
  reply: { header: (name: string, value: string) => unknown };
}

/** Holds a step of a sign-in between two calls; no session: those are in the Authorization header. */
const NAME = 'entrada';
const PATH = '/api/login';
/** A little longer than the longest step, which expires by itself. */
const MAX_AGE_S = 10 * 60;

export interface SignInCookie {
  value: string | null;
  /** Sets the cookie; null removes it. */
  set: (value: string | null) => void;
}

/**
 * Returns the cookie of a request: not readable by scripts, sent only to the calls of the sign-in, and only when this site or
 * a link leads there (SameSite=Lax, which an issuer's redirect needs).
 */
export function signInCookie({ request, reply }: Exchange): SignInCookie {
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
  return {
    // Two would mean that somebody planted one for a wider path or domain.
    value: values.length === 1 ? (values[0] ?? null) : null,
    set: (value) => {
      if (value === null && values.length === 0) return;
      const secure = request.protocol === 'https' ? '; Secure' : '';
      const age = value === null ? 0 : MAX_AGE_S;
      reply.header(
        'set-cookie',
        `${NAME}=${value ?? ''}; Path=${PATH}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
      );
    },
  };
}
