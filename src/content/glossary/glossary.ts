import { dhGlossary } from './dh.ts';
import { dsGlossary } from './ds.ts';
import type { Glossary } from './GlossaryEntry.ts';
import { icGlossary } from './ic.ts';

/** The pictured glossary of each solar system. */
export const GLOSSARY: Glossary = { ic: icGlossary, dh: dhGlossary, ds: dsGlossary };
