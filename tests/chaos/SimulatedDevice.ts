import type { SeededRandom } from '../support/product/seededRandom.ts';
import { Device } from './Device.ts';
import { Life } from './Life.ts';
import type { TeamPage } from './page/teamPage.ts';
import type { LoadPage } from './pageCode.ts';

/** The shared environment of all teams. */
export interface Classroom {
  /** Origin for the tablets: the proxy. */
  base: string;
  /** Speed of the teams' time relative to real time. */
  speed: number;
  load: LoadPage;
}

/** A tablet with an open page, which can be killed and reopened. */
export class SimulatedDevice {
  private readonly device = new Device();
  private readonly room: Classroom;
  private readonly random: SeededRandom;
  private life: Life;
  page: TeamPage;
  deaths = 0;

  constructor(room: Classroom, random: SeededRandom) {
    this.room = room;
    this.random = random;
    this.life = this.begin();
    this.page = this.room.load(this.life);
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
    this.life.kill();
    if (this.random.nextBoolean(0.5)) this.device.tab = new Map();
    this.life = this.begin();
    this.page = this.room.load(this.life);
    await this.open();
  }

  /** Schedules a crash in the middle of one of the next writes to its storage. */
  dieWhileWriting(): void {
    this.life.dieAfterWrites(this.random.between(0, 6));
  }

  /** Fires the page's `focus` or `online` event. */
  tell(event: 'online' | 'focus'): void {
    this.life.tell(event);
  }

  /** Ends the page for good. */
  putAway(): void {
    this.life.kill();
  }

  private begin(): Life {
    const { base, speed } = this.room;
    return new Life({ device: this.device, base, speed });
  }
}
