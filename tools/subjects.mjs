/**
 * `npm run check:commits`: checks that the commit subjects since SINCE are imperative and at most 72 characters
 * (docs/decisions/0045).
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const SINCE = '6144b372c979e812d6790f59c48c35c94ed52e0a';
const LENGTH_MAX = 72;
/** First words in the past tense or -ing form. */
const NOT_IMPERATIVE = /^\w+(ed|ing)$/i;
const IMPERATIVE_EXCEPTIONS = [
  'Feed',
  'Need',
  'Embed',
  'Speed',
  'Bring',
  'String',
  'Seed',
  'Shed',
  'Ping',
  'Ring',
  'Swing',
];

/**
 * Returns the fault of a commit subject, in Portuguese; null for a valid one.
 * @param {string} subject
 * @returns {string | null}
 */
export function subjectFault(subject) {
  const [first = ''] = subject.split(' ');
  if (subject.length > LENGTH_MAX) return `tem ${subject.length} caracteres; o máximo é ${LENGTH_MAX}`;
  if (!/^[A-Z]/.test(subject)) return 'não começa por maiúscula';
  if (/[.;]$/.test(subject)) return 'acaba em pontuação';
  if (NOT_IMPERATIVE.test(first) && !IMPERATIVE_EXCEPTIONS.includes(first)) return `«${first}» não está no imperativo`;
  return null;
}

/** Returns the subjects since SINCE without merges; null without a git history, as in a source archive. */
function subjects() {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `${SINCE}..HEAD`], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return log.split('\n').filter((line) => line !== '');
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = subjects();
  const faults = (found ?? []).flatMap((subject) => {
    const fault = subjectFault(subject);
    return fault === null ? [] : [`- «${subject}» ${fault}`];
  });
  for (const fault of faults) console.error(fault);
  console.log(
    found === null
      ? 'Sem histórico do git: os assuntos dos commits não foram vistos.'
      : `${found.length} assuntos de commits vistos.`,
  );
  process.exit(faults.length > 0 ? 1 : 0);
}
