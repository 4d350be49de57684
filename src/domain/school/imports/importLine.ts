/**
 * One parsed line of an import: from a table with headings, or from pasted lines with one team each. planImport decides
 * what the line creates.
 */
export interface ImportLine {
  /** Line number in the text, from 1. */
  line: number;
  className: string;
  teamName: string;
  username: string;
  password: string;
  solar: string;
  members: string[];
  /** The line names a class and no team. */
  classOnly: boolean;
  /** The line has cells under no heading. */
  loose: boolean;
}
/** The parsed lines, and Portuguese notes about values that were guessed or ignored. */
export interface ReadList {
  lines: ImportLine[];
  notes: string[];
}
export type ImportField = 'className' | 'teamName' | 'username' | 'password' | 'solar' | 'members';

/** Column names in the file and in messages. */
export const IMPORT_COLUMNS: Record<ImportField, string> = {
  className: 'turma',
  teamName: 'equipa',
  username: 'utilizador',
  password: 'palavra-passe',
  solar: 'sistema solar',
  members: 'membros',
};

/** Values for lines that lack them. */
export interface ImportDefaults {
  className: string;
  solar: string;
}
