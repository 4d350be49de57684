/** The server's areas and their faces: the files that other areas may import. Enforced by .dependency-cruiser.mjs. */

/** The areas of the product, with the same names in every room. */
export const AREAS = 'identity|game|council|school|marking|classroom|records';

/** The files of each area that other areas may import; all others are private. */
const FACES = {
  identity: ['accounts.queries', 'sessions.queries', 'createAccount', 'cardAddress', 'firstAccounts'],
  game: [
    'answers.queries',
    'answers.presenter',
    'answerVersions.queries',
    'currentVersion.queries',
    'dilemmas/dilemmas.queries',
    'drafts.queries',
    'growth/draftSteps.queries',
    'levels.queries',
    'playingTeam',
    'recordings/recordings.presenter',
    'recordings/recordings.queries',
    'status.presenter',
    'stored',
    'themeNames',
  ],
  council: [
    'proposals.queries',
    'ranking.queries',
    'classRanking.queries',
    'session/ballots.queries',
    'session/teamCouncil.queries',
    'moderation/comments.queries',
    'moderation/diary.queries',
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
    'ownTeam',
    'supports/supports.queries',
  ],
  marking: [
    'marks.queries',
    'guidance.queries',
    'notes.presenter',
    'quiz/refreshQuizMarks',
    'feedback/feedback.queries',
  ],
  classroom: [
    'teamChanges.queries',
    'lessons/mapCode',
    'projectorCode',
    'lessons/memberNames.queries',
    'lessons/teamwork.queries',
  ],
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
  // Permission questions go to the policy of the area that owns the record.
  '\\.policy\\.ts$',
];
