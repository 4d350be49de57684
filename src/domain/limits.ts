// Every limit that a user can reach, with the unit in the name. Source: spec, sections 4, 5 and 9.

/** Lengths in characters, after trimming. */
export const TEXT_MAX_CHARS = 10_000;
/** A proposal joins the texts of level 4 (2 or 3 in each theme) with blank lines, and must stay editable at that length. */
export const PROPOSAL_MAX_CHARS = 4 * TEXT_MAX_CHARS;
export const NAME_MAX_CHARS = 120;
export const COMMENT_MAX_CHARS = 1_000;
/** What a team says of one file of mission 3. */
export const CAPTION_MAX_CHARS = 280;
/** How an answer grew: steps kept of one series, time between two, and what makes a draft a step. */
export const GROWTH_STEPS_MAX = 40;
export const GROWTH_STEP_WAIT_MS = 30_000;
/** Characters that were added, removed or replaced since the last step, in all boxes. */
export const GROWTH_CHANGE_MIN_CHARS = 40;
/** Characters in a box that was empty at the last step. */
export const GROWTH_BOX_MIN_CHARS = 10;
/** A teacher's note on a mission that is given back; LEVEL_NOTE_MAX_CHARS is for a note on any mission. */
export const RETURN_NOTE_MAX_CHARS = 500;
/** The reason why an administrator reopens a submitted proposal. */
export const REOPEN_REASON_MAX_CHARS = 500;
export const LEVEL_NOTE_MAX_CHARS = 1_000;
/** Answers to a team's question that a device names when it replaces one: what it read, and what it has sent since. */
export const SEEN_ANSWERS_MAX = 10;
/** A teacher's comment on a place of an answer, and how many one answer may have. */
export const PLACED_COMMENT_MAX_CHARS = 500;
export const PLACED_COMMENTS_MAX = 30;
/** A teacher's own phrases for notes: how many, and their size; a note has room for two of them. */
export const PHRASES_MAX = 300;
export const PHRASE_MAX_CHARS = LEVEL_NOTE_MAX_CHARS / 2;
export const PHRASE_SHORTCUT_MAX_CHARS = 20;
/** How long the ticket of a sign-in with a school's account waits for the page to use it. */
export const ISSUER_TICKET_MS = 2 * 60_000;
/** A code of a second factor as typed, and a passkey's name; how many passkeys one account may have. */
export const FACTOR_CODE_MAX_CHARS = 40;
export const PASSKEY_NAME_MAX_CHARS = 80;
export const PASSKEYS_MAX = 10;
/** Wrong second factors before the second step is locked, for how long at first and at most. */
export const WRONG_FACTORS_MAX = 5;
export const FACTOR_LOCK_MS = 60_000;
export const FACTOR_LOCK_MAX_MS = 12 * 60 * 60_000;
export const USERNAME_MAX_CHARS = 120;
export const PASSWORD_MAX_CHARS = 200;
export const TEACHER_PASSWORD_MIN_CHARS = 6;
/** Our dialogs require more than the API does (spec, section 9: 6). */
export const CHOSEN_PASSWORD_MIN_CHARS = 8;
export const PASSWORD_SUFFIX_CHARS = 5;
export const MEMBERS_MAX = 40;

/** An answer by voice: its length, when the end is announced, and a bit rate at which the longest stays below the size. */
export const RECORDING_MAX_S = 180;
export const RECORDING_ENDS_SOON_S = 15;
export const RECORDING_MAX_BYTES = 3 * 1024 * 1024;
export const RECORDING_BITS_PER_S = 64_000;
/** What was said in a recording, as staff write it down: three minutes have some 500 words. */
export const TRANSCRIPT_MAX_CHARS = 6_000;

