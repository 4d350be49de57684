import { type Actor, createActor } from 'xstate';
import { call } from '#client/api/call.ts';
import { followLive } from '#client/api/followLive.ts';
import { readLiveStream } from '#client/api/liveStream.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameMachine } from '#client/game/flow/gameMachine.ts';
import { correctNow, nextMove } from '#client/game/flow/rehearsal/rehearsalMoves.ts';
import { viewOf } from '#client/game/flow/view.ts';
import { withEffects } from '#client/game/flow/withEffects.ts';
import { createDraftKeeper } from '#client/game/world/drafts/createDraftKeeper.ts';
import type { DraftKeeper } from '#client/game/world/drafts/draftKeeper.ts';
import { followOtherDevices } from '#client/game/world/drafts/followOtherDevices.ts';
import type { SavingState } from '#client/game/world/drafts/savingState.ts';
import { createTeamFiles, type TeamFiles } from '#client/game/world/files/teamFiles.ts';
import { activityIn, createDeviceReporter, createLessonKeeper } from '#client/game/world/lesson/createTeamLesson.ts';
import type { DeviceActivity } from '#client/game/world/lesson/DeviceReporter.ts';
import type { LessonKeeper } from '#client/game/world/lesson/LessonKeeper.ts';
import { newsOf, teamInfo, watchTeamNews } from '#client/game/world/teamNews.ts';
import { teamWorld } from '#client/game/world/teamWorld.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { login } from '#client/session/login.ts';
import { restoreSession } from '#client/session/restore.ts';
import { startSession } from '#client/session/startSession.ts';
import { changeSupports, followSupports } from '#client/session/teamSupports.ts';
import { type GameStatus, isSignedInAs, saveUser, useSession } from '#client/session/useSession.ts';
import { useSupports } from '#client/session/useSupports.ts';
import { type GamePosition, live } from '#contract/classroom/live.ts';
import { LIVE_CALL, STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { draft } from '#contract/game/draft.ts';
import { teams } from '#contract/school/teams.ts';
import type { Supports } from '#domain/game/supports.ts';
import { THEME_IDS, THEMES } from '#domain/vocabulary.ts';

interface Watched {
  account: string;
  keeper: DraftKeeper;
  lesson: LessonKeeper;
  send: (event: GameEvent) => void;
}

/**
 * A team's page without rendering: composes the same session, outbox, draft keeper, files, live stream and game flow as
 * TeamGame.tsx, with a simulated player instead of the screen.
 */
export class TeamPage {
  private game: { actor: Actor<GameMachine>; files: TeamFiles; account: string; lesson: LessonKeeper } | null = null;
  private activity: DeviceActivity | null = null;
  private toldAt = 0;
  private saving: SavingState = 'saved';

  /** The signed-in account, as known to the page. */
  get session() {
    return useSession.getState().status;
  }

  /** Does the work of main.tsx and RouteGuard on page load. */
  async load(): Promise<void> {
    startSession();
    if (this.session === 'restoring') await this.restore();
  }

  /** Retries restoring the session, as on 'Tentar de novo' or `online`. */
  async restore(): Promise<void> {
    await restoreSession();
  }

  signIn(user: string, password: string): Promise<boolean> {
    return login(user, password);
  }

  /** Opens the game once the signed-in team is known; returns false until then. */
  async openGame(): Promise<boolean> {
    if (this.game !== null) return true;
    const { user, gameStatus, status } = useSession.getState();
    if (user === null || status === 'out' || status === 'restoring') return false;
    if (gameStatus === null) saveUser(user, await call(teams.myTeam));
    const known = useSession.getState().gameStatus;
    if (known !== null) this.game = this.start(user._id, known);
    return known !== null;
  }

  send(event: GameEvent): void {
    this.game?.actor.send(event);
  }

  attach(chosen: readonly File[]): void {
    if (this.game) this.send({ type: 'ADD_FILES', files: this.game.files.choose(chosen) });
  }

  /** The supports in use; `isUnsent` while the server may have others. */
  get supports() {
    return useSupports.getState();
  }

  chooseSupports(change: Partial<Supports>): void {
    changeSupports(change);
  }

  /** What the team can say in a lesson; null before the game is open. */
  get lesson() {
    return this.game?.lesson.actions ?? null;
  }

  /** Returns everything that a player can see, and the pending work behind it. */
  see() {
    if (this.game === null) return null;
    const snapshot = this.game.actor.getSnapshot();
    const { context } = snapshot;
    const outbox = accountOutbox(this.game.account);
    return {
      view: viewOf(snapshot),
      progress: context.progress,
      level: context.level,
      isLoaded: context.loaded,
      usesFallback: context.usesFallback,
      refusal: context.refusal,
      isRefused: snapshot.hasTag('refused'),
      isFeedback: snapshot.hasTag('feedback'),
      next: nextMove(snapshot).events,
      right: correctNow(context),
      isRating: context.council.ratings.length > 0,
      saving: this.saving,
      unsent: outbox.items().length,
      lesson: this.game.lesson.view(),
      /** Date.now() when the lesson was last told. */
      toldAt: this.toldAt,
      activity: this.activity,
    };
  }

  private start(account: string, status: GameStatus) {
    const { team, status: teamStatus } = status;
    const theme = THEMES.find((known) => THEME_IDS[known] === teamStatus.solar._id) ?? 'ic';
    let actor: Actor<GameMachine> | null = null;
    const send = (event: GameEvent) => actor?.send(event);
    const keeper = createDraftKeeper(account, (saving) => {
      this.saving = saving;
    });
    const files = createTeamFiles(account, send);
    const world = teamWorld({ account, theme, keeper, files, goToLogin: () => {} });
    const silent = { narrate: () => {}, stopNarration: () => {}, narrationMs: () => 0 };
    actor = createActor(withEffects({ ...world, ...silent }), {
      input: { mode: 'team', theme, progress: null, team: teamInfo(team) },
    });
    actor.start();
    keeper.open();
    const flush = () => void keeper.flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    const lesson = this.createLesson(account);
    this.watch({ account, keeper, lesson, send });
    this.report(actor, account, lesson);
    return { actor, files, account, lesson };
  }

  private createLesson(account: string): LessonKeeper {
    const lesson = createLessonKeeper(account);
    window.addEventListener('online', () => lesson.retryNow());
    return lesson;
  }

  /** Reports to the teacher what the device is doing. */
  private report(actor: Actor<GameMachine>, account: string, lesson: LessonKeeper): void {
    const reporter = createDeviceReporter(account);
    const update = () => {
      this.activity = activityIn(account, viewOf(actor.getSnapshot()), lesson);
      reporter.update(this.activity);
    };
    actor.subscribe(update);
    lesson.subscribe(update);
    accountOutbox(account).subscribe(update);
    update();
  }

  private watch({ account, keeper, lesson, send }: Watched): void {
    watchTeamNews({
      mayAsk: () => isSignedInAs(account),
      ask: async (signal) => {
        const { team, status } = await call(teams.myTeam, {}, { signal });
        return newsOf(team, status);
      },
      tell: (news) => send({ type: 'TEAM_NEWS', ...news }),
    });
    const follow = followOtherDevices({ keeper, read: () => call(draft.readDraft), tell: send });
    followLive<GamePosition>({
      mayListen: () => isSignedInAs(account),
      listen: (listener) => readLiveStream({ call: LIVE_CALL, event: STANDING_EVENT }, listener),
      ask: (signal) => call(live.standing, {}, { signal }),
      tell: (position) => {
        this.toldAt = Date.now();
        lesson.tell(position);
        followSupports(account, position.supports ?? 0);
        follow(position);
      },
      onLost: () => lesson.lost(),
      random: Math.random,
    });
  }
}
