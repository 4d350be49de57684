import { type Actor, createActor } from 'xstate';
import { call } from '#client/api/call.ts';
import { listenLive } from '#client/api/liveStream.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameMachine } from '#client/game/flow/gameMachine.ts';
import { correctNow, nextMove } from '#client/game/flow/rehearsal/rehearsalMoves.ts';
import { viewOf } from '#client/game/flow/view.ts';
import { withEffects } from '#client/game/flow/withEffects.ts';
import type { DraftKeeper } from '#client/game/world/drafts/draftKeeper.ts';
import { draftKeeperOf } from '#client/game/world/drafts/draftKeeperOf.ts';
import { otherDevices } from '#client/game/world/drafts/otherDevices.ts';
import type { Saving } from '#client/game/world/drafts/savingSign.ts';
import { createTeamFiles, type TeamFiles } from '#client/game/world/files/teamFiles.ts';
import { watchTeamLive } from '#client/game/world/teamLive.ts';
import { newsOf, watchTeamNews } from '#client/game/world/teamNews.ts';
import { teamInfo, teamWorld } from '#client/game/world/teamWorld.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { login } from '#client/session/login.ts';
import { restoreSession } from '#client/session/restore.ts';
import { startSession } from '#client/session/startSession.ts';
import { type GameStatus, keepUser, speaksFor, useSession } from '#client/session/useSession.ts';
import { live } from '#contract/classroom/live.ts';
import { draft } from '#contract/game/draft.ts';
import { teams } from '#contract/school/teams.ts';
import { THEME_IDS, THEMES } from '#domain/vocabulary.ts';

/**
 * A team's page without its picture: the same session, outbox, draft keeper, files, live stream and game flow as
 * TeamGame.tsx puts together, with a player in the place of the screen.
 */
export class TeamPage {
  private game: { actor: Actor<GameMachine>; files: TeamFiles; account: string } | null = null;
  private saving: Saving = 'saved';

  /** Who is signed in on this device, as far as the page knows. */
  get session() {
    return useSession.getState().status;
  }

  /** What main.tsx and RouteGuard do when the page is loaded. */
  async load(): Promise<void> {
    startSession();
    if (this.session === 'restoring') await this.restore();
  }

  /** 'Tentar de novo', or the network coming back. */
  async restore(): Promise<void> {
    await restoreSession();
  }

  signIn(user: string, password: string): Promise<boolean> {
    return login(user, password);
  }

  /** Opens the game once somebody is signed in whose team is known; false as long as it is not. */
  async openGame(): Promise<boolean> {
    if (this.game !== null) return true;
    const { user, gameStatus, status } = useSession.getState();
    if (user === null || status === 'out' || status === 'restoring') return false;
    if (gameStatus === null) keepUser(user, await call(teams.myTeam));
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

  /** Everything that a player can see, and what is under way behind it. */
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
    };
  }

  private start(account: string, status: GameStatus) {
    const { team, status: standing } = status;
    const theme = THEMES.find((known) => THEME_IDS[known] === standing.solar._id) ?? 'ic';
    let actor: Actor<GameMachine> | null = null;
    const send = (event: GameEvent) => actor?.send(event);
    const keeper = draftKeeperOf(account, (saving) => {
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
    this.watch(account, keeper, send);
    return { actor, files, account };
  }

  private watch(account: string, keeper: DraftKeeper, send: (event: GameEvent) => void): void {
    watchTeamNews({
      mayAsk: () => speaksFor(account),
      ask: async (signal) => {
        const { team, status } = await call(teams.myTeam, {}, { signal });
        return newsOf(team, status);
      },
      tell: (news) => send({ type: 'TEAM_NEWS', ...news }),
    });
    watchTeamLive({
      mayListen: () => speaksFor(account),
      listen: listenLive,
      ask: (signal) => call(live.standing, {}, { signal }),
      tell: otherDevices({ keeper, read: () => call(draft.readDraft), tell: send }),
      random: Math.random,
    });
  }
}
