import type { Progress } from '#client/game/flow/GameState.ts';
import { CAPTION_PLACES } from '#domain/game/captions.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { SeededRandom } from '../support/product/seededRandom.ts';
import type { LessonLedger } from './lesson/LessonLedger.ts';
import { type TeamDevice, TeamInLesson } from './lesson/TeamInLesson.ts';
import type { TeamPage } from './page/teamPage.ts';
import { type Classroom, SimulatedDevice } from './SimulatedDevice.ts';
import { type Place, sha256Of, TeamModel } from './TeamModel.ts';
import { TeamSupports } from './TeamSupports.ts';

export interface SimulatedTeamOptions {
  room: Classroom;
  random: SeededRandom;
  username: string;
  password: string;
  theme: Theme;
  devices: number;
  /** Where each device is; undefined: all are in `room`. */
  roomOf?: (device: number) => Classroom;
  /** Number of teams of the same solar system, and so of proposals in the council. */
  peers: number;
  /** Average number of actions between two crashes of a tab. */
  deathEvery: number;
  ledger: LessonLedger;
}

type Seen = NonNullable<ReturnType<TeamPage['see']>>;
type Work<K extends Seen['view']['work']['kind']> = Extract<Seen['view']['work'], { kind: K }>;

const WORDS = 'roda conversa horta rampa língua receita bairro música escola árvore rio mercado avó jogo mural'.split(
  ' ',
);
/** Share of the actions that switch a support. */
const SUPPORTS_SHARE = 0.03;
const RATED_MAX = 5;
const COMMENTED_MAX = 2;
/** Pause before the next action, in simulated milliseconds. */
const WORK_PAUSE_MS = { low: 300, high: 2_500 } as const;
/** Number of checks for a file that another device is said to be sending. */
const PATIENCE_LOOKS = 40;
/** Pause before skipping the robot's speech. */
const SKIP_PAUSE_MS = { low: 50, high: 200 } as const;

/** A team that plays the whole game, records all its actions, and sometimes loses its tab. */
export class SimulatedTeam {
  readonly model: TeamModel;
  readonly devices: TeamDevice[];
  readonly inLesson: TeamInLesson;
  private readonly supports: TeamSupports;
  private readonly options: SimulatedTeamOptions;
  private readonly random: SeededRandom;
  private active = 0;
  private planned = new Map<string, string>();
  private readonly missing = new Map<string, number>();
  private lastPlace = '';
  /** Number of actions: typed text, choices, files, stars. */
  done = 0;
  private nextDeathAt: number;
  private unsure: { undo: () => void; redo: () => void } | null = null;
  isDone = false;

  constructor(options: SimulatedTeamOptions) {
    this.options = options;
    this.random = options.random;
    this.nextDeathAt = options.deathEvery * this.random.next();
    this.model = new TeamModel(options.username);
    this.supports = new TeamSupports(this.model);
    const { room, random, ledger, username: name } = options;
    this.devices = Array.from(
      { length: options.devices },
      (_, index) => new SimulatedDevice(options.roomOf?.(index) ?? room, random, (pages) => new pages.TeamPage()),
    );
    this.inLesson = new TeamInLesson({ name, ledger, random: random.child('aula'), speed: room.speed });
  }

  get username(): string {
    return this.options.username;
  }

  get theme(): Theme {
    return this.options.theme;
  }

  get deaths(): number {
    return this.devices.reduce((sum, { deaths }) => sum + deaths, 0);
  }

  /** Plays until the council is finished and the outbox is empty; while held it only follows what it is shown. */
  async play(hasTime: () => boolean, isHeld: () => boolean = () => false): Promise<void> {
    for (const device of this.devices) await device.open();
    while (!this.isDone && hasTime()) {
      await this.pause();
      if (isHeld()) {
        await this.follow();
        continue;
      }
      await this.fate();
      for (const [index, device] of this.devices.entries()) {
        this.inLesson.loseNetwork(device);
        await this.turn(device, index === this.active);
      }
    }
  }

  /** Opens again what has crashed, and presses what a person presses to go on; makes no work. */
  async follow(): Promise<void> {
    for (const [index, device] of this.devices.entries()) {
      if (!device.isAlive) await device.dieAndReopen();
      device.spare();
      device.connect(true);
      const seen = await this.enter(device);
      if (seen === null) continue;
      this.inLesson.look(device, seen, false);
      if (index === this.active) this.settle(seen);
      if (device.isAlive) this.goOn(device.page, seen);
    }
  }

