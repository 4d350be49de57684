import { FileText, Play } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { Place } from '#domain/marking/places/placedComments.ts';
import type { AnswerPlaces } from '../places/answerPlaces.ts';
import { PictureComments } from '../places/PictureComments.tsx';
import { useActivePlace } from '../places/useActivePlace.ts';
import { DownloadLink } from '../viewer/DownloadLink.tsx';
import { FileCaption } from '../viewer/FileCaption.tsx';
import { PictureStrip } from '../viewer/PictureStrip.tsx';
import { type OpenFile, useFileViewer } from '../viewer/useFileViewer.tsx';
import { missionFiles, type PostedFile, picturesOf, teamPictures } from './answerFiles.ts';
import { fileKind } from './fileKind.ts';
import { PicturePreview } from './PicturePreview.tsx';

interface Props {
  team: Team;
  prompts: readonly { prompt: string }[];
  /** Each a JSON list of files. */
  answers: readonly string[];
  /** An earlier version of the answer, which is shown without the team's other pictures. */
  isFormer: boolean;
  /** Comments on points of the pictures; null while they load, or where they are not shown. */
  places?: AnswerPlaces | null;
}

/** Lists the files of mission 3 below a strip of all pictures of the team. */
export function FileLinks({ team, prompts, answers, isFormer, places = null }: Props) {
  const steps = missionFiles(answers);
  const pictures = isFormer ? picturesOf(steps.flat()) : teamPictures(team);
  const { open, viewer } = useFileViewer(team.name, pictures);
  return (
    <>
      {!isFormer && <PictureStrip pictures={pictures} onOpen={open} />}
      {steps.map((files, index) => (
        <FileAnswer
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
          key={index}
          step={index}
          prompt={prompts[index]?.prompt ?? ''}
          files={files}
          onOpen={open}
          places={places}
        />
      ))}
      {viewer}
    </>
  );
}

interface FileAnswerProps {
  prompt: string;
  files: readonly PostedFile[];
  onOpen: OpenFile;
  /** The index of the step, for the comments on its pictures. */
  step?: number;
  places?: AnswerPlaces | null;
}

/** Lists the files of one step below its prompt, with previews of pictures and a download link for all. */
export function FileAnswer({ prompt, files, onOpen, step = 0, places = null }: FileAnswerProps) {
  return (
    <div>
      <p className="font-bold">{prompt}</p>
      {files.length === 0 && <p>Nenhum ficheiro selecionado</p>}
      <ul className="mt-2 flex flex-col gap-2">
        {files.map((file, position) => (
          <OneFile key={file.id} file={file} step={step} position={position} onOpen={onOpen} places={places} />
        ))}
      </ul>
    </div>
  );
}

interface OneFileProps {
  file: PostedFile;
  step: number;
  position: number;
  onOpen: OpenFile;
  places: AnswerPlaces | null;
}

function OneFile({ file, step, position, onOpen, places }: OneFileProps) {
  const { scope, activeId, point } = useActivePlace();
  const isPicture = fileKind(file.name) === 'picture';
  const comments = (places?.comments ?? []).filter(({ place }) => isOn(place, step, position));
  return (
    <li className="flex flex-col gap-1">
      {isPicture && <PicturePreview file={file} comments={comments} activeId={activeId} onOpen={onOpen} />}
      <span className="flex flex-wrap items-center gap-x-4">
        <DownloadLink file={file} />
        <OpenButton file={file} onOpen={onOpen} />
      </span>
      <FileCaption file={file} />
      {isPicture && places && (
        <PictureComments
          file={file}
          step={step}
          position={position}
          comments={comments}
          actions={places.actions}
          scope={scope}
          activeId={activeId}
          onPoint={point}
        />
      )}
    </li>
  );
}

function isOn(place: Place, step: number, position: number): boolean {
  return place.kind === 'picture' && place.step === step && place.position === position;
}

/** Opens a PDF or a video in the page. A data URL cannot be fetched (content security policy), only downloaded. */
function OpenButton({ file, onOpen }: { file: PostedFile; onOpen: OpenFile }) {
  const kind = fileKind(file.name);
  if ((kind !== 'pdf' && kind !== 'video') || file.content.startsWith('data:')) return null;
  const Icon = kind === 'pdf' ? FileText : Play;
  return (
    <Button variant="ghost" className="px-3" onClick={(event) => onOpen(file, event.currentTarget)}>
      <Icon aria-hidden className="size-5" />
      {kind === 'pdf' ? 'Abrir PDF' : 'Ver vídeo'}
      <span className="sr-only"> {file.name}</span>
    </Button>
  );
}
