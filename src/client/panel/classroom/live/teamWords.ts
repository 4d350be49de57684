import type { LiveTeam } from '#contract/classroom/lessons.ts';
import { DEVICE_STEP_NAMES } from '#domain/classroom/lesson.ts';
import { type Attention, leadingDevice, type TeamAttention } from '#domain/classroom/teamAttention.ts';
import { counted } from '#domain/counted.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { DEVICE_OFFLINE_MS } from '#domain/limits.ts';
import type { Part } from '#domain/vocabulary.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Words of each attention, on a tile. */
export const ATTENTION_WORDS: Record<Attention, string> = {
  hand: 'Pede ajuda',
  coming: 'Alguém vai a caminho',
  stuck: 'Parada',
  offline: 'Sem rede',
  waiting: 'À espera',
  working: 'A trabalhar',
  finished: 'No Conselho',
  away: 'Sem ecrã aberto',
};

/** Returns a short duration: '20 s', '4 min', '2 h'. */
export function shortDuration(ms: number): string {
  if (ms < MINUTE) return `${Math.max(0, Math.floor(ms / SECOND))} s`;
  return ms < HOUR ? `${Math.floor(ms / MINUTE)} min` : `${Math.floor(ms / HOUR)} h`;
}

/** Returns 'há 20 s'; 'agora' under 5 seconds. */
export function ago(ms: number): string {
  return ms < 5 * SECOND ? 'agora' : `há ${shortDuration(ms)}`;
}

/** Returns the text of an attention with its duration: 'Pede ajuda há 2 min'. */
export function attentionText({ attention, since }: TeamAttention, now: number): string {
  const words = ATTENTION_WORDS[attention];
  const isTimed = attention === 'hand' || attention === 'stuck' || attention === 'offline';
  return isTimed && since !== null ? `${words} ${ago(now - since)}` : words;
}

function partName(part: Part | null): string {
  if (part === null) return 'Conselho';
  return part === 0 ? 'Treino' : `Missão ${part}`;
}

/** Returns where a team is: 'Missão 2 · a escrever'. */
export function placeText(team: LiveTeam, now: number): string {
  const device = leadingDevice(team.devices, now);
  const part = partAtLevel(team.level);
  if (device === null) return partName(part);
  const step = DEVICE_STEP_NAMES[device.step];
  return device.part === null ? step.replace(/^no/, 'No') : `${partName(device.part)} · ${step}`;
}

/** Returns the team's unsent work in words: texts and files; null when there is none. */
export function workText(team: LiveTeam, now: number): string | null {
  const device = leadingDevice(team.devices, now);
  if (device === null) return null;
  const said = [
    ...(device.words === 0 ? [] : [counted(device.words, 'palavra', 'palavras')]),
    ...(device.files === 0 ? [] : [counted(device.files, 'ficheiro', 'ficheiros')]),
  ];
  return said.length === 0 ? null : said.join(', ');
}

/** Returns how many devices a team has, and their problems. */
export function deviceTexts(team: LiveTeam, now: number): { count: string; problems: string[] } {
  const { devices } = team;
  const offline = devices.filter(({ seenAt }) => now - seenAt >= DEVICE_OFFLINE_MS).length;
  const unsent = devices.reduce((sum, device) => sum + device.unsent, 0);
  return {
    count: devices.length === 0 ? 'nenhum dispositivo' : counted(devices.length, 'dispositivo', 'dispositivos'),
    problems: [
      ...(offline === 0 ? [] : [offline === devices.length ? 'sem rede' : `${offline} sem rede`]),
      ...(unsent === 0 ? [] : [`${unsent} por enviar`]),
    ],
  };
}

/** Returns how many members are there: '3 de 4 presentes', or '4 membros' before the team has said so. */
export function membersText({ members, attendance }: LiveTeam): string {
  const present = attendance?.present;
  if (present == null) return members.length === 0 ? 'sem membros' : counted(members.length, 'membro', 'membros');
  return `${present.length} de ${members.length} ${present.length === 1 ? 'presente' : 'presentes'}`;
}
