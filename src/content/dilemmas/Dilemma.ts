import type { DilemmaChoice, DilemmaMission } from '#domain/game/dilemmas.ts';

/** The inhabitants of a solar system, and the dilemma that they put to the team after each of two missions. */
export interface Dilemmas {
  cast: readonly Character[];
  after: Record<DilemmaMission, Dilemma>;
}

interface Character {
  /** Names the picture: people/{theme}-{who}. */
  who: string;
  name: string;
  role: string;
  /** What the picture shows, for those who do not see it. */
  look: string;
}

/** A scene in which inhabitants of a planet want different things. Nothing in it is scored, right or wrong. */
export interface Dilemma {
  title: string;
  /** ORBI's messages: what happened, as long as those of a mission. */
  messages: readonly string[];
  question: string;
  /** Three perspectives; each is read when the team opens it. */
  voices: readonly Voice[];
  /** Each choice has a good side and a cost. */
  choices: Record<DilemmaChoice, Choice>;
  /** Sources of the rights and goals that are in conflict, for teachers. */
  sources: readonly string[];
}

/** What one inhabitant wants, and why, in the inhabitant's own words. */
interface Voice {
  who: string;
  wants: string;
  why: string;
}

interface Choice {
  label: string;
  /** ORBI's messages: what follows from it. */
  messages: readonly string[];
  /** The change of the planet's light, which the stage draws. */
  seen: string;
  /** One sentence that tells it again, at the start of mission 4 and in the council. */
  told: string;
  /** The inhabitant who comes back, with words for the start of mission 4 and for the council. */
  back: { who: string; mission4: string; council: string };
}
