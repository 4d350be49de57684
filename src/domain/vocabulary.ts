// The constant sets of the domain: arrays, with types derived from them. Source: spec, sections 3, 6 and 9.

/** Permission ids (spec, section 6): 0 and 1 administrators, 2 teacher, 3 team of students. */
export const ROLES = [0, 1, 2, 3] as const;
export type Role = (typeof ROLES)[number];

export const ROLE = { admin: 0, manager: 1, teacher: 2, team: 3 } as const satisfies Record<string, Role>;

/** Role names as the panel's chip shows them after 'Conta de'. */
export const ROLE_NAMES: Record<Role, string> = {
  0: 'Administrador',
  1: 'Administrador',
  2: 'Professor',
  3: 'Equipa',
};

/** The three solar systems, by the two letters used in worksheets and code. */
export const THEMES = ['ic', 'dh', 'ds'] as const;
export type Theme = (typeof THEMES)[number];

/** Names shown to people and used in paths such as /get-proposals/{solarName}. */
export const THEME_NAMES: Record<Theme, string> = {
  ic: 'Interculturalidade',
  dh: 'Direitos Humanos',
  ds: 'Desenvolvimento Sustentável',
};

/** The fixed theme ids on the wire; they are part of the URL /game?uid={id} and never change. */
export const THEME_IDS: Record<Theme, string> = {
  ic: '5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01',
  dh: '8b3e9d24-1a57-4e86-b2c4-7d90e6f3a502',
  ds: 'c47a61b0-93d8-4f2b-8e15-2b6f48d0c903',
};

/** The four missions of every theme; the tutorial comes before them as part 0. */
export const MISSION_LEVELS = [1, 2, 3, 4] as const;
export type MissionLevel = (typeof MISSION_LEVELS)[number];

/** The worksheets of every mission, in the order in which a class uses them (spec, section 2: fs1 to fs3). */
export const WORKSHEET_NUMBERS = [1, 2, 3] as const;
export type WorksheetNumber = (typeof WORKSHEET_NUMBERS)[number];

/** When a class uses each worksheet of a mission. */
export const WORKSHEET_MOMENTS: Record<WorksheetNumber, string> = {
  1: 'Para preparar a missão',
  2: 'Durante a missão',
  3: 'Para ir mais longe',
};

/** The parts that a team posts: the tutorial (0), then the four missions. */
export const PARTS = [0, ...MISSION_LEVELS] as const;
export type Part = (typeof PARTS)[number];

/** The server's game level: 1 tutorial, 2 to 5 mission 1 to 4, 6 the council. */
export const GAME_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type GameLevel = (typeof GAME_LEVELS)[number];

/** Steps of the tutorial (spec, section 4). */
export const TUTORIAL_STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
export type TutorialStep = (typeof TUTORIAL_STEPS)[number];

/** The ten ship models (spec, section 3: number and colour). */
export const SHIPS = [
  { number: 0, key: 'faisca', name: 'Faísca', color: '#ED8A58' },
  { number: 1, key: 'caracol', name: 'Caracol', color: '#EDC958' },
  { number: 2, key: 'besouro', name: 'Besouro', color: '#7AC943' },
  { number: 3, key: 'manta', name: 'Manta', color: '#ED94BC' },
  { number: 4, key: 'anel', name: 'Anel', color: '#908AED' },
  { number: 5, key: 'nuvem', name: 'Nuvem', color: '#EDE9E9' },
  { number: 6, key: 'libelula', name: 'Libélula', color: '#7BED9F' },
  { number: 7, key: 'baleia', name: 'Baleia', color: '#C1BEED' },
  { number: 8, key: 'corisco', name: 'Corisco', color: '#ED401E' },
  { number: 9, key: 'tatu', name: 'Tatu', color: '#ADA9A9' },
] as const;
export type Ship = (typeof SHIPS)[number];
export type ShipNumber = Ship['number'];
export type ShipKey = Ship['key'];

/** The two states of a proposal as the panel names them. */
export const PROPOSAL_STATES = ['Rascunho', 'Submetida'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Ranking scopes (GET /ranking?scope=). */
export const RANKING_SCOPES = ['global', 'school', 'class'] as const;
export type RankingScope = (typeof RANKING_SCOPES)[number];

/** The ranking that a teacher lets a class see in the council: none, or the ranking of one scope (ruling 8). */
export const COUNCIL_RANKINGS = ['off', 'class', 'school', 'global'] as const;
export type CouncilRanking = (typeof COUNCIL_RANKINGS)[number];
