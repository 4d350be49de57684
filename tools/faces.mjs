/** The areas of the server and what each of them shows to the others; .dependency-cruiser.mjs holds them to it. */

/** The areas of the product; they have the same names in every room. */
export const AREAS = 'identity|game|council|school|marking|classroom|records';

/** What an area of the server shows to the other areas; everything else of it is its own. */
const FACES = {
  identity: ['accounts.queries', 'sessions.queries', 'createAccount', 'cardAddress', 'firstAccounts'],
  game: [
    'answers.queries',
    'answers.presenter',
    'answerVersions.queries',
    'drafts.queries',
    'levels.queries',
    'playingTeam',
    'status.presenter',
    'stored',
    'themeNames',
  ],
  council: [
    'proposals.queries',
    'ranking.queries',
    'classRanking.queries',
    'moderation/comments.queries',
    'moderation/moderatedTexts.queries',
    'moderation/proposals.queries',
  ],
  school: [
    'schools.queries',
    'teachers.queries',
    'classes.queries',
    'teams.queries',
    'teamFilters.queries',
    'teamPages',
  ],
  marking: ['marks.queries', 'guidance.queries', 'notes.presenter'],
  classroom: ['teamChanges.queries'],
  records: [
    'bin/bin.queries',
    'bin/discard',
    'erasure/erasure',
    'history/actorName.queries',
    'history/audit.queries',
    'history/changedFields',
    'retention/retention.queries',
  ],
};
export const FACE_PATHS = [
  ...Object.entries(FACES).flatMap(([area, files]) => files.map((file) => `^src/server/${area}/${file}\\.ts$`)),
  // Who may do what is asked of the area whose things they are.
  '\\.policy\\.ts$',
];
