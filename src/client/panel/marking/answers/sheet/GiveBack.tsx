import { useState } from 'react';
import { dialogPart } from '#client/panel/late/dialogPart.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Marks } from '../saving/useMarks.ts';

/** Comes when somebody wants it. */
const GiveBackDialog = dialogPart(() => import('./GiveBackDialog.tsx').then((room) => room.GiveBackDialog));

interface Props {
  team: Team;
  level: MissionLevel;
  marks: Marks;
}

/** 'Devolver à equipa': the team answers this level anew (ruling 4). */
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