  /** Stays in the lesson after the game, until `isOver`; at its beginning asks for help, or no longer does. */
  async stay(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.pause();
      for (const [index, device] of this.devices.entries()) {
        if (!device.isAlive) await device.dieAndReopen();
        const seen = await this.enter(device);
        if (seen === null) continue;
        this.inLesson.look(device, seen, index === this.active);
        if (index === this.active && device.isAlive) await this.inLesson.pressLast(device);
      }
    }
  }

  putAway(): void {
    for (const device of this.devices) device.putAway();
  }

  /** Describes what the team sees on its device, for progress and error messages. */
  where(): string {
    const seen = this.devices[this.active]?.page.see();
    const session = this.devices[this.active]?.page.session;
    return `${this.username}: ${session} ${seen ? `${seen.progress.part}/${seen.progress.step} ${seen.view.work.kind} ${seen.saving} unsent ${seen.unsent}` : ''}`;
  }

  private pause(): Promise<void> {
    const kind = this.devices[this.active]?.page.see()?.view.work.kind;
    const { low, high } = kind === 'write' || kind === 'council' || kind === 'failure' ? WORK_PAUSE_MS : SKIP_PAUSE_MS;
    const ms = this.random.between(low, high) / this.options.room.speed;
    return new Promise((done) => setTimeout(done, ms));
  }

  /** Crashes tabs by number of actions, not by time, so that a slow machine does not cause more crashes. */
  private async fate(): Promise<void> {
    const { random } = this;
    const isDue = this.done >= this.nextDeathAt;
    if (isDue) this.nextDeathAt = this.done + this.options.deathEvery * (0.3 + 1.4 * random.next());
    const doomed = isDue ? this.devices[random.between(0, this.devices.length - 1)] : undefined;
    for (const device of this.devices) {
      if (!device.isAlive) await device.dieAndReopen();
      else if (device !== doomed) continue;
      else if (random.nextBoolean(0.4)) device.dieWhileWriting();
      else await device.dieAndReopen();
    }
    if (random.nextBoolean(0.02)) this.devices[0]?.tell(random.nextBoolean(0.5) ? 'online' : 'focus');
  }

  /** Signs in and opens the game, as far as the network lets it; returns what the device shows, null while it shows no game. */
  private async enter({ page }: TeamDevice): Promise<Seen | null> {
    try {
      if (page.session === 'restoring') await page.restore();
      else if (page.session === 'out' || page.session === 'expired')
        await page.signIn(this.username, this.options.password);
      else if (await page.openGame()) return page.see();
    } catch {
      // No network: the next turn tries again.
    }
    return null;
  }

  /** Performs one action on this device; an inactive device only follows and writes nothing. */
  private async turn(device: TeamDevice, isActive: boolean): Promise<void> {
    const { page } = device;
    const seen = await this.enter(device);
    if (seen === null || !this.inLesson.look(device, seen, isActive)) return;
    if (!isActive) return void this.lookOn(page, seen);
    this.settle(seen);
    // What comes next would be undone with it.
    if (this.unsure !== null && seen.view.work.kind === 'council') return void page.send({ type: 'REFRESH_COUNCIL' });
    this.supports.settle(device, seen.unsent);
    if (this.random.nextBoolean(SUPPORTS_SHARE)) return this.supports.change(device);
    if (seen.view.work.kind !== 'none' && seen.view.work.kind !== 'failure') this.done += 1;
    const undo = this.model.asBefore();
    this.act(page, seen);
    if (!device.isAlive) this.unsure = { redo: this.model.asBefore(), undo };
    if (!device.isAlive) undo();
  }

  /** Finds out from the device whether the action during which the tab crashed was stored. */
  private settle({ progress, unsent, view: { work } }: Seen): void {
    if (this.unsure === null || work.kind === 'failure' || work.kind === 'none') return;
    if (work.kind === 'council' && (work.loading || work.failure !== null || unsent > 0)) return;
    const { redo, undo } = this.unsure;
    redo();
    // Without a network the council shows the list that the device has kept, which may lack what was rated.
    if (work.kind === 'council' && !this.listsAllRated(work)) return void undo();
    this.unsure = null;
    const isThere = work.kind === 'council' ? this.fitsCouncil(work, progress) : this.model.fits(progress);
    if (!isThere) undo();
  }

  private listsAllRated({ proposals }: Work<'council'>): boolean {
    return [...this.model.stars.keys()].every((rated) => proposals.some(({ _id }) => _id === rated));
  }

  /** Returns whether the council shows the team's stars, and no sent comment is left in its box. */
  private fitsCouncil({ proposals }: Work<'council'>, { comments }: Progress): boolean {
    const { stars, comments: sent } = this.model;
    return (
      proposals.every(({ _id, stars: shown }) => (stars.get(_id) ?? null) === shown.mine) &&
      Object.entries(comments).every(([id, text]) => !sent.get(id)?.includes(text.trim()))
    );
  }

  private lookOn(page: TeamPage, seen: Seen): void {
    if (!this.goOn(page, seen)) this.takeOver(page);
  }

  /** Presses a button that only leads on; returns whether there was one. */
  private goOn(page: TeamPage, { view, usesFallback, next }: Seen): boolean {
    const { kind } = view.work;
    if (kind === 'failure' || usesFallback) page.send({ type: 'RETRY' });
    else if (kind === 'missionIntro' || kind === 'consequence') for (const event of next) page.send(event);
    else if (kind === 'none' && view.canSkip) page.send({ type: 'SKIP' });
    else return false;
    return true;
  }

  /** Lets the inactive device become active once it shows exactly the same as the other one. */
  private takeOver(page: TeamPage): void {
    const other = this.devices[this.active]?.page.see();
    const own = page.see();
    if (!other?.isLoaded || !own?.isLoaded || other.saving !== 'saved' || own.saving !== 'saved' || other.unsent > 0)
      return;
    const isSame = own.level === other.level && JSON.stringify(own.progress) === JSON.stringify(other.progress);
    if (isSame && this.random.nextBoolean(0.2)) this.active = this.devices.findIndex((device) => device.page === page);
  }

  private act(page: TeamPage, seen: Seen): void {
    const { view, progress, isRefused } = seen;
    this.noteGoingBack(seen);
    if (isRefused) this.model.lose('um envio foi recusado', 'aceite', seen.refusal?.message ?? '');
    // Sometimes the team does not press retry and plays on with the fallback script, whose quiz is never posted.
    if (seen.usesFallback && (progress.part === 1 || this.random.nextBoolean(0.8)))
      return void page.send({ type: 'RETRY' });
    const place = { part: progress.part ?? 4, step: progress.part === 0 ? 0 : progress.step } as Place;
    const { work } = view;
    if (work.kind === 'failure') return void page.send({ type: 'RETRY' });
    if (seen.isFeedback) return void this.send(page, seen, [{ type: 'SKIP' }]);
    if (work.kind === 'ship') return void this.chooseShip(page, work);
    if (work.kind === 'quiz' && !work.disabled) return void this.answerQuiz(page, work, place);
    if (work.kind === 'write')
      return void this.write(page, work, { ...place, step: place.part === 0 ? 1 : place.step });
    if (work.kind === 'upload') return void this.upload(page, work, place);
    if (work.kind === 'council') return void this.council(page, seen, work);
    this.send(page, seen, seen.next);
  }

  private send(page: TeamPage, { view }: Seen, events: Seen['next']): void {
    for (const event of events) page.send(event);
    if (events.length === 0 && view.canSkip) page.send({ type: 'SKIP' });
  }

  /** Records a completed step that the game asks for again. */
  private noteGoingBack({ progress, view, level }: Seen): void {
    const { part, step, tutorialStep } = progress;
    const place = [level, part === 0 ? tutorialStep : step].map((number) => String(number).padStart(2, '0')).join('.');
    if (view.work.kind === 'failure' || view.work.kind === 'none') return;
    if (place < this.lastPlace) this.model.lose('voltou atrás', this.lastPlace, place);
    this.lastPlace = place;
  }

  private chooseShip(page: TeamPage, work: Work<'ship'>): void {
    if (work.canNext && this.random.nextBoolean(0.4)) return void page.send({ type: 'NEXT_SHIP' });
    this.model.ship = work.number;
    page.send({ type: 'SELECT_SHIP' });
  }

  private answerQuiz(page: TeamPage, work: Work<'quiz'>, place: Place): void {
    const index = this.random.between(0, work.options.length - 1);
    page.send({ type: 'CHOOSE', index });
    page.send({ type: 'CHOOSE', index });
    this.model.choose(place, index, work.options[index]?.label ?? '');
  }

  private write(page: TeamPage, work: Work<'write'>, place: Place): void {
    const wanted = this.plan(place);
    const typed = this.model.typedAt(place);
    if (work.value !== typed) {
      this.model.lose(`texto da parte ${place.part}, passo ${place.step}`, typed, work.value);
      this.model.type(place, work.value);
    }
    if (work.value === wanted) {
      page.send({ type: 'SUBMIT' });
      return void this.noteSubmitted(page, place, wanted);
    }
    if (!wanted.startsWith(work.value)) return void page.send({ type: 'TYPE', text: '' });
    const text = wanted.slice(0, work.value.length + this.random.between(5, 60));
    page.send({ type: 'TYPE', text });
    if (page.see()?.progress.typed === text) this.model.type(place, text);
  }

  private noteSubmitted(page: TeamPage, place: Place, text: string): void {
    if (page.see()?.progress.texts.includes(text)) this.model.answer(place, text);
  }

  /** Returns the unique text that the team will write here. */
  private plan({ part, step }: Place): string {
    const key = `${part}.${step}`;
    const words = Array.from(
      { length: this.random.between(15, 45) },
      () => WORDS[this.random.between(0, WORDS.length - 1)],
    );
    const text = this.planned.get(key) ?? `${this.username}, parte ${part}, passo ${step}: ${words.join(' ')}.`;
    this.planned.set(key, text);
    return text;
  }

  private upload(page: TeamPage, work: Work<'upload'>, place: Place): void {
    const failed = work.files.find((file) => file.failed !== null || this.isGivenUp(file));
    if (failed) {
      this.model.reportedLosses.push(`${this.username}: ${failed.failed ?? failed.paused}`);
      this.model.detach(place, failed.name);
      return void page.send({ type: 'REMOVE_FILE', id: failed.id });
    }
    const here = this.model.filesAt(place);
    if (work.files.length !== here.length) {
      this.model.lose(`ficheiros da parte ${place.part}, passo ${place.step}`, names(here), names(work.files));
      for (const { name } of here) if (!work.files.some((file) => file.name === name)) this.model.detach(place, name);
    }
    if (this.noteLostCaption(work, place)) return;
    const wanted = 1 + ((this.username.length + place.step) % 2);
    if (work.files.length < wanted) return void this.attach(page, place, work.files.length);
    const isTold = work.captions !== null && this.describe(page, work, place);
    if (!isTold) page.send({ type: 'SUBMIT' });
  }

  /** Records a caption or a place that is not the one that the team gave. */
  private noteLostCaption({ files }: Work<'upload'>, place: Place): boolean {
    const lost = this.model.filesAt(place).find((file) => {
      const shown = files.find(({ name }) => name === file.name);
      return shown !== undefined && ((shown.caption ?? '') !== file.caption || (shown.place ?? null) !== file.place);
    });
    if (lost === undefined) return false;
    const { caption = '', place: where = null } = files.find(({ name }) => name === lost.name) ?? {};
    this.model.lose(`legenda de ${lost.name}`, `${lost.place} ${lost.caption}`, `${where} ${caption}`);
    this.model.describe(place, lost.name, { caption, place: where });
    return true;
  }

  /** Chooses a place and writes on at the first caption that is not finished; every fifth file gets none. */
  private describe(page: TeamPage, { files }: Work<'upload'>, place: Place): boolean {
    const captionOf = ({ name }: { name: string }) =>
      name.length % 5 === 0 ? '' : `Legenda de ${name}: mostra o direito a brincar. Importa porque é de todos.`;
    const next = files.find((file) => (file.caption ?? '') !== captionOf(file));
    if (next === undefined) return false;
    const { id, caption = '' } = next;
    const said = {
      caption: captionOf(next).slice(0, caption.length + this.random.between(10, 60)),
      place: CAPTION_PLACES[next.name.length % CAPTION_PLACES.length] ?? 'school',
    };
    page.send({ type: 'DESCRIBE_FILE', id, ...said });
    const shown = page
      .see()
      ?.progress.files.flat()
      .find((file) => file.id === id);
    if (shown?.caption === said.caption) this.model.describe(place, next.name, said);
    return true;
  }

  /** Returns whether a file counts as lost, because no device seems to be sending it. */
  private isGivenUp({ id, paused }: Work<'upload'>['files'][number]): boolean {
    if (!paused?.startsWith('Não está neste dispositivo')) return false;
    const looks = (this.missing.get(id) ?? 0) + 1;
    this.missing.set(id, looks);
    return looks > PATIENCE_LOOKS;
  }

  private attach(page: TeamPage, place: Place, count: number): void {
    const name = `${this.username}-${place.part}-${place.step}-${count}-${this.random.between(1, 9_999)}.txt`;
    const content = Buffer.from(`Entrevista ${name}\n`.repeat(this.random.between(1, 400)));
    page.attach([new File([content], name, { type: 'text/plain', lastModified: 1 })]);
    if (
      page
        .see()
        ?.progress.files.flat()
        .some((file) => file.name === name)
    ) {
      this.model.attach(place, { name, sha256: sha256Of(content), caption: '', place: null });
    }
  }

  private council(page: TeamPage, seen: Seen, work: Work<'council'>): void {
    if (work.failure !== null) return void page.send({ type: 'RETRY' });
    if (work.loading || seen.progress.unsent.length > 0 || seen.isRating) return;
    const others = work.proposals.filter(({ own }) => !own);
    this.noteLostStars(others, seen);
    const rated = others.find(({ _id }) => !this.model.stars.has(_id));
    if (rated && this.model.stars.size < this.wantedOf(RATED_MAX)) return void this.rate(page, rated._id);
    const [begun] = Object.entries(seen.progress.comments).find(([, text]) => text !== '') ?? [];
    if (begun) return void this.sendComment(page, begun, seen);
    const fresh = others.find(({ _id }) => !this.model.comments.has(_id));
    if (fresh && this.model.comments.size < this.wantedOf(COMMENTED_MAX))
      return void this.beginComment(page, fresh._id);
    const isAll =
      this.model.stars.size >= this.wantedOf(RATED_MAX) && this.model.comments.size >= this.wantedOf(COMMENTED_MAX);
    if (isAll && seen.unsent === 0 && !this.supports.isUnsure) this.isDone = true;
    else page.send({ type: 'REFRESH_COUNCIL' });
  }

  private wantedOf(most: number): number {
    return Math.min(most, this.options.peers - 1);
  }

  private rate(page: TeamPage, proposalId: string): void {
    const stars = this.random.between(1, 5);
    page.send({ type: 'RATE', proposalId, stars });
    this.model.stars.set(proposalId, stars);
  }

  /** Records stars that are neither in the outbox nor in the server's list. */
  private noteLostStars(others: Work<'council'>['proposals'], { unsent }: Seen): void {
    if (unsent > 0) return;
    for (const { _id, stars } of others) {
      const own = this.model.stars.get(_id);
      if (own !== undefined && stars.mine !== null && stars.mine !== own) {
        this.model.lose(`estrelas de ${_id}`, String(own), String(stars.mine));
        this.model.stars.set(_id, stars.mine);
      }
    }
  }

  private beginComment(page: TeamPage, proposalId: string): void {
    page.send({ type: 'OPEN_COMMENTS', proposalId });
    page.send({
      type: 'TYPE',
      text: `${this.username} comenta ${this.plan({ part: 4, step: 90 + this.model.comments.size })}`,
    });
  }

  /** Sends a comment again while its text is still in the box. */
  private sendComment(page: TeamPage, proposalId: string, { view, progress }: Seen): void {
    const text = progress.comments[proposalId] ?? '';
    const isOpen = view.work.kind === 'council' && view.work.openComments === proposalId;
    if (!isOpen) page.send({ type: 'OPEN_COMMENTS', proposalId });
    page.send({ type: 'SEND_COMMENT', text });
    this.model.comment(proposalId, text.trim());
  }
}

function names(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(' ');
}
