import { logError } from '#client/api/logError.ts';
import type {
  ChosenDilemmas,
  FormerAnswers,
  LocalFile,
  ReturnedMission,
  TeacherNote,
  TeamInfo,
  TeamNews,
} from '#client/game/flow/GameState.ts';
import type { Answers, Status, Team } from '#contract/school/teams.ts';
import type { Captioned } from '#domain/game/captions.ts';
import { writtenText } from '#domain/game/recordings.ts';
import { MISSION_LEVELS, type ShipNumber } from '#domain/vocabulary.ts';

/** Polling interval of the team's news while the page is visible. */
export const NEWS_EVERY_MS = 60_000;

/** Returns what a teacher may have changed: a returned mission, and notes on others. */
export function newsOf({ answers }: Pick<Team, 'answers'>, { returned }: Pick<Status, 'returned'>): TeamNews {
  return {
    returned: (returned ?? null) as ReturnedMission | null,
    notes: notesOf(answers),
    choices: choicesOf(answers),
  };
}

/** Returns the former answers of the returned mission; null for a quiz, which is answered from the start. */
export function formerOf(
  { answers }: Pick<Team, 'answers'>,
  { returned }: Pick<Status, 'returned'>,
): FormerAnswers | null {
  if (answers === undefined) return null;
  if (returned?.level === 2) return { texts: answers.answersLevel2.map(writtenText), files: formerVoices(answers, 2) };
  if (returned?.level === 3) return { texts: [], files: answers.answersLevel3.map(formerFiles) };
  return returned?.level === 4 ? { texts: answers.answersLevel4, files: formerVoices(answers, 4) } : null;
}

/** The files are on the server: they are posted again by their addresses, without another upload. */
function formerFiles(text: string, step: number): LocalFile[] {
  return namesAndAddresses(text).map(({ name, content, caption, place }, index) => ({
    id: `former-${step}-${index}`,
    name,
    bytes: 0,
    reference: content,
    progress: 1,
    failed: null,
    ...((caption || place) && { caption: caption ?? '', place: place ?? null }),
  }));
}

/** The answers by voice of a mission, by step. A voice that staff deleted cannot be posted again. */
function formerVoices({ recordings = [] }: Answers, level: number): LocalFile[][] {
  const lists: LocalFile[][] = [];
  for (const { _id, part, step, name, content, seconds, words } of recordings) {
    if (part !== level || content === null) continue;
    while (lists.length <= step) lists.push([]);
    const sent = { reference: content, progress: 1, failed: null };
    lists[step]?.push({ id: `former-${_id}`, name, bytes: 0, ...sent, seconds, ...(words && { words }) });
  }
  return lists;
}

function namesAndAddresses(text: string): ({ name: string; content: string } & Captioned)[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    logError(error, 'former files');
    return [];
  }
}

interface NewsParts {
  /** Whether the session still belongs to the account whose news these are. */
  mayAsk(): boolean;
  ask(signal: AbortSignal): Promise<TeamNews>;
  tell(news: TeamNews): void;
}

/**
 * Polls the news, and also when the page becomes visible or gets the focus; never while it is hidden. Failures are not
 * shown, and the next poll tries again. Returns a function that stops.
 */
export function watchTeamNews({ mayAsk, ask, tell }: NewsParts): () => void {
  let asking: AbortController | null = null;
  const look = async () => {
    if (document.visibilityState === 'hidden' || asking !== null || !mayAsk()) return;
    const control = new AbortController();
    asking = control;
    try {
      const news = await ask(control.signal);
      if (!control.signal.aborted && mayAsk()) tell(news);
    } catch (error) {
      if (!control.signal.aborted) logError(error, 'news');
    } finally {
      asking = null;
    }
  };
  const timer = setInterval(() => void look(), NEWS_EVERY_MS);
  const onSeen = () => void look();
  document.addEventListener('visibilitychange', onSeen);
  window.addEventListener('focus', onSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSeen);
    window.removeEventListener('focus', onSeen);
    asking?.abort();
  };
}

/** Returns the team's choices by mission. */
function choicesOf(answers: Pick<Answers, 'dilemmas'> | undefined): ChosenDilemmas {
  return Object.fromEntries(
    (answers?.dilemmas ?? []).map(({ mission, choice, opened }) => [mission, { mission, choice, opened }]),
  );
}

function notesOf(answers: Answers | undefined): TeacherNote[] {
  return MISSION_LEVELS.flatMap((level) => {
    const text = answers?.notes[`level${level}`];
    return text ? [{ level, text }] : [];
  });
}

/** Returns what the game shows of a team. */
export function teamInfo({ _id, name, details, members, ship }: Team): TeamInfo {
  return { _id, name, className: details.class, school: details.school, members, ship: ship as ShipNumber | null };
}
