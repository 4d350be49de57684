import { captionLine } from '#domain/game/captions.ts';
import type { AnswerFile } from '../answers/sheet/answerFiles.ts';

/** Returns the names of files, one a line, each with its place and caption. */
export function fileNames(files: readonly AnswerFile[]): string {
  const lines = files.map((file) => {
    const said = captionLine(file);
    return said === '' ? file.name : `${file.name}\n${said}`;
  });
  return lines.length === 0 ? 'Nenhum ficheiro selecionado' : lines.join('\n');
}
