export type Result = 'meets' | 'meetsInPart' | 'notApplicable' | 'notVerified';

/** What is said of one criterion, of the pages or of the documents. */
export interface Verdict {
  result: Result;
  /** How it is met, or what is missing; in Portuguese, without a final full stop. */
  how: string;
  /** Tests that hold it: path of the file, a colon and the title as the file has it. */
  tests: readonly string[];
}

/** A success criterion of WCAG 2.2, levels A and AA, and what EN 301 549 v3.2.1 makes of it. */
export interface Criterion {
  number: string;
  /** Its Portuguese name. */
  name: string;
  level: 'A' | 'AA';
  /** 'new': WCAG 2.2 added it, EN 301 549 has no clause yet; 'removed': only EN 301 549 still has it. */
  in22?: 'new' | 'removed';
  /** The product's pages: clause 9 of EN 301 549. */
  web: Verdict;
  /** The PDFs that the product prints: clause 10; null where that clause is void. */
  documents: Verdict | null;
}
