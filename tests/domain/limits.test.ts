import { describe, expect, it } from 'vitest';
import * as limits from '#domain/limits.ts';

/** The values in the spec, sections 4, 5 and 9, and in rulings 11, 12 and 18. */
const WRITTEN: [name: string, kept: unknown, written: unknown][] = [
  ['TEXT_MAX_CHARS', limits.TEXT_MAX_CHARS, 10_000],
  ['PROPOSAL_MAX_CHARS', limits.PROPOSAL_MAX_CHARS, 40_000],
  ['NAME_MAX_CHARS', limits.NAME_MAX_CHARS, 120],
  ['COMMENT_MAX_CHARS', limits.COMMENT_MAX_CHARS, 1_000],
  ['TEACHER_PASSWORD_MIN_CHARS', limits.TEACHER_PASSWORD_MIN_CHARS, 6],
  ['PASSWORD_SUFFIX_CHARS', limits.PASSWORD_SUFFIX_CHARS, 5],
  ['FILE_MAX_BYTES', limits.FILE_MAX_BYTES, 50 * 1024 * 1024],
  ['FILES_PER_ANSWER_MAX', limits.FILES_PER_ANSWER_MAX, 10],
  ['TEAM_FILES_MAX_BYTES', limits.TEAM_FILES_MAX_BYTES, 200 * 1024 * 1024],
  ['PAGE_SIZES', limits.PAGE_SIZES, [5, 10, 25, 50]],
  ['PAGE_SIZE_DEFAULT', limits.PAGE_SIZE_DEFAULT, 10],
  ['PAGE_LIMIT_MAX', limits.PAGE_LIMIT_MAX, 1_000],
  ['COMMENTS_PER_TEAM_MAX', limits.COMMENTS_PER_TEAM_MAX, 50],
  ['COMMENTS_LISTED_MAX', limits.COMMENTS_LISTED_MAX, 200],
  ['STARS_MIN', limits.STARS_MIN, 1],
  ['STARS_MAX', limits.STARS_MAX, 5],
  ['MESSAGE_INTERVAL_MS', limits.MESSAGE_INTERVAL_MS, 3_000],
  ['SPEECH_START_DELAY_MS', limits.SPEECH_START_DELAY_MS, 4_000],
  ['QUESTION_DELAY_PER_MESSAGE_MS', limits.QUESTION_DELAY_PER_MESSAGE_MS, 4_000],
  ['QUIZ_FEEDBACK_MS', limits.QUIZ_FEEDBACK_MS, 1_500],
  ['CALL_DEBOUNCE_MS', limits.CALL_DEBOUNCE_MS, 100],
  ['SOUND_VOLUME', limits.SOUND_VOLUME, 0.5],
  ['DUCKED_VOLUME', limits.DUCKED_VOLUME, 0.05],
  ['TOAST_MS', limits.TOAST_MS, 6_000],
  ['LOADING_BAR_DELAY_MS', limits.LOADING_BAR_DELAY_MS, 500],
  ['LOADING_BAR_HEIGHT_PX', limits.LOADING_BAR_HEIGHT_PX, 4],
  ['SIDEBAR_EXPANDED_PX', limits.SIDEBAR_EXPANDED_PX, 320],
  ['SIDEBAR_MINI_PX', limits.SIDEBAR_MINI_PX, 64],
  ['TEAM_SESSION_MS', limits.TEAM_SESSION_MS, 12 * 60 * 60_000],
  ['STAFF_SESSION_MS', limits.STAFF_SESSION_MS, 8 * 60 * 60_000],
  ['WRONG_PASSWORDS_MAX', limits.WRONG_PASSWORDS_MAX, 10],
  ['WRONG_PASSWORDS_WINDOW_MS', limits.WRONG_PASSWORDS_WINDOW_MS, 10 * 60_000],
  ['SIGN_IN_LOCK_MS', limits.SIGN_IN_LOCK_MS, 60_000],
  ['WRONG_PASSWORDS_PER_ADDRESS_MAX', limits.WRONG_PASSWORDS_PER_ADDRESS_MAX, 3_000],
];

describe('limits', () => {
  it.each(WRITTEN)('%s has the value of the spec', (_name, kept, written) => {
    expect(kept).toEqual(written);
  });

  it('FILE_EXTENSIONS are the file types of the spec', () => {
    expect(limits.FILE_EXTENSIONS.join(', ')).toBe(
      'pdf, doc, docx, txt, ppt, pptx, png, jpg, jpeg, gif, bmp, mp4, avi, mkv, webm',
    );
  });
});
