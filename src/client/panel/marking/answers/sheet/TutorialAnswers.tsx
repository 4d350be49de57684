import { useId } from 'react';
import { DoneChip } from '#client/panel/school/teams/TeamProgress.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { Missions } from '../list/useAnswers.ts';
import { useFileViewer } from '../viewer/useFileViewer.tsx';
import { teamPictures, trainingFiles } from './answerFiles.ts';
import { FileAnswer } from './FileLinks.tsx';
import { Answer, TextAnswers } from './TextAnswers.tsx';

/** Renders the training: the chip, the quiz answer, the text and the files (spec, section 2). */
export function TutorialAnswers({ team, tutorial }: { team: Team; tutorial: Missions['tutorial'] }) {
  const heading = useId();
  const data = team.answers?.tutorial?.data;
  const { open, viewer } = useFileViewer(team.name, teamPictures(team));
  return (
    <section aria-labelledby={heading} className="card flex flex-col gap-3">
      <h2 id={heading} className="flex flex-wrap items-center gap-2">
        <DoneChip label="Treino" isDone={team.status.isTutorialDone} />
      </h2>
      {data ? (
        <>
          <Answer prompt={tutorial.quiz.question} text={data.quiz} />
          <TextAnswers
            teamId={team._id}
            prompts={[tutorial.write]}
            answers={[data.texto]}
            recordings={team.answers?.recordings?.filter(({ part }) => part === 0) ?? []}
            isFormer={false}
          />
          <FileAnswer prompt={tutorial.upload.prompt} files={trainingFiles(data.files)} onOpen={open} />
        </>
      ) : (
        <p>Ainda sem resposta</p>
      )}
      {viewer}
    </section>
  );
}
