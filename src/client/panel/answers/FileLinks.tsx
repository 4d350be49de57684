import { FileDown } from 'lucide-react';
import { parseAnswerFiles } from './answerFiles.ts';

interface Props {
  prompts: readonly { prompt: string }[];
  /** Each a JSON list of files. */
  answers: readonly string[];
}

/** The files of each step, to be downloaded. */
export function FileLinks({ prompts, answers }: Props) {
  return answers.map((answer, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its step alone and never moves
    <FileAnswer key={index} prompt={prompts[index]?.prompt ?? ''} text={answer} />
  ));
}

/** One step's files under what it asked for. */
export function FileAnswer({ prompt, text }: { prompt: string; text: string }) {
  const files = parseAnswerFiles(text);
  return (
    <div>
      <p className="font-bold">{prompt}</p>
      {files.length === 0 && <p>Nenhum ficheiro selecionado</p>}
      <ul className="flex flex-col">
        {files.map(({ name, content }) => (
          <li key={content}>
            <a className="panel-link wrap-anywhere" href={content} download={name}>
              <FileDown aria-hidden className="size-5 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