/** Uploaded files. */
export const FILE_MAX_BYTES = 50 * 1024 * 1024;
/** A larger video or PDF is fetched into a page only after a question, because schools share one connection. */
export const FILE_UNASKED_MAX_BYTES = 25 * 1024 * 1024;
export const FILES_PER_ANSWER_MAX = 10;
export const TEAM_FILES_MAX_BYTES = 200 * 1024 * 1024;
export const FILE_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'ppt',
  'pptx',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'bmp',
  'mp4',
  'avi',
  'mkv',
  'webm',
] as const;
/** Photos are scaled down on the device: longer side in pixels, and JPEG quality from 0 to 1. */
export const PHOTO_MAX_PX = 2_560;
export const PHOTO_QUALITY = 0.85;
/** A larger picture does not fit decoded into a tablet's memory and is sent unchanged. */
export const PHOTO_DECODED_MAX_PIXELS = 64_000_000;
export const FILE_LINK_TTL_MS = 15 * 60_000;

/** A request body without files. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** A browser's report of a content security policy violation. */
export const POLICY_REPORT_MAX_BYTES = 16 * 1024;
/** A request body of an anonymous caller: a name and a password. */
export const STRANGER_BODY_MAX_BYTES = 64 * 1024;

/** Lists. */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_LIMIT_MAX = 1_000;
/** Teams in the queue of the marking desk. */
export const MARKING_QUEUE_MAX = 1_000;
/** Answers to one mission that are compared with each other; the work grows with the square of this number. */
export const COMPARED_ANSWERS_MAX = 200;
/** A page of a moderation queue; small, because each of its texts runs through the word filter. */
export const QUEUE_PAGE_LIMIT_MAX = 50;
export const PAGE_INDEX_MAX = 1_000_000;

/** Number of days for which a deleted subject can be restored. */
export const BIN_DAYS = 30;

/** Retention of a class: days of warning before its data move to the bin, and days in which they can be restored. */
export const KEEP_WARNING_DAYS = 30;
export const KEEP_LAST_CALL_DAYS = 14;
/** Maximum retention in years since the class was created. */
export const KEEP_YEARS_MAX = 5;

/** Number of newest audit entries that a search covers. */
export const HISTORY_SEARCHED_MAX = 20_000;

/** Import of classes and teams: rows and characters of one text. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_MAX_CHARS = 300_000;
/** Lines of the text, including blank ones; enough for every team with one pupil per line. */
export const IMPORT_LINES_MAX = IMPORT_ROWS_MAX * MEMBERS_MAX;
/** Pupils of a class list from which teams are formed: more than any class has. */
export const ROSTER_NAMES_MAX = 200;
/** Past imports that the panel shows. */
export const IMPORTS_SHOWN_MAX = 20;
/** Time in which an import can be undone. */
export const IMPORT_UNDO_MS = 30 * 24 * 60 * 60_000;

/** Stars on a proposal. */
export const STARS_MIN = 1;
export const STARS_MAX = 5;

/** The council: proposals assigned to a team to read, besides later ones of its class, and results of a search. */
export const COUNCIL_SHOWN_MAX = 60;
export const COUNCIL_FOUND_MAX = 30;
/** Proposals that 'Ver mais' adds to the list at a time. */
export const COUNCIL_MORE = 60;
/** The ranking in the council: number of first places, and of neighbours above and below the team (ruling 8). */
export const RANKING_FIRST = 3;
export const RANKING_NEIGHBOURS = 2;

/** Comments of one team on one proposal, and the newest comments of each proposal in a list. */
export const COMMENTS_PER_TEAM_MAX = 50;
export const COMMENTS_LISTED_MAX = 200;
/** The newest former versions of each proposal in a list. */
export const PROPOSAL_VERSIONS_LISTED_MAX = 10;
/** The diary of a plan: characters of an entry and of a reason, entries of one team, and photographs of an entry. */
export const DIARY_TEXT_MAX_CHARS = 2_000;
export const DIARY_REASON_MAX_CHARS = 500;
export const DIARY_ENTRIES_MAX = 100;
export const DIARY_PHOTOS_MAX = 4;
/** Stories of earlier years that a team is offered, the newest first. */
export const STORIES_MAX = 12;
/** Number of teams whose reports hold a comment for a teacher. */
export const REPORTS_TO_HOLD = 3;
/** Texts in one moderation decision, and characters of the proposal that the queue shows with a comment. */
export const DECIDED_AT_ONCE_MAX = 50;
export const QUEUE_PROPOSAL_CHARS = 200;

