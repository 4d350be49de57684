import type { LiveClass } from '#contract/classroom/lessons.ts';
import { PARTS } from '#domain/vocabulary.ts';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { TeacherPage } from '../page/teacherPage.ts';
import { type Classroom, SimulatedDevice } from '../SimulatedDevice.ts';
import type { Act, LessonLedger } from './LessonLedger.ts';

interface SimulatedTeacherOptions {
  room: Classroom;
  random: SeededRandom;
  ledger: LessonLedger;
  username: string;
  password: string;
  classId: string;
  /** Returns whether the teacher leaves this team's hand alone. */
  isHandFinal: (teamId: string) => boolean;
  /** Makes a message half an hour old. Rejects while the database is down. */
  expire: (messageId: string) => Promise<void>;
}

/** Weights of the acts in a live lesson. */
const WEIGHTS: Partial<Record<Act, number>> = {
  pauseAll: 3,
  pauseOne: 4,
  release: 3,
  silence: 4,
  pace: 2,
  message: 10,
  withdraw: 4,
  expire: 2,
  answerHand: 8,
  end: 1,
  offline: 1,
  reopen: 1,
};
/** Every trial has each of these at least once, however short it is. */
const NEEDED = ['message', 'pauseOne', 'release', 'offline'] as const satisfies Act[];
/** Pause between two acts, in simulated milliseconds. */
const PAUSE_MS = { low: 1_500, high: 5_000 } as const;
const OFFLINE_MS = { low: 3_000, high: 15_000 } as const;
/** For how long the teacher lets teams wait, in simulated milliseconds: the trial should not take much longer. */
const HELD_MAX_MS = 8_000;
const RESUME_SHARE = 0.5;
const FREE = { paused: false, pace: null, silent: false } as const;
const LOOK_MS = 100;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A teacher with the page of a class in session open, over the same bad network as the teams. */
export class SimulatedTeacher {
  private readonly options: SimulatedTeacherOptions;
  private readonly device: SimulatedDevice<TeacherPage>;
  private heldSince: number | null = null;
  private said = 0;

  constructor(options: SimulatedTeacherOptions) {
    this.options = options;
    this.device = new SimulatedDevice(options.room, options.random, (pages) => new pages.TeacherPage());
  }

  get page(): TeacherPage {
    return this.device.page;
  }

  get live(): LiveClass | null {
    return this.page.see().live;
  }

  /** Opens the page and signs in, as often as it takes until the page shows the class. */
  async open(): Promise<void> {
    await this.device.open().catch(() => {});
    while (!(await this.beThere().catch(() => false))) await sleep(LOOK_MS);
  }

  /** Teaches until `isOver`, with acts chosen at random. A call that fails may have been done: the page will show it. */
  async teach(isOver: () => boolean): Promise<void> {
    const { random, room } = this.options;
    await this.device.open().catch(() => {});
    while (!isOver()) {
      await sleep(random.between(PAUSE_MS.low, PAUSE_MS.high) / room.speed);
      await this.beThere()
        .then((isThere) => (isThere ? this.act() : undefined))
        .catch(() => {});
    }
    this.device.connect(true);
  }

  /** Signs in and follows the class, as far as the network lets it; returns whether the page shows it. */
  async beThere(): Promise<boolean> {
    const { username, password, classId } = this.options;
    if (this.page.session === 'restoring') await this.page.restore();
    if (this.page.session === 'out' || this.page.session === 'expired') await this.page.signIn(username, password);
    return this.page.open(classId) && this.live !== null;
  }

  putAway(): void {
    this.device.putAway();
  }

  say(teamId: string | null): Promise<{ _id: string }> {
    this.said += 1;
    return this.page.say(this.options.classId, { teamId, text: `Recado ${this.said}` });
  }

  async withdraw(messageId: string): Promise<void> {
    await this.page.withdraw(messageId);
    this.options.ledger.remove(messageId);
  }

  async expire(messageId: string): Promise<void> {
    await this.options.expire(messageId);
    this.options.ledger.remove(messageId);
  }

  private async act(): Promise<void> {
    const { live } = this;
    const { ledger } = this.options;
    if (live === null) return;
    const act = live.lesson === null ? this.beginning(live) : this.isHeldLong(live) ? 'release' : this.nextAct();
    await this.do(act, live);
    ledger.did(act);
  }

  private nextAct(): Act {
    const { random, ledger } = this.options;
    const missing = NEEDED.filter((act) => ledger.acts[act] === 0);
    return missing.length > 0 ? random.oneOf(missing) : random.pick(WEIGHTS as Record<Act, number>);
  }

  private beginning({ ended }: LiveClass): Act {
    return ended !== null && this.options.random.nextBoolean(RESUME_SHARE) ? 'resume' : 'start';
  }

  private isHeldLong({ lesson, teams }: LiveClass): boolean {
    const isHeld = [lesson?.steering, ...teams.map(({ steering }) => steering)].some(
      (steering) => steering !== undefined && (steering.paused || steering.pace !== null),
    );
    if (!isHeld) this.heldSince = null;
    else this.heldSince ??= performance.now();
    return this.heldSince !== null && performance.now() - this.heldSince > HELD_MAX_MS / this.options.room.speed;
  }

  private async do(act: Act, live: LiveClass): Promise<unknown> {
    const { page } = this;
    const { classId, random, ledger } = this.options;
    const teamId = random.oneOf(live.teams)._id;
    const steer = (of: string | null, change: object) => page.steer(classId, [{ teamId: of, ...change }]);
    switch (act) {
      case 'start':
        return page.start(classId, null);
      case 'resume':
        return page.resume(classId);
      case 'end':
        return page.end(classId);
      case 'pauseAll':
        return steer(null, { paused: true });
      case 'pauseOne':
        return steer(teamId, { paused: true });
      case 'release':
        return steer(null, FREE);
      case 'silence':
        return steer(random.nextBoolean(0.5) ? null : teamId, { silent: random.nextBoolean(0.5) });
      case 'pace':
        return steer(null, { pace: random.oneOf(PARTS) });
      case 'message':
        return this.say(random.nextBoolean(0.5) ? null : teamId);
      case 'withdraw':
      case 'expire': {
        const [message] = live.messages.filter(({ _id }) => !ledger.isGone(_id));
        return message && this[act](message._id);
      }
      case 'answerHand':
        return this.answerHand(live);
      case 'offline':
        this.device.connect(false);
        return void setTimeout(
          () => this.device.connect(true),
          random.between(OFFLINE_MS.low, OFFLINE_MS.high) / this.options.room.speed,
        );
      case 'reopen':
        return this.device.dieAndReopen();
    }
  }

  private async answerHand({ teams }: LiveClass): Promise<void> {
    const { isHandFinal, random } = this.options;
    const raised = teams.find(({ _id, hand }) => hand !== null && !isHandFinal(_id));
    if (raised) await this.page.answerHand(raised._id, random.nextBoolean(0.5) ? 'coming' : 'lowered');
  }
}
