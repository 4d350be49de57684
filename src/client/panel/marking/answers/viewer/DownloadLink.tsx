import { FileDown } from 'lucide-react';
import type { AnswerFile } from '../sheet/answerFiles.ts';

/** Renders the name of a file as a link that downloads it. */
export function DownloadLink({ file: { name, content } }: { file: AnswerFile }) {
  return (
    <a className="text-link wrap-anywhere" href={content} download={name}>
      <FileDown aria-hidden className="size-5 shrink-0" />
      {name}
    </a>
  );
}
