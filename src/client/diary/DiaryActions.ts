import type { Diary, DiaryEntryInput, Story } from '#contract/council/diary.ts';
import type { FeedbackActions } from './feedback/FeedbackActions.ts';

/** An entry that is being written, as this device keeps it until the server has it. Photographs are not kept. */
export interface EntryDraft {
  /** The id that the entry will have, so that a repeated save is safe. */
  id: string;
  text: string;
  progress: string;
  reason: string;
  day: string;
}

/** What the screens of a diary ask of the server and of the device. Calls throw CallError. */
export interface DiaryActions {
  read(signal: AbortSignal): Promise<Diary>;
  write(id: string, entry: DiaryEntryInput): Promise<void>;
  remove(id: string): Promise<void>;
  /** Prepares and uploads a photograph; returns the reference by which an entry names it. */
  upload(id: string, photo: File, options: UploadOptions): Promise<string>;
  newId(): string;
  /** Returns the message for people of a failed call, and the messages of its fields. */
  explain(error: unknown): { message: string; fields: Readonly<Record<string, string>> };
  /** The new entry that was begun on this device and is not saved; null when there is none. */
  readDraft(): EntryDraft | null;
  keepDraft(draft: EntryDraft | null): void;
}

interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The diary of the team that plays, and the stories that it may read. */
export interface TeamDiary {
  actions: DiaryActions;
  feedback: FeedbackActions;
  stories(signal: AbortSignal): Promise<readonly Story[]>;
  /** Reports a story to the teacher of its team. Throws an error whose message is for people. */
  reportStory(storyId: string): Promise<void>;
}
