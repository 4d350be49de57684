import { useState } from 'react';
import { CouncilLink } from '#client/panel/council/session/CouncilLink.tsx';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import { Age } from './Age.tsx';
import { Announcer } from './Announcer.tsx';
import { type Chosen, ListChoices } from './ListChoices.tsx';
import { type SeenTeam, seenTeams } from './rankTeams.ts';
import { Summary } from './Summary.tsx';
import { HandActions } from './steering/HandActions.tsx';
import { LessonBar } from './steering/LessonBar.tsx';
import { type Asked, LessonDialog } from './steering/LessonDialog.tsx';
import { StartLesson } from './steering/StartLesson.tsx';
import { TeamMenu } from './steering/TeamMenu.tsx';
import { type Steering, useSteering } from './steering/useSteering.ts';
import { TeamList } from './TeamList.tsx';
import { Today } from './today/Today.tsx';
import { type FollowedClass, useLiveClass } from './useLiveClass.ts';
import { useTick } from './useTick.ts';

const TICK_MS = 1_000;
/** Follows one class in session: a tile or a row for each team, and what steers them. */
export function LiveClassView({ classId }: { classId: string }) {
  const followed = useLiveClass(classId);
  useTick(TICK_MS);
  if (followed.refused !== null) return <LoadFailure error={followed.refused} retry={() => location.reload()} />;
  if (followed.live === null) return <Waiting followed={followed} />;
  return <Followed followed={followed} live={followed.live} />;
}

function Waiting({ followed }: { followed: FollowedClass }) {
  return (
    <>
      {followed.lostAt !== null && (
        <Banner tone="warning" live>
          Sem ligação ao servidor. A página continua a tentar.
        </Banner>
      )}
      <Spinner label="A carregar…" className="m-6 self-center" />
    </>
  );
}

function Followed({ followed, live }: { followed: FollowedClass; live: LiveClass }) {
  const [chosen, setChosen] = useState<Chosen>({ order: 'help', look: 'tiles' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = followed.now();
  const seen = seenTeams(live, now, chosen.order);
  const steering = useSteering(live.classId);
  const working = seen.filter(({ attention }) => attention.attention === 'working').length;
  return (
    <>
      <Age followed={followed} now={now} />
      <CouncilLink classId={live.classId} />
      {live.lesson === null ? (
        <StartLesson live={live} onStarted={followed.show} />
      ) : (
        <LessonBar
          lesson={live.lesson}
          now={now}
          steering={steering}
          onMessage={() => setAsked({ kind: 'message', teamId: null })}
          onEnd={() => setAsked({ kind: 'end' })}
        />
      )}
      <Today live={live} now={now} onChanged={followed.show} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Summary seen={seen} />
        <ListChoices chosen={chosen} onChoose={setChosen} />
      </div>
      <Announcer seen={seen} />
      <Teams live={live} seen={seen} now={now} chosen={chosen} steering={steering} onAsk={setAsked} />
      <LessonDialog
        asked={asked}
        live={live}
        working={working}
        onEnded={followed.show}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface TeamsProps {
  live: LiveClass;
  seen: readonly SeenTeam[];
  now: number;
  chosen: Chosen;
  steering: Steering;
  onAsk: (asked: Asked) => void;
}

function Teams({ live, seen, now, chosen, steering, onAsk }: TeamsProps) {
  const menuOf = ({ team }: SeenTeam) =>
    live.lesson !== null && (
      <TeamMenu
        team={team}
        steering={steering}
        onMessage={(teamId) => onAsk({ kind: 'message', teamId })}
        onAttendance={(teamId) => onAsk({ kind: 'attendance', teamId })}
      />
    );
  const actionsOf = ({ team }: SeenTeam) => team.hand && <HandActions team={team} hand={team.hand} />;
  return <TeamList live={live} seen={seen} now={now} chosen={chosen} menuOf={menuOf} actionsOf={actionsOf} />;
}
