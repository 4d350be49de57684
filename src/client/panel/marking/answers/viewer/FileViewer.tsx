import type { PostedFile } from '../sheet/answerFiles.ts';
import { fileKind } from '../sheet/fileKind.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { Lightbox } from './Lightbox.tsx';

interface Props {
  /** A picture, a PDF or a video. */
  file: PostedFile;
  /** The pictures that a picture is shown among. */
  pictures: readonly PostedFile[];
  teamName: string;
  onClose: () => void;
  /** Returns the button that opened the file. */
  focusAfter: () => HTMLElement | null;
}

/** Shows a file of an answer in a dialog. */
export function FileViewer({ file, pictures, teamName, ...dialog }: Props) {
  if (fileKind(file.name) !== 'picture') return <DocumentViewer file={file} {...dialog} />;
  return <Lightbox picture={file} pictures={pictures} teamName={teamName} {...dialog} />;
}
