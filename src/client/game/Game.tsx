import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { type GameStatus, saveUser, useSession } from '#client/session/useSession.ts';
import { teams } from '#contract/school/teams.ts';
import { isTeam } from '#domain/permissions.ts';
import { type Role, THEME_IDS, THEMES, type Theme } from '#domain/vocabulary.ts';
import { GameScreen } from './GameScreen.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { TeamGame } from './TeamGame.tsx';
import { testFiles, testWorld } from './world/testWorld.ts';

/** Renders a team's own theme, or for staff the theme in `?uid=` in test mode (spec, section 2). */
export function Game() {
  const user = useSession((session) => session.user);
  const uid = useSearchParams()[0].get('uid');
  if (user === null) return <LoadingGame />;
  return isTeam(user.permission.id as Role) ? <SignedInTeam account={user._id} /> : <TestGame theme={themeOf(uid)} />;
}

function themeOf(id: string | null): Theme {
  return THEMES.find((theme) => THEME_IDS[theme] === id) ?? 'ic';
}

/** Reads the theme from the team's record in the session, and requests the record when the session has none. */
function SignedInTeam({ account }: { account: string }) {
  const status = useSession((session) => session.gameStatus);
  useEffect(() => {
    if (status === null) void fetchStatus();
  }, [status]);
  if (status === null) return <LoadingGame />;
  return <TeamGame key={account} account={account} status={status} theme={themeOf(status.status.solar._id)} />;
}

const STATUS_RETRY_MS = 4_000;

async function fetchStatus(): Promise<void> {
  try {
    const status: GameStatus = await call(teams.myTeam);
    const { user } = useSession.getState();
    if (user !== null) saveUser(user, status);
  } catch (error) {
    logError(error, 'team');
    setTimeout(() => {
      const { user, gameStatus } = useSession.getState();
      if (user !== null && gameStatus === null) void fetchStatus();
    }, STATUS_RETRY_MS);
  }
}

function TestGame({ theme }: { theme: Theme }) {
  const navigate = useNavigate();
  const [world] = useState(() => testWorld(theme, () => navigate('/panel')));
  const [files] = useState(testFiles);
  return (
    <GameScreen
      key={theme}
      effects={world}
      input={{ mode: 'test', theme, progress: null, team: null }}
      files={files}
      saving={null}
    />
  );
}
