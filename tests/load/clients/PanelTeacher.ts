import type { Team } from '#contract/school/teams.ts';
import { PAGE_LIMIT_MAX, PAGE_SIZE_DEFAULT } from '#domain/limits.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { WriteLedger } from '../../support/product/WriteLedger.ts';
import { untilOver } from '../Pace.ts';
import { followClass } from './followEvents.ts';
import { type Account, signInAndOpen } from './signIn.ts';
import { type Classroom, Tablet } from './Tablet.ts';

/** Same value as in the panel (src/client/panel/council/moderation/useWaiting.ts). */
const COUNT_EVERY_MS = 60_000;
const CREDENTIALS_MS = { low: 5_000, high: 15_000 };
/** Time between two looks at the panel. */
const LOOK_MS = { low: 20_000, high: 90_000 };
/** Reading a team's answers before marking. */
const READING_MS = { low: 15_000, high: 60_000 };
const LOOKS = { answers: 5, proposals: 2, moderation: 2, teams: 1 };
const FILE_SHARE = 0.5;
/** Missions with a first mark by the teacher, and its allowed values. */
const MARKED_LEVELS = [2, 3, 4] as const satisfies readonly MissionLevel[];
const MARKS = [0, 20, 40];

export interface PanelTeacherOptions extends Account {
  room: Classroom;
  random: SeededRandom;
  model: WriteLedger;
  id: string;
  onIn: () => void;
}

/** Simulates a teacher whose panel stays open during the lesson, with the same calls as the panel. */
export class PanelTeacher {
  readonly tablet: Tablet;
  private readonly options: PanelTeacherOptions;
  private readonly known = new Set<string>();
  private besides: Promise<void> = Promise.resolve();

  constructor(options: PanelTeacherOptions) {
    this.options = options;
    this.tablet = new Tablet(options.room, options.random);
  }

  async play(afterMs: number): Promise<void> {
    await untilOver(this.playLesson(afterMs));
    await this.besides;
  }

  async putAside(isSigningOut: boolean): Promise<void> {
    if (isSigningOut) await untilOver(this.tablet.insist('POST /logout'));
    this.tablet.putAway();
  }

  private async playLesson(afterMs: number): Promise<void> {
    const { tablet, options } = this;
    const open = async () => {
      const [{ classes }] = await Promise.all([
        tablet.json<{ classes: { _id: string }[] }>('GET /classes/all'),
        tablet.insist(`GET /bin?page=0&limit=${PAGE_LIMIT_MAX}`, { as: 'GET /bin' }),
        tablet.insist('GET /moderation/count'),
      ]);
      for (const { _id } of classes) await this.startLesson(_id);
    };
    await signInAndOpen(tablet, { ...options, afterMs, credentialsMs: CREDENTIALS_MS, open });
    this.besides = untilOver(this.askForCount());
    for (;;) {
      await this.pause(LOOK_MS);
      await this.look();
    }
  }

  /** Starts a lesson of the class, unless one is live, and follows it on its own page. */
  private async startLesson(classId: string): Promise<void> {
    const { tablet } = this;
    const start = () => tablet.call(`POST /classes/${classId}/lesson`, { as: 'POST /classes/:id/lesson', json: {} });
    let { status } = await start();
    // A lesson that is live already was started by a call whose answer was lost.
    for (let failures = 0; status !== 201 && status !== 409; failures += 1) {
      await tablet.waitToRetry(failures);
      ({ status } = await start());
    }
    void followClass(tablet, classId, (live) => tablet.room.tiles?.show(live));
  }

  private async askForCount(): Promise<void> {
    for (;;) {
      await this.tablet.room.pace.pause(COUNT_EVERY_MS);
      await this.tablet.insist('GET /moderation/count');
    }
  }

  private async look(): Promise<void> {
    const { tablet } = this;
    const page = `page=0&limit=${PAGE_SIZE_DEFAULT}`;
    const where = tablet.random.pick(LOOKS);
    if (where === 'answers') await this.readAnswers();
    if (where === 'proposals') await tablet.insist('GET /get-proposals/all');
    if (where === 'moderation') await tablet.insist(`GET /moderation?${page}&part=waiting`, { as: 'GET /moderation' });
    if (where === 'teams') await this.askForTeams();
  }

  private async askForTeams(): Promise<Team[]> {
    const { tablet, options } = this;
    const query = `sort=name&order=asc&page=0&limit=${PAGE_SIZE_DEFAULT}`;
    const path = `/team/byTeacher/${options.id}?${query}`;
    return (await tablet.json<{ teams: Team[] }>(`GET ${path}`, { as: 'GET /team/byTeacher/:id' })).teams;
  }

  /** Opens a team's answers, views one of its photographs, and marks an unmarked mission. */
  private async readAnswers(): Promise<void> {
    const { tablet } = this;
    const { random } = tablet;
    const [teams] = await Promise.all([this.askForTeams(), this.once('GET /solar/correct-quiz-answers')]);
    const waiting = teams.filter((team) => openMarks(team).length > 0);
    const team = waiting[random.between(0, waiting.length - 1)] ?? teams[random.between(0, teams.length - 1)];
    if (team === undefined) return;
    await this.once(`GET /solar/${team.status.solar._id}`, 'GET /solar/:id');
    const photo = photosOf(team)[0];
    if (photo !== undefined && random.nextBoolean(FILE_SHARE)) {
      const path = photo.replace(/^.*\/api/, '');
      await tablet.insist(`GET ${path}${path.includes('?') ? '&' : '?'}inline=1`, { as: 'GET /files/:ticket' });
    }
    await this.pause(READING_MS);
    const level = openMarks(team)[0];
    if (level !== undefined) await this.mark(team, level);
  }

  private async mark(team: Team, level: (typeof MARKED_LEVELS)[number]): Promise<void> {
    const { tablet, options } = this;
    const p2 = MARKS[tablet.random.between(0, MARKS.length - 1)] ?? 0;
    const { username } = team.credentials;
    const given = options.model.recordSending({
      [`mark/${username}/${level}`]: `${team.points[`level${level}`].p1}+${p2}`,
    });
    const key = `level${level}`;
    const json = { teamId: team._id, points: { [key]: { p2 } }, seen: { [key]: { p2: null } } };
    await tablet.insist('PUT /team/evaluation', { json });
    given();
  }

  /** Requests data that does not change while the panel is open only once. */
  private async once(what: string, as = what): Promise<void> {
    if (this.known.has(what)) return;
    this.known.add(what);
    await this.tablet.insist(what, { as });
  }

  private pause({ low, high }: { low: number; high: number }): Promise<void> {
    return this.tablet.room.pace.think(this.tablet.random.between(low, high));
  }
}

/** Returns the posted missions whose teamwork is not marked yet. */
function openMarks({ status, points }: Team): (typeof MARKED_LEVELS)[number][] {
  return MARKED_LEVELS.filter((level) => status.accepted[`level${level}`] && !points[`level${level}`].marked.p2);
}

function photosOf({ answers }: Team): string[] {
  const lists = [answers?.tutorial?.data.files ?? '[]', ...(answers?.answersLevel3 ?? [])];
  return lists.flatMap((text) => (JSON.parse(text) as { content: string }[]).map(({ content }) => content));
}
