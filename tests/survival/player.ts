import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { quizAnswers, textAnswers } from '../support/app/gameAnswers.ts';
import type { SeededRandom } from '../support/product/seededRandom.ts';
import { PLAYER_PREFIX } from '../support/product/snapshot.ts';
import type { WriteLedger } from '../support/product/WriteLedger.ts';
import type { RetryingCaller } from './RetryingCaller.ts';
import { type MadeFile, makeFile, upload } from './upload.ts';

const THEME = 'ic';
const SOLAR = SOLAR_SYSTEMS[THEME].name;
const PASSWORD = 'da-equipa-1234';
const FILE_KIB = { min: 1, max: 90 };
const QUIZ_POINTS = 20;

export interface World {
  model: WriteLedger;
  random: SeededRandom;
  teacher: RetryingCaller;
  classId: string;
  /** Returns another client of the same server. */
  newCaller: () => RetryingCaller;
  /** Returns a team number that is unique over all players. */
  nextTeam: () => number;
  /** The proposals of the teams that have reached the council, by team. */
  council: { username: string; proposalId: string }[];
  /** Every simulated team, for the comparison through the API. */
  played: PlayedTeam[];
  isOver: () => boolean;
}

export interface PlayedTeam {
  username: string;
  caller: RetryingCaller;
  /** Sent data that is visible through the API: texts of the plan, hashes of its files. */
  plan: string[];
  files: string[];
  said: { proposalId: string; text: string }[];
}

/** Creates and plays teams one after the other until the end; throws on an unexpected answer. */
export async function play(world: World): Promise<void> {
  while (!world.isOver()) {
    const team = await TeamLife.begin(world);
    await team.play();
  }
}

/** Plays one team from its account to the council; records each write before sending and after its acknowledgement. */
class TeamLife {
  private readonly revisions = new Map<number, number>();
  private points = 0;
  private readonly world: World;
  private readonly team: PlayedTeam;
  private readonly id: string;

  private constructor(world: World, team: PlayedTeam, id: string) {
    this.world = world;
    this.team = team;
    this.id = id;
  }

