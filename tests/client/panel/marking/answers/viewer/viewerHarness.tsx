import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnswerFile } from '#client/panel/marking/answers/sheet/answerFiles.ts';
import { FileLinks } from '#client/panel/marking/answers/sheet/FileLinks.tsx';
import { createQueryClient } from '#client/panel/queryClient.ts';
import { aTeam } from '../../../fixtures.ts';

/** Size of the stage, whose middle is at (400, 300) of the window. */
const STAGE = { width: 800, height: 600 };

/** Returns a team with these files in the training and in one step of mission 3. */
export function teamWith(training: readonly AnswerFile[], mission: readonly AnswerFile[]) {
  const team = aTeam(3);
  if (!team.answers) throw new Error('the team of the fixtures has no answers');
  const data = { quiz: '', texto: '', files: JSON.stringify(training) };
  const answers = { ...team.answers, tutorial: { data }, answersLevel3: [JSON.stringify(mission)] };
  return { ...team, name: 'Alfa', answers };
}

const client = createQueryClient();

/** The files of mission 3 of a team, as the sheet and the desk show them. */
export function filesOf(team: ReturnType<typeof teamWith>, isFormer = false) {
  return (
    <QueryClientProvider client={client}>
      <FileLinks
        team={team}
        prompts={[{ prompt: 'O mapa' }]}
        answers={team.answers.answersLevel3}
        isFormer={isFormer}
      />
    </QueryClientProvider>
  );
}

/** Renders them with fresh caches. */
export function showFiles(training: readonly AnswerFile[], mission: readonly AnswerFile[], isFormer = false) {
  client.clear();
  return render(filesOf(teamWith(training, mission), isFormer));
}

/** Gives all boxes the size of the stage, because happy-dom lays nothing out. */
export function fakeStage(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(STAGE.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(STAGE.height);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, STAGE.width, STAGE.height),
  );
}

/** Waits for the dialog, which is loaded when it is opened. */
export const viewer = (name: string) => screen.findByRole('dialog', { name });
