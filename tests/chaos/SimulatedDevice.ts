import type { Dice } from '../support/product/dice.ts';
import { Device } from './Device.ts';
import { Life } from './Life.ts';
import type { TeamPage } from './page/teamPage.ts';
import type { LoadPage } from './pageCode.ts';

/** What a team plays with, wherever it is. */
export interface Classroom {
  /** Origin that the tablets know: the proxy's. */
  base: string;
  /** How many times faster than in a classroom time goes for the teams. */
  speed: number;
  load: LoadPage;
}

/** A tablet with a page open on it, which can be killed and opened again. */
export class SimulatedDevice {
  private readonly device = new Device();
  private readonly room: Classroom;
  private readonly dice: Dice;
  private life: Life;
  page: TeamPage;
  deaths = 0;

  constructor(room: Classroom, dice: Dice) {
    this.room = room;
    this.dice = dice;
    this.life = this.begin();
    this.page = this.room.load(this.life);
  }

  async open(): Promise<void> {
    await this.page.load();
  }

  get isAlive(): boolean {
    return this.life.isAlive;
  }

  /** The tab is gone from one moment to the next; opened again, it may be the browser that brings it back, or a new tab. */
  async dieAndReopen(): Promise<void> {
    this.deaths += 1;
    this.life.kill();
    if (this.dice.happens(0.5)) this.device.tab = new Map();
    this.life = this.begin();
    this.page = this.room.load(this.life);
    await this.open();
  }

  /** Dies in the middle of one of the next writes to its storage. */
  dieWhileWriting(): void {
    this.life.dieAfterWrites(this.dice.between(0, 6));
  }

  /** Somebody comes back to the page, or its network does. */
  tell(event: 'online' | 'focus'): void {
    this.life.tell(event);
  }

  /** Nobody plays here any more. */
  putAway(): void {
    this.life.kill();
  }

  private begin(): Life {
    const { base, speed } = this.room;
    return new Life({ device: this.device, base, speed });
  }
}
