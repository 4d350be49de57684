import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { listenLive } from '#client/api/liveStream.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { beforeLeaving } from '#client/session/logout.ts';
import { type GameStatus, speaksFor } from '#client/session/useSession.ts';
import { live } from '#contract/classroom/live.ts';
import { draft } from '#contract/game/draft.ts';
import { teams } from '#contract/school/teams.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { usePersistentStorage } from '../offline/useKeptHere.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import { GameScreen } from './GameScreen.tsx';
import type { SavingWords } from './overlays/overlaysProps.ts';
import type { DraftKeeper } from './world/drafts/draftKeeper.ts';
import { draftKeeperOf } from './world/drafts/draftKeeperOf.ts';
import { otherDevices } from './world/drafts/otherDevices.ts';
import type { Saving } from './world/drafts/savingSign.ts';
import { createTeamFiles, type TeamFiles } from './world/files/teamFiles.ts';
import { keptGames } from './world/keptGame.ts';
import { watchTeamLive } from './world/teamLive.ts';
import { newsOf, watchTeamNews } from './world/teamNews.ts';
import { teamInfo, teamWorld } from './world/teamWorld.ts';

/** The first three: ruling 14, to the letter. With the last two the team has to do something: stay, or call somebody. */
const SIGNS: Record<Saving, SavingWords> = {
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

/** The game of a signed-in team, with its draft and its files. */
export function TeamGame({ account, status, theme }: TeamGameProps) {
  const [drafted, setDrafted] = useState<Saving>('saved');
  const navigate = useNavigate();
  const send = useRef<(event: GameEvent) => void>(() => {});
  const [{ keeper, files, world }] = useState(() => {
    const keeper = draftKeeperOf(account, setDrafted);
    const files = createTeamFiles(account, (news) => send.current(news));
    return { keeper, files, world: teamWorld({ account, theme, keeper, files, goToLogin: () => navigate('/login') }) };
  });
  const saving = useSaving(account, drafted, files);
  const hasActed = useHasBeen(saving !== 'saved');
  useEffect(
    () => beforeLeaving(async () => ((await keeper.flush()) ? files.unsent() : (files.unsent() ?? UNSENT))),
    [keeper, files],
  );
  useEffect(() => {
    keeper.open();
    return () => {
      keeper.close();
      files.close();
    };
  }, [keeper, files]);
  usePersistentStorage();
  useSendBeforeHiding(keeper);
  useTeamNews(account, send);
  useOtherDevices({ account, theme, keeper, send });
  return (
    <GameScreen
      effects={world}
      input={{ mode: 'team', theme, progress: null, team: teamInfo(status.team) }}
      onSender={(sender) => {
        send.current = sender;
      }}
      onAttach={(chosen, sender) => sender({ type: 'ADD_FILES', files: files.choose(chosen) })}
      saving={hasActed ? SIGNS[saving] : null}
      isSaved={saving === 'saved'}
    />
  );
}

/** The sign speaks for everything: the draft, the files on their way, the answers and stars that the outbox still holds. */
function useSaving(account: string, drafted: Saving, files: TeamFiles): Saving {
  const outbox = accountOutbox(account);
  const { status, waiting, isKept } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const attached = useSyncExternalStore(files.subscribe, files.standing);
  if (drafted === 'unkept' || attached === 'unkept' || !isKept) return 'unkept';
  if (!isOnline || drafted === 'offline' || (waiting > 0 && status === 'waiting')) return 'offline';
  return drafted === 'saved' && (waiting > 0 || attached === 'kept') ? 'saving' : drafted;
}

/** Whether the condition holds or has held once: 'Guardado' says nothing before there was something to save. */
function useHasBeen(condition: boolean): boolean {
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

/** Asks only in the name of this account, as everything else does. */
function useTeamNews(account: string, send: RefObject<(event: GameEvent) => void>): void {
  useEffect(() => {
    const ask = async (signal: AbortSignal) => {
      const { team, status } = await call(teams.myTeam, {}, { signal });
      return newsOf(team, status);
    };
    return watchTeamNews({
      mayAsk: () => speaksFor(account),
      ask,
      tell: (news) => send.current({ type: 'TEAM_NEWS', ...news }),
    });
  }, [account, send]);
}

interface OtherDevices {
  account: string;
  theme: Theme;
  keeper: DraftKeeper;
  send: RefObject<(event: GameEvent) => void>;
}

/** What the team's other devices do is seen here, and only what this account may see. */
function useOtherDevices({ account, theme, keeper, send }: OtherDevices): void {
  useEffect(() => {
    const kept = keptGames(account);
    const follow = otherDevices({
      keeper,
      read: () => call(draft.readDraft),
      tell: (event) => {
        // Kept first: a game that is just being opened, or is opened anew, may have to do without the server.
        if (event.type === 'LEVEL_MOVED') kept.hear(theme, event.level);
        send.current(event);
      },
    });
    return watchTeamLive({
      mayListen: () => speaksFor(account),
      listen: listenLive,
      ask: (signal) => call(live.standing, {}, { signal }),
      tell: follow,
      random: Math.random,
    });
  }, [account, theme, keeper, send]);
}

/** A tablet that is put aside sends at once what it would have sent in a moment. */
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
