import { type ReactNode, useEffect, useId, useRef } from 'react';
import { writtenDay } from '#client/diary/diaryWords.ts';
import { classes } from '#client/ui/classes.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import type { MissionTeamwork } from '#contract/marking/teamwork.ts';
import type { Team } from '#contract/school/teams.ts';
import { hasGrowth } from '#domain/game/growth.ts';
import { isMarked, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { AnswerGrowth } from '../growth/AnswerGrowth.tsx';
import type { Missions } from '../list/useAnswers.ts';
import { focusAfter } from '../marks/focusMark.ts';
import { LevelNote } from '../marks/LevelNote.tsx';
import { MissionMarks } from '../marks/MissionMarks.tsx';
import { useAnswerPlaces } from '../places/useAnswerPlaces.tsx';
import { QuestionReply } from '../questions/QuestionReply.tsx';
import type { Marks } from '../saving/useMarks.ts';
import { LevelTeamwork } from '../teamwork/LevelTeamwork.tsx';
import { LevelVersions } from '../versions/LevelVersions.tsx';
import { answersOf } from './answersOf.ts';
import { GiveBack } from './GiveBack.tsx';
import { MissionAnswers } from './MissionAnswers.tsx';
import { ReturnedAnswer } from './ReturnedAnswer.tsx';
import { currentVersion, questionOf, type TeamParts } from './teamParts.ts';

interface Props {
  team: Team;
  level: MissionLevel;
  missions: Missions;
  marks: Marks;
  /** What stands beside the answers. */
  parts: TeamParts;
  /** At the marking desk the rubric stays beside a long answer, and a number key leads to the next criterion. */
  atDesk?: boolean;
}

const SHEET_PANES = '@min-[720px]:grid-cols-[minmax(0,1fr)_minmax(19rem,26rem)]';
const DESK_PANES = 'min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)]';
/** An answer shorter than its rubric stays in view. */
const DESK_ANSWER = 'min-[1200px]:sticky min-[1200px]:top-20 min-[1200px]:self-start';
/** Between the panel's top bar and the bar with the buttons. */
const DESK_RUBRIC =
  'min-[1200px]:sticky min-[1200px]:top-20 min-[1200px]:max-h-[calc(100dvh-11rem)] min-[1200px]:self-start min-[1200px]:overflow-y-auto min-[1200px]:overscroll-contain min-[1200px]:p-1';

/** Renders one mission: the task, the answers, the marks and the total, which follows every change. */
export function LevelSheet({ team, level, missions, marks, parts, atDesk = false }: Props) {
  const { versions, worked, asked } = parts;
  const heading = useId();
  const mission = missions.missions[level];
  const isPosted = marks.isPosted(level);
  const current = currentVersion(versions, level);
  const question = current && questionOf(asked, { level, version: current });
  const places = useAnswerPlaces({ team, level, versions, canWrite: isPosted });
  const show = (answers: readonly string[], version?: number) => (
    <MissionAnswers
      {...{ team, level, missions, answers }}
      recordings={recordingsOf(team, versions, { level, version })}
      isFormer={version !== undefined}
      places={places.ofVersion(version)}
    />
  );
  return (
    <section aria-labelledby={heading} className="card" data-level={level}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          {atDesk && (
            <p className="font-semibold text-label">
              {team.name} · {team.details.class}
            </p>
          )}
          <Heading id={heading} isPosted={isPosted}>
            Missão {level}: {mission.title}
          </Heading>
        </div>
        <LevelStatus level={level} marks={marks} />
      </header>
      {question && isPosted && (
        <div className="mb-4">
          <QuestionReply key={current} teamId={team._id} question={question} />
        </div>
      )}
      <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5', atDesk ? DESK_PANES : SHEET_PANES)}>
        <div className={classes('flex min-w-0 flex-col gap-4', atDesk && DESK_ANSWER)}>
          <p className="max-w-[75ch] text-muted text-pretty">{mission.description}</p>
          {isPosted ? (
            show(answersOf(team, level))
          ) : (
            <NotPosted team={team} level={level}>
              {show(answersOf(team, level))}
            </NotPosted>
          )}
          {places.oldDrafts}
          {hasGrowth(level) && answersOf(team, level).length > 0 && (
            <AnswerGrowth teamId={team._id} level={level} prompts={missions.levels[`level${level}`]} />
          )}
        </div>
        <div className={classes('flex min-w-0 flex-col gap-4', atDesk && DESK_RUBRIC)}>
          <MissionMarks
            level={level}
            words={mission.marks}
            marks={marks}
            isPosted={isPosted}
            onKeyed={atDesk ? focusAfter : undefined}
          />
          {worked !== null && (isPosted || isTold(worked?.[`level${level}`])) && (
            <LevelTeamwork level={level} teamwork={worked?.[`level${level}`]} />
          )}
          {isPosted && (
            <>
              <LevelNote team={team} level={level} marks={marks} version={current} suggests={atDesk} />
              {asked && asked.heldUntil !== null && <HeldSign until={asked.heldUntil} />}
              <GiveBack team={team} level={level} marks={marks} />
            </>
          )}
        </div>
      </div>
      <LevelVersions team={team} level={level} marks={marks} versions={versions} asked={asked} show={show} />
      {places.dialog}
    </section>
  );
}

/** Returns the answers by voice of one version of a mission; without a number, and after the last former one, the current ones. */
function recordingsOf(
  team: Team,
  versions: readonly AnswerVersion[] | undefined,
  { level, version }: { level: MissionLevel; version: number | undefined },
) {
  const former = versions?.find((one) => one.level === level && one.version === version);
  return (former ? former.recordings : team.answers?.recordings) ?? [];
}

/** Returns whether there is something to say of a mission that the team has not posted, or got back. */
function isTold(teamwork: MissionTeamwork | undefined): boolean {
  return teamwork !== undefined && (teamwork.reflection !== null || teamwork.lessons.length > 0);
}

/** Says that the team does not read this before a day. */
function HeldSign({ until }: { until: string }) {
  return (
    <p className="flex">
      <Chip tone="info" small>
        Chega à equipa a partir de {writtenDay(until)}
      </Chip>
    </p>
  );
}

/** Takes the focus when the focused control disappears because the answer was given back. */
function Heading({ id, isPosted, children }: { id: string; isPosted: boolean; children: ReactNode }) {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(isPosted);
  useEffect(() => {
    if (before.current && !isPosted && document.activeElement === document.body) element.current?.focus();
    before.current = isPosted;
  }, [isPosted]);
  return (
    <h2 ref={element} id={id} tabIndex={-1} className="font-display text-xl font-bold text-balance">
      {children}
    </h2>
  );
}

/** Shows whether the level's marks are saved, and its points with unsaved marks counted in. */
function LevelStatus({ level, marks }: { level: MissionLevel; marks: Marks }) {
  const { total, marked } = marks.points[`level${level}`];
  const isSaved = isMarked(level, { p1: marks.isSaved(level, 'p1'), p2: marks.isSaved(level, 'p2') });
  const words = isSaved ? 'Avaliada' : isMarked(level, marked) ? 'Avaliação por guardar' : 'Por avaliar';
  return (
    <p className="flex flex-wrap items-center gap-3">
      {marks.isPosted(level) && (
        <Chip tone={isSaved ? 'ok' : 'warn'} done={isSaved}>
          {words}
        </Chip>
      )}
      <output className="font-display text-xl font-bold tabular-nums" aria-label={`Pontuação da missão ${level}`}>
        {total}/{LEVEL_SCORES[level].max}
      </output>
    </p>
  );
}

/** Shows the returned answer, which is stored until the team answers again, or that there is no answer. */
function NotPosted({ team, level, children }: Pick<Props, 'team' | 'level'> & { children: ReactNode }) {
  if (answersOf(team, level).length > 0) {
    return (
      <ReturnedAnswer team={team} level={level}>
        {children}
      </ReturnedAnswer>
    );
  }
  return (
    <p>
      <Chip>Ainda sem resposta</Chip>
    </p>
  );
}
