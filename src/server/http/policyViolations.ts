/** A violation of a page's security policy, without anything that tells who viewed the page with which filters. */
export interface Violation {
  /** A known directive, or 'other'. */
  directive: string;
  /** The source of what was blocked: a kind such as 'inline', a host, or 'other'. */
  blocked: string;
  /** The page's path without its query, or 'other'. */
  page: string;
}

/** The most reports that are read of one body; browsers send one or a few. */
const REPORTS_MAX = 10;
const OTHER = 'other';
const DIRECTIVE = /^(default|script|style|img|media|font|connect|worker|manifest|frame|object)-src(-elem|-attr)?$/;
const MORE_DIRECTIVES = ['base-uri', 'form-action', 'frame-ancestors'];
const KINDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob', 'self'];
const HOST = /^[a-z0-9.:[\]-]{1,100}$/;
const PATH = /^\/[\w./-]{0,100}$/;

type Fields = Record<string, unknown>;

/**
 * Parses both formats of reports into violations of a bounded shape: whatever is sent, only known directives, plain hosts
 * and plain paths are returned. A body without a report gives none.
 */
export function readViolations(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, REPORTS_MAX).map(modernReport) : [classicReport(body)];
  return reports.filter((report) => report !== null);
}

/** `application/csp-report`: one object under 'csp-report'. */
function classicReport(body: unknown): Violation | null {
  const report = fieldsOf(fieldsOf(body)?.['csp-report']);
  if (report === null) return null;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return violation(directive, report['blocked-uri'], report['document-uri']);
}

/** `application/reports+json`: a list of reports of many kinds. */
function modernReport(one: unknown): Violation | null {
  const report = fieldsOf(one);
  const body = fieldsOf(report?.body);
  if (report?.type !== 'csp-violation' || body === null) return null;
  return violation(body.effectiveDirective, body.blockedURL, body.documentURL);
}

function violation(directive: unknown, blocked: unknown, page: unknown): Violation {
  return { directive: directiveOf(directive), blocked: blockedOf(blocked), page: pageOf(page) };
}

function directiveOf(value: unknown): string {
  const [name = ''] = textOf(value).split(' ', 1);
  return DIRECTIVE.test(name) || MORE_DIRECTIVES.includes(name) ? name : OTHER;
}

function blockedOf(value: unknown): string {
  const text = textOf(value);
  if (KINDS.includes(text)) return text;
  const url = urlOf(text);
  const from = url?.host || url?.protocol.replace(':', '') || '';
  return HOST.test(from) ? from : OTHER;
}

function pageOf(value: unknown): string {
  const path = urlOf(textOf(value))?.pathname ?? '';
  return PATH.test(path) ? path : OTHER;
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? (value as Fields) : null;
}
