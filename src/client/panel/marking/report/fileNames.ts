import { parseAnswerFiles } from '../answers/sheet/answerFiles.ts';

/** The files of an answer as paper can show them. */
export function fileNames(text: string): string {
  const names = parseAnswerFiles(text).map(({ name }) => name);
  return names.length === 0 ? 'Nenhum ficheiro selecionado' : names.join('\n');
}
