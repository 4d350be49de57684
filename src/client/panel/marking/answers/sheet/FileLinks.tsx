import { FileDown } from 'lucide-react';
import { CAPTION_PLACE_NAMES } from '#domain/game/captions.ts';
import { type AnswerFile, parseAnswerFiles } from './answerFiles.ts';
import { fileKind } from './fileKind.ts';
import { PdfButton } from './PdfButton.tsx';
import { PicturePreview } from './PicturePreview.tsx';

interface Props {
  prompts: readonly { prompt: string }[];
  /** Each a JSON list of files. */
  answers: readonly string[];
}

/** Lists the files of each step, with previews of pictures and PDFs and a download link for all. */
export function FileLinks({ prompts, answers }: Props) {
  return answers.map((answer, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
    <FileAnswer key={index} prompt={prompts[index]?.prompt ?? ''} text={answer} />
  ));
}

/** Lists the files of one step below its prompt. */
export function FileAnswer({ prompt, text }: { prompt: string; text: string }) {
  const files = parseAnswerFiles(text);
  return (
    <div>
      <p className="font-bold">{prompt}</p>
      {files.length === 0 && <p>Nenhum ficheiro selecionado</p>}
      <ul className="mt-2 flex flex-col gap-2">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files never move, and their addresses change with each fetch
          <OneFile key={index} file={file} />
        ))}
      </ul>
    </div>
  );
}

function OneFile({ file }: { file: AnswerFile }) {
  const kind = fileKind(file.name);
  return (
    <li className="flex flex-col gap-1">
      {kind === 'picture' && <PicturePreview file={file} />}
      <span className="flex flex-wrap items-center gap-x-4">
        <a className="text-link wrap-anywhere" href={file.content} download={file.name}>
          <FileDown aria-hidden className="size-5 shrink-0" />
          {file.name}
        </a>
        {kind === 'pdf' && !file.content.startsWith('data:') && <PdfButton file={file} />}
      </span>
      <FileCaption file={file} />
    </li>
  );
}

/** Renders where the team found what the file shows, and what it says of it. */
function FileCaption({ file: { caption, place } }: { file: AnswerFile }) {
  if (!caption && !place) return null;
  return (
    <p className="quoted-answer wrap-anywhere">
      {place && <strong>{CAPTION_PLACE_NAMES[place]}</strong>}
      {place && caption && ': '}
      {caption}
    </p>
  );
}