  static async begin(world: World): Promise<TeamLife> {
    const username = `${PLAYER_PREFIX}${world.nextTeam()}`;
    const name = `Equipa ${username}`;
    const acknowledged = world.model.recordSending({
      [`team/${username}`]: name,
      [`level/${username}`]: '1',
      [`points/${username}`]: '0',
    });
    const fields = { permissionWanted: '3', name, teamMembers: ['Inês', 'Tomás'], username, password: PASSWORD };
    const body = new URLSearchParams({ schoolClass: world.classId, solarId: THEME_IDS[THEME] });
    for (const [key, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(key, one);
    const { status, text } = await world.teacher.send('/create', { method: 'POST', body });
    // `usernameTaken` means that the first attempt succeeded and its answer was lost.
    if (status >= 400 && !(status === 409 && text.includes('usernameTaken'))) throw new Error(`/create: ${text}`);
    acknowledged();
    const caller = world.newCaller();
    const signedIn = await caller.form<{ token: string; user: { _id: string } }>('/login', {
      username,
      password: PASSWORD,
    });
    caller.token = signedIn.token;
    const team = { username, caller, plan: [], files: [], said: [] };
    world.played.push(team);
    return new TeamLife(world, team, signedIn.user._id);
  }

  async play(): Promise<void> {
    const { random } = this.world;
    await this.writeDrafts(0);
    const first = await this.sendFile('conversa.txt');
    const files = JSON.stringify([{ name: first.file.name, content: `upload:${first.id}` }]);
    const tutorial = { ship: '2', quiz: '1. Ouvir', texto: this.word('Somos'), files };
    await this.post(0, '/tutorial', tutorial, { texts: [tutorial.quiz, tutorial.texto], files: [first.file] });
    const right = random.between(0, 3);
    this.points += QUIZ_POINTS * right;
    await this.postTexts(1, quizAnswers(THEME, right), QUIZ_POINTS * right);
    await this.writeDrafts(2);
    await this.postTexts(2, textAnswers(THEME, 2, this.word('Lemos')));
    await this.postFiles();
    await this.writeDrafts(4);
    // Some teams never post the plan, so that their draft must be there at the end.
    if (random.between(0, 3) === 0) return;
    await this.postPlan();
    await this.beInCouncil();
    await this.beMarked();
  }

  /** Returns a unique text. Without nine digits in a row, which would be held as a telephone number. */
  private word(word: string): string {
    const { random } = this.world;
    return `${word} ${this.team.username} n.º ${random.between(0, 99_999)}x${random.between(0, 99_999)}`;
  }

  private async writeDrafts(part: number): Promise<void> {
    for (let left = this.world.random.between(1, 3); left > 0; left -= 1) {
      const revision = (this.revisions.get(part) ?? 0) + 1;
      this.revisions.set(part, revision);
      const content = this.word('Rascunho');
      const acknowledged = this.world.model.recordSending({
        [`draft/${this.team.username}/${part}`]: `${revision}#${content}`,
      });
      const { won } = await this.team.caller.put<{ won: boolean }>('/draft', {
        part,
        revision,
        device: 'tablet',
        content,
      });
      if (!won) throw new Error(`The draft ${content} lost against another.`);
      acknowledged();
    }
  }

  private async sendFile(name: string): Promise<{ file: MadeFile; id: string }> {
    const file = makeFile(name, this.word('Conversa'), 1024 * this.world.random.between(FILE_KIB.min, FILE_KIB.max));
    this.team.files.push(file.sha256);
    return { file, id: await upload(this.team.caller, file) };
  }

  private postTexts(part: 1 | 2, texts: string[], p1 = 0): Promise<void> {
    return this.post(part, `/answer-level-${part}`, { answers: texts }, { texts, p1 });
  }

  private async postFiles(): Promise<void> {
    const steps = SOLAR_SYSTEMS[THEME].levels.level3.length;
    const { file, id } = await this.sendFile('mapa.txt');
    const answers = Array.from({ length: steps }, () => JSON.stringify([{ name: file.name, content: `upload:${id}` }]));
    await this.post(3, '/answer-level-3', { answers }, { files: Array.from({ length: steps }, () => file) });
  }

  private async postPlan(): Promise<void> {
    const texts = textAnswers(THEME, 4, this.word('Plano'));
    this.team.plan.push(...texts);
    const more = { [`proposal/${this.team.username}`]: texts.join('\n\n') };
    await this.post(4, '/answer-level-4', { answers: texts, solar: SOLAR }, { texts, more });
  }

  /** Posts a part, which changes answers, level, points, mark and draft in one transaction. */
  private async post(
    part: number,
    path: string,
    fields: Record<string, string | string[]>,
    sent: { texts?: string[]; files?: MadeFile[]; p1?: number; more?: Record<string, string> },
  ): Promise<void> {
    const { username, caller } = this.team;
    const { texts = [], files = [], p1 = 0, more = {} } = sent;
    const stored = files.map(({ name, sha256 }) => `${name}=${sha256}`).join('|');
    const acknowledged = this.world.model.recordSending({
      [`answer/${username}/${part}`]: `${texts.join('|')}#${stored}`,
      [`level/${username}`]: String(part + 2),
      [`points/${username}`]: String(this.points),
      [`draft/${username}/${part}`]: undefined,
      ...(part > 0 && { [`mark/${username}/${part}`]: `${p1}+0` }),
      ...Object.fromEntries(files.map(({ sha256 }) => [`file/${sha256}`, sha256])),
      ...more,
    });
    const { data } = await caller.form<{ data: number }>(path, fields);
    if (data !== part + 2) throw new Error(`${path} answers level ${data}.`);
    acknowledged();
  }

  private async beInCouncil(): Promise<void> {
    const { random, model, council } = this.world;
    const { username, caller, said } = this.team;
    const all = await caller.json<{ _id: string; team: string }[]>(`/get-proposals/${encodeURIComponent(SOLAR)}`);
    const own = all.find(({ team }) => team === this.id);
    if (!own) throw new Error(`${username} has no proposal.`);
    const others = [...council];
    council.push({ username, proposalId: own._id });
    if (others.length === 0) return;
    for (let left = random.between(3, 8); left > 0; left -= 1) {
      const { proposalId } = random.oneOf(others);
      if (random.between(0, 1) === 0) {
        const stars = random.between(1, 5);
        const acknowledged = model.recordSending({ [`stars/${username}/${proposalId}`]: String(stars) });
        await caller.json(`/update-proposals-stars/${stars}/${proposalId}`, { method: 'PUT' });
        acknowledged();
      } else {
        const text = this.word('Que boa ideia');
        const acknowledged = model.recordSending({ [`comment/${username}/${proposalId}/${text}`]: 'said' });
        await caller.form(`/comment-proposals/${proposalId}`, { comment: text }, 'PUT');
        acknowledged();
        said.push({ proposalId, text });
      }
    }
  }

  private async beMarked(): Promise<void> {
    const { random, model, teacher } = this.world;
    const [p1, p2] = [random.oneOf([0, 20, 40, 60]), random.oneOf([0, 20, 40])];
    this.points += p1 + p2;
    const { username } = this.team;
    const acknowledged = model.recordSending({
      [`mark/${username}/2`]: `${p1}+${p2}`,
      [`points/${username}`]: String(this.points),
    });
    await teacher.put('/team/evaluation', { teamId: this.id, points: { level2: { p1, p2 } } });
    acknowledged();
  }
}
