import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { followLive } from '#client/api/followLive.ts';
import { lazyLoader } from '#client/api/lazyLoader.ts';
import { readLiveStream } from '#client/api/liveStream.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { onBeforeLogout } from '#client/session/logout.ts';
import { followSupports } from '#client/session/supportsChanges.ts';
import { type GameStatus, isSignedInAs } from '#client/session/useSession.ts';
import { type GamePosition, live } from '#contract/classroom/live.ts';
import { LIVE_CALL, STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { draft } from '#contract/game/draft.ts';
import { teams } from '#contract/school/teams.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { usePersistentStorage } from '../offline/useOfflineFiles.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import { GameScreen } from './GameScreen.tsx';
import type { SavingText } from './overlays/overlaysProps.ts';
import { useDiaryLayer } from './useDiaryLayer.tsx';
import { useDossierLayer } from './useDossierLayer.tsx';
import { useTeamCouncil } from './useTeamCouncil.ts';
import { useTeamLesson } from './useTeamLesson.ts';
import { createDraftKeeper } from './world/drafts/createDraftKeeper.ts';
import type { DraftKeeper } from './world/drafts/draftKeeper.ts';
import { followOtherDevices } from './world/drafts/followOtherDevices.ts';
import type { SavingState } from './world/drafts/savingState.ts';
import { createTeamFiles, type TeamFiles } from './world/files/teamFiles.ts';
import { keptGames } from './world/keptGame.ts';
import type { LessonKeeper } from './world/lesson/LessonKeeper.ts';
import { newsOf, teamInfo, watchTeamNews } from './world/teamNews.ts';
import { teamWorld } from './world/teamWorld.ts';

/** Loaded with the first diary or story that is opened. */
const diaries = lazyLoader(() => import('#client/diary/diaryCalls.ts'));

/** The first three texts are those of ruling 14. The last two require the team to act: to stay, or to ask for help. */
const SAVING_TEXTS: Record<SavingState, SavingText> = {
  saved: { text: 'Guardado', isAtRisk: false },
  saving: { text: 'A guardar…', isAtRisk: false },
  offline: { text: 'Sem ligação: guardado neste dispositivo', isAtRisk: false },
  refused: { text: 'Guardado só neste dispositivo', isAtRisk: true },
  unkept: { text: 'Por guardar: não fechem esta página', isAtRisk: true },
};
const UNSENT =
  'Ainda há respostas por enviar. Ficam guardadas neste dispositivo e seguem quando a equipa voltar a entrar.';

interface TeamGameProps {
  account: string;
  status: GameStatus;
  theme: Theme;
}

/** Renders the game of a signed-in team, with its draft and its uploads. */
export function TeamGame({ account, status, theme }: TeamGameProps) {
  const [drafted, setDrafted] = useState<SavingState>('saved');
  const navigate = useNavigate();
  const send = useRef<(event: GameEvent) => void>(() => {});
  const [{ keeper, files, world }] = useState(() => {
    const keeper = createDraftKeeper(account, setDrafted);
    const files = createTeamFiles(account, (news) => send.current(news));
    return { keeper, files, world: teamWorld({ account, theme, keeper, files, goToLogin: () => navigate('/login') }) };
  });
  const saving = useSaving(account, drafted, files);
  const hasActed = useHasBeenTrue(saving !== 'saved');
  useOpenWork(keeper, files);
  const loadDiary = useCallback(() => diaries().then(({ teamDiary }) => teamDiary(account)), [account]);
  usePersistentStorage();
  useSendBeforeHiding(keeper);
  useTeamNews(account, send);
  const { keeper: lessonKeeper, lesson, onView } = useTeamLesson(account);
  const { council, onPosition } = useTeamCouncil(account);
  useOtherDevices({ account, theme, keeper, lesson: lessonKeeper, onPosition, send });
  const diary = useDiaryLayer(loadDiary, onView);
  const dossier = useDossierLayer({ id: account, name: status.team.name });
  return (
    <>
      <GameScreen
        effects={world}
        input={{ mode: 'team', theme, progress: null, team: teamInfo(status.team) }}
        onSender={(sender) => {
          send.current = sender;
        }}
        files={files}
        saving={hasActed ? SAVING_TEXTS[saving] : null}
        isSaved={saving === 'saved'}
        lesson={lesson}
        council={council}
        onView={diary.onView}
        onReady={diary.onReady}
        onOurDiary={diary.open}
        loadDiary={loadDiary}
        onDossier={dossier.open}
      />
      {diary.layer}
      {dossier.layer}
    </>
  );
}

/** Keeps draft and uploads open while the game is, and sends them before the team signs out. */
function useOpenWork(keeper: DraftKeeper, files: TeamFiles): void {
  useEffect(
    () => onBeforeLogout(async () => ((await keeper.flush()) ? files.unsent() : (files.unsent() ?? UNSENT))),
    [keeper, files],
  );
  useEffect(() => {
    keeper.open();
    return () => {
      keeper.close();
      files.close();
    };
  }, [keeper, files]);
}

/** Combines the states of the draft, the uploads and the outbox (answers, stars) into one saving state. */
function useSaving(account: string, drafted: SavingState, files: TeamFiles): SavingState {
  const outbox = accountOutbox(account);
  const { status, waiting, isStored } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const attached = useSyncExternalStore(files.subscribe, files.uploadState);
  if (drafted === 'unkept' || attached === 'unkept' || !isStored) return 'unkept';
  if (!isOnline || drafted === 'offline' || (waiting > 0 && status === 'waiting')) return 'offline';
  return drafted === 'saved' && (waiting > 0 || attached === 'kept') ? 'saving' : drafted;
}

/** Returns whether the condition is or has been true: 'Guardado' means nothing before there was something to save. */
function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Polls for team news while the session belongs to this account. */
function useTeamNews(account: string, send: RefObject<(event: GameEvent) => void>): void {
  useEffect(() => {
    const ask = async (signal: AbortSignal) => {
      const { team, status } = await call(teams.myTeam, {}, { signal });
      return newsOf(team, status);
    };
    return watchTeamNews({
      mayAsk: () => isSignedInAs(account),
      ask,
      tell: (news) => send.current({ type: 'TEAM_NEWS', ...news }),
    });
  }, [account, send]);
}

interface OtherDevices {
  account: string;
  theme: Theme;
  keeper: DraftKeeper;
  lesson: LessonKeeper;
  /** Receives the position; null while the contact with the server is lost. */
  onPosition: (position: GamePosition | null) => void;
  send: RefObject<(event: GameEvent) => void>;
}

/** Applies changes from the team's other devices while the session belongs to this account. */
function useOtherDevices({ account, theme, keeper, lesson, onPosition, send }: OtherDevices): void {
  useEffect(() => {
    const kept = keptGames(account);
    const follow = followOtherDevices({
      keeper,
      read: () => call(draft.readDraft),
      tell: (event) => {
        // Store the level first, because a game that is loading or is reloaded may have no server to ask.
        if (event.type === 'LEVEL_MOVED') kept.raiseLevel(theme, event.level);
        send.current(event);
      },
    });
    return followLive<GamePosition>({
      mayListen: () => isSignedInAs(account),
      listen: (listener) => readLiveStream({ call: LIVE_CALL, event: STANDING_EVENT }, listener),
      ask: (signal) => call(live.standing, {}, { signal }),
      tell: (position) => {
        lesson.tell(position);
        onPosition(position);
        followSupports(account, position.supports ?? 0);
        follow(position);
      },
      onLost: () => {
        lesson.lost();
        onPosition(null);
      },
      random: Math.random,
    });
  }, [account, theme, keeper, lesson, onPosition, send]);
}

/** Sends the unsaved draft at once when the page is hidden, and again when the network returns. */
function useSendBeforeHiding(keeper: DraftKeeper): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    const onOnline = () => void keeper.flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
    };
  }, [keeper]);
}
