import { useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Marks } from '../saving/useMarks.ts';

const GiveBackDialog = lazyDialog(() => import('./GiveBackDialog.tsx').then((module) => module.GiveBackDialog));

interface Props {
  team: Team;
  level: MissionLevel;
  marks: Marks;
}

/** Renders 'Devolver à equipa', which lets the team answer this level again (ruling 4). */
export function GiveBack({ team, level, marks }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        Devolver à equipa<span className="sr-only"> a missão {level}</span>
      </Button>
      {isAsking && (
        <GiveBackDialog team={team} level={level} onClose={() => setAsking(false)} onDone={() => marks.forget(level)} />
      )}
    </>
  );
}
