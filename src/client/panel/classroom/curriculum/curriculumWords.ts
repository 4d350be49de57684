import { dayText } from '#client/ui/moments.ts';
import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { teamsOf } from './workedOn.ts';

interface Span {
  first: number;
  last: number;
}

/** '08/10/2025', or 'de 08/10/2025 a 15/10/2025'; times are in unix seconds. */
export function spanText({ first, last }: Span): string {
  const [from, to] = [dayText(first), dayText(last)];
  return from === to ? from : `de ${from} a ${to}`;
}

/** '2 de 5 equipas'. */
export function shareText(teams: number, all: number): string {
  return `${teams} de ${counted(all, 'equipa', 'equipas')}`;
}

/** 'Interculturalidade (3 equipas) e Direitos Humanos (1 equipa)'. */
export function systemsText(of: ClassCurriculum): string {
  return listed(
    teamsOf(of).map(
      ({ theme, teams }) => `${THEME_NAMES[theme]} (${counted(teams, 'equipa', 'equipas').replace(' ', '\u00a0')})`,
    ),
  );
}

/** 'de 01/10/2025 a 20/10/2025' for all that teams posted and chose; null while there is nothing. */
export function periodText({ times }: ClassCurriculum): string | null {
  return wholeSpanText(times);
}

/** The same for the sessions that were given; null without any. */
export function sessionDaysText({ sessions }: ClassCurriculum): string | null {
  return wholeSpanText(sessions);
}

/** '1, 2 e 4 do percurso de 6 sessões', a text for each plan that the class has followed; null without any. */
export function sessionsText({ sessions }: ClassCurriculum): string | null {
  const plans = [...new Set(sessions.map(({ plan }) => plan))];
  if (plans.length === 0) return null;
  const texts = plans.map((plan) => {
    const held = sessions.filter((one) => one.plan === plan).map(({ session }) => String(session));
    return `${listed(held)} do percurso de ${plan} sessões`;
  });
  return texts.join('; ');
}

/** '20/10/2025, com 4 equipas'; null while the class has held no council. */
export function councilText({ groups, times }: ClassCurriculum): string | null {
  const held = wholeSpanText(times.filter(({ moment }) => moment === 'council'));
  if (held === null) return null;
  const teams = groups.reduce((sum, group) => sum + (group.moments.includes('council') ? group.teams : 0), 0);
  return `${held}, com ${counted(teams, 'equipa', 'equipas')}`;
}

/** Returns the days from the first to the last of these spans; null for none. */
function wholeSpanText(spans: readonly Span[]): string | null {
  if (spans.length === 0) return null;
  const first = Math.min(...spans.map((span) => span.first));
  const last = Math.max(...spans.map((span) => span.last));
  return spanText({ first, last });
}
