type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The subset of XMLHttpRequest that tus-js-client uses, on top of fetch. */
export class XhrOverFetch {
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  status = 0;
  responseText = '';
  withCredentials = false;
  private readonly fetch: Fetch;
  private readonly control = new AbortController();
  private readonly headers: Record<string, string> = {};
  private method = 'GET';
  private address = '';
  private answered: Headers | null = null;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.answered?.get(name) ?? null;
  }

  send(body: BodyInit | null = null): void {
    void this.run(body);
  }

  abort(): void {
    this.control.abort();
  }

  private async run(body: BodyInit | null): Promise<void> {
    try {
      const { method, headers } = this;
      const answer = await this.fetch(this.address, { method, headers, body, signal: this.control.signal });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.answered = answer.headers;
    } catch (error) {
      // An aborted request fires no error event.
      if (!this.control.signal.aborted) this.onerror?.(error);
      return;
    }
    this.onload?.();
  }
}
