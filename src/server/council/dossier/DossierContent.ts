import type { Dossier } from '#domain/council/dossier.ts';
import type { Theme } from '#domain/vocabulary.ts';

/** A comment against the plan, or a question about it with the answer of the plan's team. */
export interface Objection {
  kind: 'against' | 'question';
  team: string;
  text: string;
  /** Null for a question without an answer that may be read, and for a comment against the plan. */
  answer: string | null;
}

/** Everything that the document says. It names teams, never pupils. */
export interface DossierContent {
  team: string;
  class: string;
  school: string | null;
  theme: Theme;
  at: Date;
  plan: string;
  submitted: boolean;
  answers: Dossier;
  /** Teams that rated the plan, commented on it, and marked a comment as in favour. */
  support: { rated: number; commented: number; for: number };
  /** Mean of the stars with at most one decimal; null without votes. */
  starsMean: number | null;
  objections: readonly Objection[];
  accepted: readonly { team: string; text: string }[];
  /** Number of former texts of the plan. */
  formerTexts: number;
  /** Sentences on the result of a council session; without one the stars are the result. */
  councilResult?: readonly string[];
}