/** Teams of a council session. */
export const COUNCIL_TEAMS = { min: 2, max: 40 } as const;
/** Proposals that a council session gives a team to read, and duels that it asks a team to decide. */
export const READINGS_PER_TEAM = 4;
export const DUELS_PER_TEAM = 6;
/** Points that a ballot of the kind 'points' may give away, and proposals that one of the kind 'order' must at least have. */
export const BALLOT_POINTS = 10;
export const BALLOT_ORDER_MIN = 2;
/**
 * What the map of agreement needs: teams, proposals, proposals that each of these teams rated, and teams that rated each of
 * these proposals. A group of fewer teams than the last is not shown as one.
 */
export const AGREEMENT_TEAMS_MIN = 8;
export const AGREEMENT_PLANS_MIN = 6;
export const AGREEMENT_RATINGS_PER_TEAM_MIN = 4;
export const AGREEMENT_RATINGS_PER_PLAN_MIN = 3;
export const AGREEMENT_GROUP_MIN = 3;

/** A plan's dossier: an answer of its form, the steps, what one cell of a step holds, and what a step may cost. */
export const DOSSIER_ANSWER_MAX_CHARS = 2_000;
export const DOSSIER_STEPS_MAX = 20;
export const DOSSIER_CELL_MAX_CHARS = 200;
export const DOSSIER_COST_MAX_CENTS = 10_000_000;
/** Words of a proposal for the Orçamento Participativo das Escolas (Despacho n.º 436-A/2017, Regulamento). */
export const SCHOOL_BUDGET_WORDS_MAX = 1_000;

/** Timing of the game. */
export const MESSAGE_INTERVAL_MS = 3_000;
export const SPEECH_START_DELAY_MS = 4_000;
export const QUESTION_DELAY_PER_MESSAGE_MS = 4_000;
export const QUIZ_FEEDBACK_MS = 1_500;
export const CALL_DEBOUNCE_MS = 100;

/** Sound, from 0 to 1. */
export const SOUND_VOLUME = 0.5;
export const DUCKED_VOLUME = 0.05;

/** Panel. */
export const TOAST_MS = 6_000;
export const LOADING_BAR_DELAY_MS = 500;
export const LOADING_BAR_HEIGHT_PX = 4;
export const SIDEBAR_EXPANDED_PX = 320;
export const SIDEBAR_MINI_PX = 64;

/** Sessions and password guessing. */
export const TEAM_SESSION_MS = 12 * 60 * 60_000;
export const STAFF_SESSION_MS = 8 * 60 * 60_000;
/** How many sessions of a team stay open when one more is opened with its code: more devices than a team has. */
export const CODE_SESSIONS_MAX = 12;
/** Sessions that one pupil of a learning platform keeps open, such as on a tablet and at home. */
export const PUPIL_SESSIONS_MAX = 3;
export const WRONG_PASSWORDS_MAX = 10;
export const WRONG_PASSWORDS_WINDOW_MS = 10 * 60_000;
export const SIGN_IN_LOCK_MS = 60_000;
/** Wrong passwords of one IP address in the same window; a school of 600 pupils behind one address stays below it. */
export const WRONG_PASSWORDS_PER_ADDRESS_MAX = 3_000;

/** Characters of a typed team code: four words and what stands between them. */
export const TEAM_CODE_MAX_CHARS = 100;
/**
 * Wrong team codes that may follow one another, and the time after which one of them is forgiven (decision 0060): of one IP
 * address, one for each pupil of a school of 600; of the whole installation, as many as ten such schools.
 */
export const WRONG_CODES_PER_ADDRESS_MAX = 600;
export const WRONG_CODE_OF_ADDRESS_FORGIVEN_MS = 5 * 60_000;
export const WRONG_CODES_MAX = 6_000;
export const WRONG_CODE_FORGIVEN_MS = 60_000;

