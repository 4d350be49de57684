import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { TeamPage } from '../page/teamPage.ts';
import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { LessonLedger } from './LessonLedger.ts';

export type TeamDevice = SimulatedDevice<TeamPage>;
type Seen = NonNullable<ReturnType<TeamPage['see']>>;

const HAND_SHARE = 0.02;
const OFFLINE_SHARE = 0.004;
const OFFLINE_MS = { low: 4_000, high: 20_000 } as const;
/** Real time after the team's last move until the teacher's last answer to its hand has arrived. */
const HAND_QUIET_MS = 3_000;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

interface TeamInLessonOptions {
  name: string;
  ledger: LessonLedger;
  random: SeededRandom;
  speed: number;
}

/** What a team does in a lesson: reads messages, says who is there, asks for help, waits while it is paused. */
export class TeamInLesson {
  private readonly options: TeamInLessonOptions;
  /** Ids of the messages that each device has shown. */
  private readonly shown = new Map<TeamDevice, Set<string>>();
  /** What the team did last with its hand; null before it is asked to do so for the last time. */
  hand: { raised: boolean } | null = null;
  /** The teacher no longer answers this team's hand. */
  isHandFinal = false;

  constructor(options: TeamInLessonOptions) {
    this.options = options;
  }

  /** Does what the lesson asks of this device; returns whether the team may go on with its game. */
  look(device: TeamDevice, seen: Seen, isActive: boolean): boolean {
    const { lesson, progress } = seen;
    this.readMessages(device, seen);
    const actions = device.page.lesson;
    if (actions === null || !device.isAlive) return false;
    if (isActive && lesson.asksAttendance)
      actions.takeAttendance(this.options.random.nextBoolean(0.8) ? ['Inês'] : null);
    if (isActive && !this.isHandFinal && this.options.random.nextBoolean(HAND_SHARE)) this.pressHand(device);
    const isAhead = progress.part !== null && lesson.pace !== null && progress.part > lesson.pace;
    return device.isAlive && !lesson.isPaused && !isAhead;
  }

  /** Sometimes takes the network of a device away for a while. */
  loseNetwork(device: TeamDevice): void {
    const { random, speed, ledger } = this.options;
    if (!device.isOnline || !random.nextBoolean(OFFLINE_SHARE)) return;
    ledger.did('offline');
    device.connect(false);
    setTimeout(() => device.connect(true), random.between(OFFLINE_MS.low, OFFLINE_MS.high) / speed);
  }

  /** Raises or lowers the hand for the last time in the trial, once nobody else changes it. */
  async pressLast(device: TeamDevice): Promise<void> {
    if (this.hand !== null) return;
    this.isHandFinal = true;
    await sleep(HAND_QUIET_MS);
    const raised = this.options.random.nextBoolean(0.5);
    this.set(device, !raised);
    this.set(device, raised);
    if (device.isAlive) this.hand = { raised };
  }

  hasShown(device: TeamDevice, messageId: string): boolean {
    return this.shown.get(device)?.has(messageId) ?? false;
  }

  private pressHand(device: TeamDevice): void {
    this.set(device, this.options.random.nextBoolean(0.6));
  }

  private set(device: TeamDevice, raised: boolean): void {
    this.options.ledger.hands += 1;
    if (raised) device.page.lesson?.raiseHand();
    else device.page.lesson?.lowerHand();
  }

  private readMessages(device: TeamDevice, { lesson, toldAt }: Seen): void {
    const { ledger, name } = this.options;
    const shown = this.shown.get(device) ?? new Set<string>();
    this.shown.set(device, shown);
    for (const { id, text } of lesson.messages) {
      if (!device.isAlive) return;
      if (shown.has(id)) ledger.violate(`${name}: «${text}» foi dita duas vezes`);
      if (ledger.wasGone(id, toldAt)) ledger.violate(`${name}: «${text}» foi dita depois de retirada ou fora de prazo`);
      device.page.lesson?.seeMessage(id);
      // A tab that died while it noted this shows the message again.
      if (!device.isAlive) return;
      shown.add(id);
      ledger.shown += 1;
    }
  }
}
