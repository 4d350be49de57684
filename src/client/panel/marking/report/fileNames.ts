import { captionLine } from '#domain/game/captions.ts';
import { parseAnswerFiles } from '../answers/sheet/answerFiles.ts';

/** Returns the file names of an answer, one a line, each with its place and caption. */
export function fileNames(text: string): string {
  const lines = parseAnswerFiles(text).map((file) => {
    const said = captionLine(file);
    return said === '' ? file.name : `${file.name}\n${said}`;
  });
  return lines.length === 0 ? 'Nenhum ficheiro selecionado' : lines.join('\n');
}
