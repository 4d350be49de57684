import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { type GameStatus, keepUser, useSession } from '#client/session/useSession.ts';
import { teams } from '#contract/school/teams.ts';
import { isTeam } from '#domain/permissions.ts';
import { type Role, THEME_IDS, THEMES, type Theme } from '#domain/vocabulary.ts';
import { GameScreen } from './GameScreen.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { TeamGame } from './TeamGame.tsx';
import { filesKeptHere, testWorld } from './world/testWorld.ts';

/** The door of the game: a team plays its own theme, staff try the one in the address (spec, section 2). */
export function Game() {
  const user = useSession((session) => session.user);
  const uid = useSearchParams()[0].get('uid');
  if (user === null) return <LoadingGame />;
  return isTeam(user.permission.id as Role) ? <KnownTeam account={user._id} /> : <TestGame theme={themeOf(uid)} />;
}

function themeOf(id: string | null): Theme {
  return THEMES.find((theme) => THEME_IDS[theme] === id) ?? 'ic';
}

/** The theme stands in the team's record, which the sign-in kept; a page opened anew may have to ask for it. */
function KnownTeam({ account }: { account: string }) {
  const status = useSession((session) => session.gameStatus);
  useEffect(() => {
    if (status === null) void askForStatus();
  }, [status]);
  if (status === null) return <LoadingGame />;
  return <TeamGame key={account} account={account} status={status} theme={themeOf(status.status.solar._id)} />;
}

const ASK_AGAIN_MS = 4_000;

async function askForStatus(): Promise<void> {
  try {
    const status: GameStatus = await call(teams.myTeam);
    const { user } = useSession.getState();
    if (user !== null) keepUser(user, status);
  } catch (error) {
    report(error, 'team');
    setTimeout(() => {
      const { user, gameStatus } = useSession.getState();
      if (user !== null && gameStatus === null) void askForStatus();
    }, ASK_AGAIN_MS);
  }
}

function TestGame({ theme }: { theme: Theme }) {
  const navigate = useNavigate();
  const [world] = useState(() => testWorld(theme, () => navigate('/panel')));
  return (
    <GameScreen
      key={theme}
      effects={world}
      input={{ mode: 'test', theme, progress: null, team: null }}
      onAttach={(files, send) => send(filesKeptHere(files))}
      saving={null}
    />
  );
}