/** Delay between the last keystroke and the save of a draft on the server. */
export const DRAFT_DELAY_MS = 1_500;
/** Delay of a save after a mark was chosen; long enough for the arrow keys that pass over others. */
export const MARK_DELAY_MS = 100;
export const DRAFT_MAX_BYTES = 256 * 1024;

/** Maximum number of live streams of one team. */
export const LIVE_STREAMS_PER_TEAM_MAX = 20;

/** How long a lesson lasts when nobody ends it, and how long after its end devices still show that it has ended. */
export const LESSON_MS = 3 * 60 * 60_000;
export const LESSON_ENDED_SHOWN_MS = 60 * 60_000;
/** How long a mission must have been open in a lesson to count as played in it, unless it was posted then. */
export const MISSION_PLAYED_MIN_MS = 5 * 60_000;
/** A teacher's message to teams, how many of the newest a device gets, and how long it may still be said. */
export const LESSON_MESSAGE_MAX_CHARS = 200;
export const LESSON_MESSAGES_TOLD = 3;
export const LESSON_MESSAGE_FRESH_MS = 30 * 60_000;
/** Messages of a lesson that the teacher sees, newest first. */
export const LESSON_MESSAGES_LISTED = 20;
/** Changes in one steering call: one for each team of a class, and one for the class. */
export const STEERING_CHANGES_MAX = 200;
/** A raised hand is shown this long. */
export const HAND_SHOWN_MS = 2 * 60 * 60_000;
/** Devices of a team whose presses of the hand are told apart; with more, all are forgotten but the last. */
export const HAND_DEVICES_MAX = 50;
/** Minutes without progress after which a team counts as stuck: default and range. */
export const STUCK_MINUTES = { default: 4, min: 1, max: 30 } as const;
/** How often an open device reports itself, how often at most, and after how long without a report it counts as offline. */
export const DEVICE_REPORT_EVERY_MS = 20_000;
export const DEVICE_REPORT_MIN_MS = 1_000;
export const DEVICE_OFFLINE_MS = 45_000;
/** A device without a report for this long is forgotten. */
/** Devices of one team that its teacher sees; of more, those that reported last. */
export const TEAM_DEVICES_MAX = 20;
export const DEVICE_FORGOTTEN_MS = 90 * 60_000;
/** A pause ends on a device that has had no contact with the server for this long, so that none stays paused. */
export const PAUSE_WITHOUT_CONTACT_MS = 60_000;
/** Minimum interval between two reads of a class for everybody who watches it. */
export const CLASS_READ_EVERY_MS = 1_000;
/** Interval in which a projected star map asks where the ships are. */
export const MAP_READ_EVERY_MS = 2_000;
/** Maximum number of live streams of one account of staff. */
export const LIVE_STREAMS_PER_STAFF_MAX = 20;
/** Wrong star map codes of one network address within WRONG_PASSWORDS_WINDOW_MS. */
export const WRONG_MAP_CODES_MAX = 100;

/** Plans of a council session, and plans that it gives each team to read. */
export const COUNCIL_PLANS = { min: 2, max: 40 } as const;
export const COUNCIL_READINGS = { min: 1, max: 10 } as const;
/** Minutes of a phase, and minutes by which it can be extended at a time. */
export const COUNCIL_MINUTES = { min: 1, max: 90 } as const;
export const COUNCIL_EXTENSION_MINUTES = 30;
/** Times that a team may applaud one plan. */
export const APPLAUSE_MAX = 20;
export const PROJECTOR_CODE_MAX_CHARS = 40;
/** How long a closed council session stays on its projector page. */
export const COUNCIL_CLOSED_SHOWN_MS = 60 * 60_000;
/** Interval in which a projected council session is read at most once, however many projectors show it. */
export const COUNCIL_READ_EVERY_MS = 1_000;
/** Devices of a team whose ballots are told apart; with more, all are forgotten but the last. */
export const BALLOT_DEVICES_MAX = 50;
