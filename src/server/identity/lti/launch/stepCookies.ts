/** How long the platform, or a person before a page, may take. */
export const STEP_MS = 10 * 60_000;
const PREFIX = 'plataforma-';
/** Characters of a step's id in its cookie's name: enough that two steps of one browser differ. */
const ID_CHARS = 12;
/** Steps that a browser keeps. Another site can begin launches in it, and many cookies would be too long a header. */
const STEPS_MAX = 8;
/** The step of the panel's page for linking an account, of which a browser has one. */
export const ACCOUNT = 'conta';

/** What is read of a request, and how a header of its reply is set. */
interface Exchange {
  request: { headers: { cookie?: string | undefined } };
  reply: { header: (name: string, value: string | string[]) => unknown };
}

/** The cookie of the step that links an account. */
export interface AccountCookie {
  values: readonly string[];
  clear: () => void;
}

export function accountCookie({ request, reply }: Exchange): AccountCookie {
  const values = readStepCookie(request.headers.cookie, ACCOUNT);
  return {
    values,
    clear: () => {
      if (values.length > 0) reply.header('set-cookie', withoutStepCookie(ACCOUNT));
    },
  };
}

/**
 * Returns the values of the cookie of a step in a Cookie header. Each step has its own, so that a second tab does not disturb the
 * first. There are several where a site of the same domain planted one: the caller takes the one that it can open.
 */
export function readStepCookie(header: string | undefined, id: string): string[] {
  const name = nameOf(id);
  return pairsOf(header).flatMap(([known, value]) => (known === name && value !== '' ? [value] : []));
}

/**
 * Returns the header that sets a step's cookie. The platform's site sends a form to ours, so the cookie needs SameSite=None. In a
 * frame of the platform it is also `Partitioned`, because browsers block other cookies there.
 */
export function stepCookie(id: string, value: string, isFramed: boolean): string {
  return `${nameOf(id)}=${value}; Max-Age=${STEP_MS / 1_000}; ${attributes(isFramed)}`;
}

/** Returns the headers that remove a step's cookie, of a frame and of a tab. */
export function withoutStepCookie(id: string): string[] {
  return removed(nameOf(id));
}

/** Returns the headers that remove the oldest cookies of steps, where a browser has too many. */
export function withoutSurplus(header: string | undefined): string[] {
  // Browsers send the oldest first.
  const names = [...new Set(pairsOf(header).map(([name]) => name))].filter(
    (name) => name.startsWith(PREFIX) && name !== nameOf(ACCOUNT),
  );
  return names.slice(0, Math.max(0, names.length - STEPS_MAX + 1)).flatMap(removed);
}

function removed(name: string): string[] {
  return [true, false].map((isFramed) => `${name}=; Max-Age=0; ${attributes(isFramed)}`);
}

function attributes(isFramed: boolean): string {
  return `Path=/api/lti; HttpOnly; Secure; SameSite=None${isFramed ? '; Partitioned' : ''}`;
}

function nameOf(id: string): string {
  return `${PREFIX}${id.replace(/[^\w-]/g, '').slice(0, ID_CHARS)}`;
}

function pairsOf(header = ''): [name: string, value: string][] {
  return header.split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')];
  });
}
