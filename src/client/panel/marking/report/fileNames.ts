import { parseAnswerFiles } from '../answers/sheet/answerFiles.ts';

/** Returns the file names of an answer, one a line. */
export function fileNames(text: string): string {
  const names = parseAnswerFiles(text).map(({ name }) => name);
  return names.length === 0 ? 'Nenhum ficheiro selecionado' : names.join('\n');
}
