import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import type { CouncilStep } from '#domain/council/session/steering.ts';
import { askUntilAnswered } from './askUntilAnswered.ts';
import type { CouncilLedger } from './CouncilLedger.ts';

interface SteeringTeacherOptions {
  /** The bad network. */
  proxy: string;
  token: string;
  council: Council;
  ledger: CouncilLedger;
}

const HALL_MS = 100;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A teacher who leads a session over a bad network, and the hall beside her. */
export class SteeringTeacher {
  private readonly options: SteeringTeacherOptions;
  private known: Council;
  /** The phase at each revision that the teacher made, with whether its clock stood still. */
  private readonly made = new Map<number, string>();

  constructor(options: SteeringTeacherOptions) {
    this.options = options;
    this.known = options.council;
    this.note(options.council);
  }

  /** Takes a step once: when its answer was lost, the session shows whether it was taken. */
  async step(step: CouncilStep, minutes?: number): Promise<void> {
    const { proxy, token, council, ledger } = this.options;
    const { revision } = this.known;
    const json = { step, revision, ...(minutes !== undefined && { minutes }) };
    const path = `/councils/${council._id}`;
    const answer = await askUntilAnswered<Council>({ base: proxy, token, method: 'PUT', path: `${path}/step`, json });
    if (!answer.ok && answer.code !== 'councilMoved') {
      ledger.violations.push(`o passo ${step} foi recusado com ${answer.code}`);
      return;
    }
    const now = answer.ok ? answer : await askUntilAnswered<Council>({ base: proxy, token, method: 'GET', path });
    if (!now.ok) return void ledger.violations.push(`o conselho não se leu: ${now.code}`);
    if (now.body.revision !== revision + 1) {
      ledger.violations.push(`o passo ${step} levou da revisão ${revision} à ${now.body.revision}`);
    }
    ledger.steps.push(step);
    this.known = now.body;
    this.note(now.body);
  }

  /** Watches the hall until `isOver`: no revision goes back, and each shows what the teacher did. */
  async watchHall(isOver: () => boolean): Promise<void> {
    const { proxy, council, ledger } = this.options;
    const seen: { revision: number; text: string }[] = [];
    while (!isOver()) {
      const path = `/council-hall/${council.code}`;
      const answer = await askUntilAnswered<CouncilHall>({ base: proxy, token: '', method: 'GET', path });
      if (answer.ok) seen.push({ revision: answer.body.revision, text: textOf(answer.body) });
      else ledger.violations.push(`o salão respondeu ${answer.code}`);
      await sleep(HALL_MS);
    }
    for (const [place, { revision, text }] of seen.entries()) {
      const before = seen[place - 1]?.revision ?? 0;
      if (revision < before) ledger.violations.push(`o salão voltou da revisão ${before} à ${revision}`);
      const made = this.made.get(revision);
      if (made !== text) ledger.violations.push(`o salão mostrou ${text} na revisão ${revision}, e não ${made}`);
    }
  }

  private note(council: Council): void {
    this.made.set(council.revision, textOf(council));
  }
}

function textOf({ state, phase, paused }: Pick<Council, 'state' | 'phase' | 'paused'>): string {
  return `${state} ${phase}${paused ? ' em pausa' : ''}`;
}
