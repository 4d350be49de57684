import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '#client/game/flow/GameState.ts';
import type { SimulatedTeacher } from '../lesson/SimulatedTeacher.ts';
import type { TeamDevice } from '../lesson/TeamInLesson.ts';
import type { SimulatedTeam } from '../SimulatedTeam.ts';

/** Every device must be in sync so long after healing, in real time. */
const WITHIN_MS = 60_000;
const LOOK_MS = 50;
const ASK_AGAIN_MS = 300;

interface Watched {
  teams: readonly SimulatedTeam[];
  teacher: SimulatedTeacher;
}

/** Returns what all devices of a team hold alike: not the comments and answers in a device's own boxes, which nobody has sent. */
function sharedWork({ comments: _comments, kinds: _kinds, replies: _replies, ...shared }: Progress): string {
  return JSON.stringify(shared);
}

/**
 * Measures from its creation, the moment of healing, how long each device takes until it is in sync: it has sent everything,
 * shows what the other device of its team shows, and was told the message that the teacher sends once that is possible again.
 */
export class SyncWatch {
  private readonly healedAt = performance.now();
  private readonly watched: Watched;
  private messageId: string | null = null;
  private readonly synced = new Map<TeamDevice, number>();
  teacherMs: number | null = null;
  readonly stuck: string[] = [];

  constructor(watched: Watched) {
    this.watched = watched;
  }

  get times(): number[] {
    return [...this.synced.values()].sort((a, b) => a - b);
  }

  async untilSynced(): Promise<void> {
    const { teams } = this.watched;
    const saying = this.sayMessage();
    const all = teams.flatMap((team) => team.devices.map((device) => ({ team, device })));
    while (this.synced.size < all.length && this.elapsed < WITHIN_MS) {
      for (const { team, device } of all) {
        if (!this.synced.has(device) && this.isSynced(team, device)) this.synced.set(device, this.elapsed);
      }
      await sleep(LOOK_MS);
    }
    await saying;
    for (const { team, device } of all) if (!this.synced.has(device)) this.stuck.push(this.describe(team, device));
    if (this.teacherMs === null) this.stuck.push('a página do professor não voltou');
  }

  summary(): string {
    const { times } = this;
    const seconds = (ms: number | null | undefined) => (ms == null ? '?' : (ms / 1_000).toFixed(1));
    return `p50 ${seconds(times[times.length >> 1])} s, max ${seconds(times.at(-1))} s, teacher ${seconds(this.teacherMs)} s, stuck ${this.stuck.length}`;
  }

  private get elapsed(): number {
    return Math.round(performance.now() - this.healedAt);
  }

  private isSynced({ devices, inLesson }: SimulatedTeam, device: TeamDevice): boolean {
    if (this.messageId === null || !inLesson.hasShown(device, this.messageId)) return false;
    const seen = devices.map(({ page }) => page.see());
    const [first] = seen;
    return seen.every(
      (one) =>
        one?.isLoaded &&
        one.saving === 'saved' &&
        one.unsent === 0 &&
        one.level === first?.level &&
        sharedWork(one.progress) === sharedWork(first.progress),
    );
  }

  /** Sends a message as soon as the teacher's page can, then waits until the page shows it as current. */
  private async sayMessage(): Promise<void> {
    const { teacher } = this.watched;
    while (this.teacherMs === null && this.elapsed < WITHIN_MS) {
      try {
        if (this.messageId === null && (await teacher.beThere())) this.messageId = (await teacher.say(null))._id;
        const isShown = teacher.live?.messages.some(({ _id }) => _id === this.messageId) ?? false;
        if (this.messageId !== null && isShown && !teacher.page.see().isLost) this.teacherMs = this.elapsed;
      } catch {
        // The server does not answer yet.
      }
      await sleep(ASK_AGAIN_MS);
    }
  }

  private describe({ username, inLesson, devices }: SimulatedTeam, device: TeamDevice): string {
    const shown = devices.map(({ page, isAlive, deaths, pending }) => {
      const seen = page.see();
      if (seen === null) return `${page.session}, sem jogo, ${isAlive ? 'vivo' : 'morto'}, ${deaths} mortes`;
      const { progress, saving, unsent, level, view, isLoaded, usesFallback } = seen;
      const state = `${isLoaded ? '' : 'não carregou, '}${usesFallback ? 'recurso, ' : ''}${view.canSkip ? 'salta, ' : ''}`;
      return `${page.session} ${level} ${view.work.kind} ${state}${saving}, ${unsent} por enviar, à espera de [${pending}] ${JSON.stringify(progress)}`;
    });
    const heard = this.messageId !== null && inLesson.hasShown(device, this.messageId);
    return `${username}, aparelho ${devices.indexOf(device) + 1}: ${heard ? '' : 'não ouviu o recado; '}${shown.join(' | ')}`;
  }
}
