import { Chip, type ChipTone } from '#client/ui/feedback/Chip.tsx';
import type { Attention } from '#domain/classroom/teamAttention.ts';
import type { SeenTeam } from './rankTeams.ts';

const WORDS: readonly { attention: Attention; one: string; many: string; tone: ChipTone }[] = [
  { attention: 'hand', one: 'pede ajuda', many: 'pedem ajuda', tone: 'danger' },
  { attention: 'stuck', one: 'parada', many: 'paradas', tone: 'warn' },
  { attention: 'offline', one: 'sem rede', many: 'sem rede', tone: 'danger' },
  { attention: 'waiting', one: 'à espera', many: 'à espera', tone: 'info' },
  { attention: 'working', one: 'a trabalhar', many: 'a trabalhar', tone: 'ok' },
  { attention: 'finished', one: 'no Conselho', many: 'no Conselho', tone: 'ok' },
  { attention: 'away', one: 'sem ecrã aberto', many: 'sem ecrã aberto', tone: 'neutral' },
];

/** Counts the teams of a class by what they need. */
export function Summary({ seen }: { seen: readonly SeenTeam[] }) {
  const counts = WORDS.map((words) => ({
    ...words,
    count: seen.filter(({ attention }) => attention.attention === words.attention).length,
  }));
  return (
    <ul aria-label="Resumo da turma" className="flex flex-wrap gap-2">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ attention, count, one, many, tone }) => (
          <li key={attention}>
            <Chip tone={tone}>
              {count} {count === 1 ? one : many}
            </Chip>
          </li>
        ))}
    </ul>
  );
}
