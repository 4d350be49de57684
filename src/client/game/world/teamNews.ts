import { report } from '#client/api/report.ts';
import type { FormerAnswers, LocalFile, ReturnedMission, TeacherNote, TeamNews } from '#client/game/flow/GameState.ts';
import type { Answers, Status, Team } from '#contract/school/teams.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';

/** While somebody looks at the page, the server is asked this often what a teacher did for the team. */
export const NEWS_EVERY_MS = 60_000;

/** What a teacher may have done: a mission given back, words about others. */
export function newsOf({ answers }: Pick<Team, 'answers'>, { returned }: Pick<Status, 'returned'>): TeamNews {
  return { returned: (returned ?? null) as ReturnedMission | null, notes: notesOf(answers) };
}

/** What stood in the mission that was given back; null for a quiz, which is answered from the start. */
export function formerOf(
  { answers }: Pick<Team, 'answers'>,
  { returned }: Pick<Status, 'returned'>,
): FormerAnswers | null {
  if (answers === undefined) return null;
  if (returned?.level === 2) return { texts: answers.answersLevel2, files: [] };
  if (returned?.level === 3) return { texts: [], files: answers.answersLevel3.map(formerFiles) };
  return returned?.level === 4 ? { texts: answers.answersLevel4, files: [] } : null;
}

/** They are on the server: posted again by their address, they need not be sent again. */
function formerFiles(text: string, step: number): LocalFile[] {
  return namesAndAddresses(text).map(({ name, content }, place) => ({
    id: `former-${step}-${place}`,
    name,
    bytes: 0,
    reference: content,
    progress: 1,
    failed: null,
  }));
}

function namesAndAddresses(text: string): { name: string; content: string }[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    report(error, 'former files');
    return [];
  }
}

interface NewsParts {
  /** Whether the one who is signed in is still the one whose news these are. */
  mayAsk(): boolean;
  ask(signal: AbortSignal): Promise<Pick<TeamNews, 'returned' | 'notes'>>;
  tell(news: TeamNews): void;
}

/**
 * Asks now and then, and whenever somebody comes back to the page; not while nobody looks. Quiet: what fails is asked
 * again another time. Answers how to stop.
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
      if (!control.signal.aborted) report(error, 'news');
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

function notesOf(answers: Answers | undefined): TeacherNote[] {
  return MISSION_LEVELS.flatMap((level) => {
    const text = answers?.notes[`level${level}`];
    return text ? [{ level, text }] : [];
  });
}
