import type { Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import type { DeviceActivity } from '#client/game/world/lesson/DeviceReporter.ts';
import { NEWS_EVERY_MS } from '#client/game/world/teamNews.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import type { GameStart } from '#contract/game/start.ts';
import { levelAfterPart, partAtLevel } from '#domain/game/progression.ts';
import {
  type GameLevel,
  type Part,
  type ShipNumber,
  THEME_NAMES,
  type Theme,
  type TutorialStep,
} from '#domain/vocabulary.ts';
import { quizAnswers } from '../../support/app/gameAnswers.ts';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { WriteLedger } from '../../support/product/WriteLedger.ts';
import { PHOTO, SHIP, type Stage, type Start, stagesOf, TUTORIAL_QUIZ, textOf } from '../lesson.ts';
import { untilOver } from '../Pace.ts';
import { ActivityReporter } from './ActivityReporter.ts';
import { DraftWriter } from './DraftWriter.ts';
import { followGamePosition } from './followEvents.ts';
import { takePhoto, uploadPhoto } from './photos.ts';
import { type Account, signInAndOpen } from './signIn.ts';
import { type Classroom, Tablet } from './Tablet.ts';

/** Same value as in the client (src/client/game/flow/gameSetup.ts). */
const COUNCIL_REFRESH_MS = 20_000;
/** Time to type username and password. */
const CREDENTIALS_MS = { low: 4_000, high: 12_000 };
/** Typing: duration of a step, and its number of letters. */
const KEYS = { ms: 1_200, low: 2, high: 5 };
const BURST_MS = { low: 5_000, high: 25_000 };
const THINKING_MS = { low: 2_000, high: 14_000 };
const WORDS_CHARS = 600;
/** Reading whether an answer was right, and why. */
const FEEDBACK_MS = 6_000;
const SHIP_TURN_MS = { low: 2_000, high: 6_000 };
/** Preparing a photograph. */
const PREPARING_MS = 1_000;
const SECOND_PHOTO_SHARE = 0.4;
const COUNCIL_ACT_MS = { low: 15_000, high: 45_000 };
const COMMENT_SHARE = 0.4;

export interface ClassTeamOptions extends Account {
  room: Classroom;
  random: SeededRandom;
  model: WriteLedger;
  theme: Theme;
  /** Files uploaded before the lesson: hashes by the reference in an answer. */
  files: ReadonlyMap<string, string>;
  start: Start;
  /** The session is old, so that it is renewed when the page opens. */
  isRenewing: boolean;
  /** Called once the team is in the game. */
  onIn: () => void;
}

/** Simulates one team at one tablet from sign-in to the end of the lesson, with the same calls as the game. */
export class ClassTeam {
  readonly tablet: Tablet;
  private readonly options: ClassTeamOptions;
  private readonly random: SeededRandom;
  private readonly files: Map<string, string>;
  private readonly besides: Promise<void>[] = [];
  private writer: DraftWriter;
  private readonly reporter: ActivityReporter;
  private progress = blankProgress(0);
  private readonly words: string;
  private lettersUsed = 0;
  private commentsSaid = 0;

  constructor(options: ClassTeamOptions) {
    this.options = options;
    this.random = options.random;
    this.files = new Map(options.files);
    this.words = `${textOf(options.theme, WORDS_CHARS)} `;
    this.tablet = new Tablet(options.room, options.random);
    this.writer = this.newWriter(0);
    const { room, username } = options;
    const onActivity = (activity: DeviceActivity) => room.tiles?.did(`Equipa ${username}`, activity);
    this.reporter = new ActivityReporter({ tablet: this.tablet, username, onActivity });
  }

  /** `afterMs`: when it presses the button within the entry minute. Throws if the team is stuck. */
  async play(afterMs: number): Promise<void> {
    await untilOver(this.playLesson(afterMs));
    await Promise.all(this.besides);
  }

  /** Sends unsent work, as when a page is hidden, and optionally signs out. */
  async putAside(isSigningOut: boolean): Promise<void> {
    await this.writer.flush();
    await this.reporter.leave();
    if (isSigningOut) await untilOver(this.tablet.insist('POST /logout'));
    this.tablet.putAway();
  }

  private async playLesson(afterMs: number): Promise<void> {
    const { tablet, options } = this;
    await signInAndOpen(tablet, { ...options, afterMs, credentialsMs: CREDENTIALS_MS, open: () => this.openGame() });
    this.besides.push(untilOver(this.askForNews()));
    if (options.isRenewing) tablet.token = (await tablet.json<{ token: string }>('POST /session/renew')).token;
    await this.playParts();
  }

  private async openGame(): Promise<void> {
    const { level, open } = await this.tablet.json<GameStart>('GET /game/start');
    const { draft } = open;
    void followGamePosition(this.tablet, (standing) => this.hear(standing));
    const part = partAtLevel(level as GameLevel);
    this.progress = draft === null ? blankProgress(part, SHIP) : (JSON.parse(draft.content) as Progress);
    this.writer = this.newWriter(draft?.revision ?? 0);
  }

  private newWriter(revision: number): DraftWriter {
    const { model, username } = this.options;
    return new DraftWriter({ tablet: this.tablet, model, username, revision });
  }

  /** Records the time from sending a draft to its event on the team's own stream. */
  private hear({ draft }: GamePosition): void {
    const sentAt = draft === null ? undefined : this.writer.sentAt.get(draft.revision);
    if (draft === null || sentAt === undefined) return;
    this.tablet.room.recorder.hear(performance.now() - sentAt);
    for (const revision of this.writer.sentAt.keys())
      if (revision <= draft.revision) this.writer.sentAt.delete(revision);
  }

  private async askForNews(): Promise<void> {
    for (;;) {
      await this.tablet.room.pace.pause(NEWS_EVERY_MS);
      await this.tablet.insist('GET /team');
    }
  }

  private async playParts(): Promise<void> {
    for (let { over, share } = this.options.start; ; over = 0) {
      const { part } = this.progress;
      for (const stage of stagesOf(this.options.theme, part).slice(over)) {
        await this.live(stage, stage.ms * (1 - share) * (0.6 + 0.8 * this.random.next()));
        share = 0;
      }
      if (part === null) return;
      await this.post(part);
      this.progress = blankProgress(partAtLevel(levelAfterPart(part)), this.progress.ship);
    }
  }

  private async live(stage: Stage, ms: number): Promise<void> {
    const { part, step, kind } = stage;
    this.reporter.begin(kind, this.progress);
    if (kind === 'arrival' || kind === 'read') await this.tablet.room.pace.think(ms);
    if (kind === 'ship') await this.chooseShip(ms);
    if (kind === 'quiz') await this.answerQuiz(step, ms);
    if (kind === 'write') await this.write(ms);
    if (kind === 'upload') await this.attach(part === 0 ? 0 : step, ms);
    if (kind === 'council') await this.beInCouncil();
    const isLast = kind === 'read' && (part !== 0 || step === stagesOf(this.options.theme, 0).length - 1);
    if (kind === 'arrival' || kind === 'council' || isLast) return;
    if (part === 0) this.change({ tutorialStep: (step + 1) as TutorialStep }, true);
    else this.change({ step: step + 1 }, true);
  }

  private change(change: Partial<Progress>, isStepOver = false): void {
    this.progress = { ...this.progress, ...change };
    this.writer.keep(this.progress, isStepOver);
    this.reporter.update(this.progress);
  }

  private async chooseShip(ms: number): Promise<void> {
    for (let left = ms; left > 0; ) {
      const turnMs = this.random.between(SHIP_TURN_MS.low, SHIP_TURN_MS.high);
      await this.tablet.room.pace.think(turnMs);
      left -= turnMs;
      this.change({ shipView: this.random.between(0, 9) as ShipNumber });
    }
    this.progress.ship = this.progress.shipView;
  }

  private async answerQuiz(step: number, ms: number): Promise<void> {
    await this.tablet.room.pace.think(Math.max(0, ms - FEEDBACK_MS));
    const { part, quiz } = this.progress;
    const answers = part === 0 ? [TUTORIAL_QUIZ] : quizAnswers(this.options.theme, this.random.between(0, 3));
    this.change({ quiz: [...quiz, answers[part === 0 ? 0 : step] ?? ''] });
    await this.tablet.room.pace.pause(FEEDBACK_MS);
  }

  /** Types in bursts with pauses. */
  private async write(ms: number): Promise<void> {
    for (let left = ms; left > 0; ) {
      const thinking = this.random.between(THINKING_MS.low, THINKING_MS.high);
      const burst = this.random.between(BURST_MS.low, BURST_MS.high);
      await this.tablet.room.pace.think(thinking);
      for (let typed = 0; typed < burst; typed += KEYS.ms) {
        await this.tablet.room.pace.pause(KEYS.ms);
        this.change({ typed: this.progress.typed + this.letters(this.random.between(KEYS.low, KEYS.high)) });
      }
      left -= thinking + burst;
    }
    this.progress = { ...this.progress, texts: [...this.progress.texts, this.progress.typed.trim()], typed: '' };
  }

  /** Returns the next letters of the team's text, which repeats at its end. */
  private letters(count: number): string {
    const from = this.lettersUsed % this.words.length;
    this.lettersUsed += count;
    return this.words.slice(from, from + count);
  }

  private async attach(step: number, ms: number): Promise<void> {
    const { username } = this.options;
    const many = this.random.nextBoolean(SECOND_PHOTO_SHARE) ? 2 : 1;
    for (let number = 1; number <= many; number += 1) {
      await this.tablet.room.pace.think(ms / (many + 1));
      const photo = takePhoto(this.random, number === 1 ? PHOTO : `outra-${PHOTO}`);
      const id = `${username}-${step}-${number}`;
      const row = { id, name: photo.name, bytes: 4_000_000, reference: null, progress: 0, failed: null };
      const before = this.progress.files[step] ?? [];
      const put = (file: Progress['files'][number][number]) => {
        const files = [...this.progress.files];
        files[step] = [...before, file];
        this.change({ files });
      };
      put(row);
      await this.tablet.room.pace.pause(PREPARING_MS);
      put({ ...row, bytes: photo.bytes });
      const reference = await uploadPhoto(this.tablet, photo);
      this.files.set(reference, photo.sha256);
      put({ ...row, bytes: photo.bytes, reference, progress: 1 });
    }
    await this.tablet.room.pace.think(ms / (many + 1));
  }

  /** Posts the part in one call, after its draft has been saved. */
  private async post(part: Part): Promise<void> {
    await this.writer.flush();
    const { model, username, theme } = this.options;
    const { ship, quiz, texts, files } = this.progress;
    const sentFiles = files.map((list) => list.map(({ name, reference }) => ({ name, content: reference ?? '' })));
    const said = part === 1 ? quiz : [...(part === 0 ? quiz : []), ...texts];
    const flat = sentFiles.flat().map(({ name, content }) => ({ name, sha256: this.files.get(content) ?? '' }));
    const acknowledged = model.recordSending({
      [`answer/${username}/${part}`]: `${said.join('|')}#${flat.map(({ name, sha256 }) => `${name}=${sha256}`).join('|')}`,
      [`level/${username}`]: String(levelAfterPart(part)),
      [`draft/${username}/${part}`]: undefined,
      ...Object.fromEntries(flat.map(({ sha256 }) => [`file/${sha256}`, sha256])),
      ...(part === 4 && { [`proposal/${username}`]: texts.join('\n\n') }),
    });
    const path = part === 0 ? '/tutorial' : `/answer-level-${part}`;
    const { data } = await this.tablet.json<{ data: GameLevel }>(`POST ${path}`, {
      form: {
        ...(part === 0 && { ship: String(ship ?? SHIP), quiz: quiz[0] ?? '', texto: texts[0] ?? '' }),
        ...(part === 0 && { files: JSON.stringify(sentFiles[0]) }),
        ...(part > 0 && { answers: part === 3 ? sentFiles.map((list) => JSON.stringify(list)) : said }),
        ...(part === 4 && { solar: THEME_NAMES[theme] }),
      },
    });
    if (data !== levelAfterPart(part)) throw new Error(`${path} answers level ${data}`);
    acknowledged();
    this.writer.forget();
  }

  private async beInCouncil(): Promise<void> {
    const { tablet } = this;
    const ask = () => tablet.insist('GET /council');
    const list = { text: (await ask()).text };
    const refresh = async () => {
      for (;;) {
        await tablet.room.pace.pause(COUNCIL_REFRESH_MS);
        list.text = (await ask()).text;
      }
    };
    this.besides.push(untilOver(refresh()));
    for (;;) {
      await this.pause(COUNCIL_ACT_MS);
      await this.judge(JSON.parse(list.text).proposals);
    }
  }

  /** Rates one of the other proposals, sometimes with a comment. */
  private async judge(proposals: readonly { _id: string; name: string }[]): Promise<void> {
    const { tablet, random, options } = this;
    const { model, username, theme } = options;
    const others = proposals.filter(({ name }) => name !== `Equipa ${username}`);
    const chosen = others[random.between(0, others.length - 1)];
    if (chosen === undefined) return;
    const { _id } = chosen;
    const stars = random.between(1, 5);
    const given = model.recordSending({ [`stars/${username}/${_id}`]: String(stars) });
    await tablet.insist(`PUT /update-proposals-stars/${stars}/${_id}`, { as: 'PUT /update-proposals-stars' });
    given();
    if (!random.nextBoolean(COMMENT_SHARE)) return;
    this.commentsSaid += 1;
    const comment = `${textOf(theme, 60, this.commentsSaid)} n.º ${this.commentsSaid}`;
    const said = model.recordSending({ [`comment/${username}/${_id}/${comment}`]: 'said' });
    await tablet.insist(`PUT /comment-proposals/${_id}`, { as: 'PUT /comment-proposals', form: { comment } });
    said();
  }

  private pause({ low, high }: { low: number; high: number }): Promise<void> {
    return this.tablet.room.pace.think(this.random.between(low, high));
  }
}
