/**
 * Every number a person can run into, with its unit in the name.
 * Source: spec, sections 4, 5 and 9.
 */

/** Lengths in characters, after trimming. */
export const TEXT_MAX_CHARS = 10_000;
/**
 * A proposal is born of all final texts of level 4 (2 or 3 in each theme, each as long as a text answer) with blank
 * lines between them, and stays editable at that length.
 */
export const PROPOSAL_MAX_CHARS = 4 * TEXT_MAX_CHARS;
export const NAME_MAX_CHARS = 120;
export const COMMENT_MAX_CHARS = 1_000;
/** A teacher's words to a team: with a mission that is given back, and about a mission that was marked. */
export const RETURN_NOTE_MAX_CHARS = 500;
/** Why an administrator reopens a submitted proposal. */
export const REOPEN_REASON_MAX_CHARS = 500;
export const LEVEL_NOTE_MAX_CHARS = 1_000;
export const USERNAME_MAX_CHARS = 120;
export const PASSWORD_MAX_CHARS = 200;
export const TEACHER_PASSWORD_MIN_CHARS = 6;
/** Our own dialogs ask for more than the calls do (spec, section 9: 6). */
export const CHOSEN_PASSWORD_MIN_CHARS = 8;
export const PASSWORD_SUFFIX_CHARS = 5;
export const MEMBERS_MAX = 40;

/** Uploaded files. */
export const FILE_MAX_BYTES = 50 * 1024 * 1024;
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
/** Photographs are made smaller on the device: their longer side in pixels, and the quality of a JPEG from 0 to 1. */
export const PHOTO_MAX_PX = 2_560;
export const PHOTO_QUALITY = 0.85;
/** More than a tablet can hold decoded: such a picture is sent as it is. */
export const PHOTO_DECODED_MAX_PIXELS = 64_000_000;
export const FILE_LINK_TTL_MS = 15 * 60_000;

/** A request body that carries no file. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** What a browser tells of something that a page's security policy stopped. */
export const POLICY_REPORT_MAX_BYTES = 16 * 1024;
/** The same, of somebody who is not signed in: a name and a password. */
export const STRANGER_BODY_MAX_BYTES = 64 * 1024;

/** Lists. */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_LIMIT_MAX = 1_000;
/** A page of a moderation queue: each text on it is read for what is doubtful in it. */
export const QUEUE_PAGE_LIMIT_MAX = 50;
export const PAGE_INDEX_MAX = 1_000_000;

/** How long a deleted thing can be restored, in days. */
export const BIN_DAYS = 30;

/** Keeping of a class: how long the warning stands before its data go, how long they can still be restored then. */
export const KEEP_WARNING_DAYS = 30;
export const KEEP_LAST_CALL_DAYS = 14;
/** Years since it was made. */
export const KEEP_YEARS_MAX = 5;

/** Lines of the history that its search looks at, the newest first. */
export const HISTORY_SEARCHED_MAX = 20_000;

/** Import of classes and teams: lines of one file, its characters, and how long it can be undone. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_MAX_CHARS = 300_000;
/** Lines of the text, blank ones too: enough for every team with a pupil in each line. */
export const IMPORT_LINES_MAX = IMPORT_ROWS_MAX * MEMBERS_MAX;
/** Past imports that the panel shows. */
export const IMPORTS_SHOWN_MAX = 20;
export const IMPORT_UNDO_MS = 30 * 24 * 60 * 60_000;

/** Stars on a proposal. */
export const STARS_MIN = 1;
export const STARS_MAX = 5;

/** The council: proposals that a team is given to read besides those its class writes later, and those that a search shows. */
export const COUNCIL_SHOWN_MAX = 60;
export const COUNCIL_FOUND_MAX = 30;
/** Proposals that 'Ver mais' adds to the list at a time. */
export const COUNCIL_MORE = 60;
/** What a team sees of the ranking in the council: the first places, and its neighbours above and below (ruling 8). */
export const RANKING_FIRST = 3;
export const RANKING_NEIGHBOURS = 2;

/** Comments: of one team on one proposal, and how many of the newest a list carries of each proposal. */
export const COMMENTS_PER_TEAM_MAX = 50;
export const COMMENTS_LISTED_MAX = 200;
/** Reports of different teams after which a comment waits for a teacher. */
export const REPORTS_TO_HOLD = 3;
/** Comments that one decision of a teacher can be about, and characters of the proposal that the queue shows with each. */
export const DECIDED_AT_ONCE_MAX = 50;
export const QUEUE_PROPOSAL_CHARS = 200;

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

/** Sessions and guessing. */
export const TEAM_SESSION_MS = 12 * 60 * 60_000;
export const STAFF_SESSION_MS = 8 * 60 * 60_000;
export const WRONG_PASSWORDS_MAX = 10;
export const WRONG_PASSWORDS_WINDOW_MS = 10 * 60_000;
export const SIGN_IN_LOCK_MS = 60_000;
/** Within the same window, of one address: a school of 600 pupils behind one address never reaches it. */
export const WRONG_PASSWORDS_PER_ADDRESS_MAX = 3_000;

/** Drafts: how long the device waits after the last keystroke before it writes to the server. */
export const DRAFT_DELAY_MS = 1_500;
export const DRAFT_MAX_BYTES = 256 * 1024;

/** Devices of one team that hear of each other at the same time. */
export const LIVE_STREAMS_PER_TEAM_MAX = 20;
