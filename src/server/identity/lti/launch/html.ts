import { createHash } from 'node:crypto';

/** The page's whole style: these pages are shown before the product is loaded, perhaps in a frame of the platform. */
const STYLE = `:root{color-scheme:dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;
background:#0b1026;color:#f4f6ff;font:1.125rem/1.5 system-ui,sans-serif}main{width:min(38rem,100%);padding:1.5rem}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 1rem}p{margin:0 0 1rem}form,label,fieldset,body{grid-template-columns:minmax(0,1fr)}form{display:grid;gap:1rem}
fieldset{border:1px solid #6f7bb0;border-radius:.75rem;padding:1rem;margin:0;min-width:0;display:grid;gap:.25rem}legend{padding:0 .5rem;font-weight:600}
label{display:grid;gap:.25rem;font-weight:600}fieldset label{display:flex;align-items:center;gap:.75rem;min-height:3rem;font-weight:400}
input[type=radio]{width:1.5rem;height:1.5rem;flex:none}select{font:inherit;min-height:3rem;width:100%;min-width:0;padding:.5rem;border-radius:.5rem;
border:1px solid #6f7bb0;background:#161d40;color:inherit}button,.button{font:inherit;font-weight:700;min-height:3rem;padding:.6rem 1.25rem;
border:0;border-radius:.75rem;background:#ffd166;color:#1a1300;text-decoration:none;display:inline-grid;place-items:center;cursor:pointer}
:focus-visible{outline:3px solid #fff;outline-offset:3px}`;
/** Sends the only form of a page, which has a button too. */
const SEND = 'document.forms[0].submit()';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [STYLE_HASH, SEND_HASH] = [hashOf(STYLE), hashOf(SEND)];

/** HTML whose texts are escaped. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | readonly Html[];

/** Builds HTML; every text in it is escaped, also in attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((all, string, at) => all + textOf(parts[at - 1] ?? '') + string));
}
export type { Html };

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? escapeText(part) : part.map(({ text }) => text).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface Page {
  status: number;
  title: string;
  body: Html;
  /** Origins to which its form may be sent, besides our own. */
  sendsTo?: readonly string[];
  /** Origins that may show it in a frame; none by default. */
  frames?: readonly string[];
  /** Sends its form at once. */
  sends?: true;
}

/** Returns the text of a page and its policy: it runs nothing, except one that sends its form, and only these origins may frame it. */
export function renderPage({ title, body, sendsTo = [], frames = [], sends }: Page): { text: string; policy: string } {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `script-src ${sends ? SEND_HASH : "'none'"}`,
    `form-action ${["'self'", ...sendsTo].join(' ')}`,
    `frame-ancestors ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
  const page = html`<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${new Html(STYLE)}</style></head><body><main><h1>${title}</h1>${body}</main>${sends ? new Html(`<script>${SEND}</script>`) : ''}</body></html>`;
  return { text: page.text, policy };
}
