import type { Theme } from '#domain/vocabulary.ts';
import { dhNotes } from './dh.ts';
import { dsNotes } from './ds.ts';
import { icNotes } from './ic.ts';
import type { ThemeNotes } from './TeacherNote.ts';

/** The teacher's notes of the 36 worksheets by theme. Only tools/pdf prints them; the client never imports them. */
export const NOTES_BY_THEME: Record<Theme, ThemeNotes> = { ic: icNotes, dh: dhNotes, ds: dsNotes };
