import type { LiveClass } from '#contract/classroom/lessons.ts';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { SimulatedTeam } from '../SimulatedTeam.ts';
import type { LessonLedger } from './LessonLedger.ts';
import type { SimulatedTeacher } from './SimulatedTeacher.ts';
import type { TeamDevice } from './TeamInLesson.ts';

interface SettlingClass {
  teacher: SimulatedTeacher;
  teams: readonly SimulatedTeam[];
  classId: string;
  ledger: LessonLedger;
  random: SeededRandom;
}

/** Longest real time until everybody shows the truth again, on a busy machine. */
const WITHIN_MS = 60_000;
const LOOK_MS = 50;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Checks the lesson after the network is well again: devices that were offline during a pause, messages, a withdrawal and the
 * end of the lesson come back; then every device, tile and hand must be as the last action left it.
 */
export async function settleLesson(room: SettlingClass): Promise<void> {
  const check = new Check(room);
  await check.teacherIsThere();
  await check.pausesAndMessages();
  await check.hands();
  await check.tiles();
  await check.end();
}

class Check {
  private readonly room: SettlingClass;

  constructor(room: SettlingClass) {
    this.room = room;
  }

  async teacherIsThere(): Promise<void> {
    const { teacher } = this.room;
    await this.until('a página do professor não voltou', async () => {
      const isThere = await teacher.beThere().catch(() => false);
      return isThere && !teacher.page.see().isLost;
    });
  }

  /** A device that is offline during a pause and its end, and while messages come and go, shows what holds when it returns. */
  async pausesAndMessages(): Promise<void> {
    const { teacher, teams, classId, ledger, random } = this.room;
    // A new lesson, because a device is told only the newest messages of one. There may be none to end.
    await teacher.page.end(classId).catch(() => {});
    await teacher.page.start(classId, null);
    await this.untilAll('ficou em pausa ou calado depois de outra aula', isFree);
    const away = random.oneOf(teams).devices[0];
    away?.connect(false);
    await this.steer({ paused: true, silent: true });
    await this.untilAll('não ficou em pausa', ({ isPaused, isSilent }) => isPaused && isSilent, away);
    const stays = await teacher.say(null);
    const withdrawn = await teacher.say(null);
    const expired = await teacher.say(null);
    await teacher.withdraw(withdrawn._id);
    await teacher.expire(expired._id);
    await this.steer({ paused: false, silent: false });
    away?.connect(true);
    await this.untilAll('ficou em pausa ou calado depois de retomar', isFree);
    await this.until('um recado não foi dito', () =>
      teams.every(({ devices, inLesson }) => devices.every((device) => inLesson.hasShown(device, stays._id))),
    );
    for (const gone of [withdrawn, expired]) {
      if (away && teams.some(({ inLesson }) => inLesson.hasShown(away, gone._id)))
        ledger.violate('um recado retirado ou fora de prazo foi dito a um aparelho que voltou');
    }
    await this.until('o professor não soube quem viu um recado', () => {
      const message = teacher.live?.messages.find(({ _id }) => _id === stays._id);
      return message !== undefined && message.seenBy >= teams.length;
    });
  }

  /** Each hand is as the team left it. */
  async hands(): Promise<void> {
    for (const team of this.room.teams) {
      await this.until(`${team.username}: a mão não ficou ${team.inLesson.hand?.raised ? 'no ar' : 'em baixo'}`, () => {
        const { hand } = team.inLesson;
        const tile = this.tileOf(team);
        return hand !== null && tile !== undefined && (tile.hand !== null) === hand.raised;
      });
    }
  }

  /** Each tile shows what its team's devices do. */
  async tiles(): Promise<void> {
    for (const team of this.room.teams) {
      await this.until(`${team.username}: o mosaico não mostra o que a equipa faz`, () => {
        const tile = this.tileOf(team);
        const seen = team.devices.map(({ page }) => page.see());
        return (
          tile !== undefined &&
          seen.every((one) => one?.level === tile.level && tile.devices.some((device) => isSame(device, one.activity)))
        );
      });
    }
  }

  /** Devices that were paused, one of them offline at the end of the lesson, are free after it. */
  async end(): Promise<void> {
    const { teacher, teams, classId, random } = this.room;
    await this.steer({ paused: true, pace: 0, silent: true });
    await this.untilAll('não ficou em pausa', ({ isPaused, isSilent }) => isPaused && isSilent);
    const away = random.oneOf(teams).devices[0];
    away?.connect(false);
    await teacher.page.end(classId);
    away?.connect(true);
    await this.untilAll('ficou em pausa ou calado depois do fim da aula', isFree);
  }

  private steer(change: object): Promise<unknown> {
    const { teacher, classId } = this.room;
    return teacher.page.steer(classId, [{ teamId: null, ...change }]);
  }

  private tileOf({ username }: SimulatedTeam): LiveClass['teams'][number] | undefined {
    return this.room.teacher.live?.teams.find(({ name }) => name === `Equipa ${username}`);
  }

  private async untilAll(what: string, isSo: (lesson: Lesson) => boolean, except?: TeamDevice): Promise<void> {
    for (const { username, devices } of this.room.teams) {
      for (const device of devices.filter((one) => one !== except)) {
        await this.until(`${username} ${what}`, () => {
          const seen = device.page.see();
          return seen !== null && isSo(seen.lesson);
        });
      }
    }
  }

  private async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (const since = performance.now(); !(await isSo()); await sleep(LOOK_MS)) {
      if (performance.now() - since > WITHIN_MS) return this.room.ledger.violate(what);
    }
  }
}

type Lesson = NonNullable<ReturnType<TeamDevice['page']['see']>>['lesson'];
type Tile = LiveClass['teams'][number]['devices'][number];

function isFree({ isPaused, isSilent, pace }: Lesson): boolean {
  return !isPaused && !isSilent && pace === null;
}

function isSame(
  device: Tile,
  activity: { part: number | null; step: string; words: number; files: number } | null,
): boolean {
  return (
    activity !== null &&
    device.part === activity.part &&
    device.step === activity.step &&
    device.words === activity.words &&
    device.files === activity.files
  );
}
