import type { SeededRandom } from '../support/product/seededRandom.ts';
import { Device } from './Device.ts';
import { Life } from './Life.ts';
import type * as Pages from './page/pages.ts';
import type { LoadPage } from './pageCode.ts';

/** The shared environment of all teams. */
export interface Classroom {
  /** Origin for the tablets: the proxy. */
  base: string;
  /** Speed of the teams' time relative to real time. */
  speed: number;
  load: LoadPage;
  /** Counts calls; see LifeOptions. */
  onCall?: (isAnswered: boolean) => void;
  /** Hears of calls that were answered with 4xx. */
  onRefused?: (call: string) => void;
}

interface Page {
  load(): Promise<void>;
}

/** A tablet with an open page, which can be killed and reopened, and can lose its network. */
export class SimulatedDevice<P extends Page> {
  private readonly device = new Device();
  private readonly room: Classroom;
  private readonly random: SeededRandom;
  private readonly pageOf: (pages: typeof Pages) => P;
  private life: Life;
  page: P;
  deaths = 0;

  constructor(room: Classroom, random: SeededRandom, pageOf: (pages: typeof Pages) => P) {
    this.room = room;
    this.random = random;
    this.pageOf = pageOf;
    this.life = this.begin();
    this.page = this.pageOf(this.room.load(this.life));
  }

  async open(): Promise<void> {
    await this.page.load();
  }

  get isAlive(): boolean {
    return this.life.isAlive;
  }

  /** Kills the tab; it is either restored by the browser or reopened as a new tab. */
  async dieAndReopen(): Promise<void> {
    this.deaths += 1;
    const { isOnline } = this.life;
    this.life.kill();
    if (this.random.nextBoolean(0.5)) this.device.tab = new Map();
    this.life = this.begin();
    this.life.connect(isOnline);
    this.page = this.pageOf(this.room.load(this.life));
    await this.open();
  }

  /** Schedules a crash in the middle of one of the next writes to its storage. */
  dieWhileWriting(): void {
    this.life.dieAfterWrites(this.random.between(0, 6));
  }

  /** Describes the calls that wait for an answer. */
  get pending(): string {
    return [...this.life.pending].map(({ address, since }) => `${address} há ${Date.now() - since} ms`).join(', ');
  }

  /** Takes a planned crash back. */
  spare(): void {
    this.life.spare();
  }

  /** Fires the page's `focus` or `online` event. */
  tell(event: 'online' | 'focus'): void {
    this.life.tell(event);
  }

  get isOnline(): boolean {
    return this.life.isOnline;
  }

  /** Takes the network away, or gives it back; the page hears of its return. */
  connect(isOnline: boolean): void {
    this.life.connect(isOnline);
  }

  /** Ends the page for good. */
  putAway(): void {
    this.life.kill();
  }

  private begin(): Life {
    const { base, speed, onCall, onRefused } = this.room;
    return new Life({ device: this.device, base, speed, onCall, onRefused });
  }
}
