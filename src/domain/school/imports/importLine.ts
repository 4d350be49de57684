/**
 * Classes and teams as a person writes them: a table with headings, or pasted lines with a team each. Nothing is
 * decided here; planImport says what each line would do.
 */
export interface ImportLine {
  /** In the text, from 1. */
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
/** What a list says, and in words for people what was guessed or left out. */
export interface ReadList {
  lines: ImportLine[];
  notes: string[];
}
export type ImportField = 'className' | 'teamName' | 'username' | 'password' | 'solar' | 'members';

/** What the columns are called in the file and in messages. */
export const IMPORT_COLUMNS: Record<ImportField, string> = {
  className: 'turma',
  teamName: 'equipa',
  username: 'utilizador',
  password: 'palavra-passe',
  solar: 'sistema solar',
  members: 'membros',
};

/** What lines get that do not say it themselves. */
export interface ImportDefaults {
  className: string;
  solar: string;
}
