import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

const TABLES = [
  'teams',
  'team_supports',
  'answers',
  'answer_files',
  'answer_versions',
  'answer_version_files',
  'answer_recordings',
  'uploads',
  'upload_parts',
  'marks',
  'drafts',
  'kept_drafts',
  'draft_steps',
  'dilemma_choices',
  'proposals',
  'proposal_versions',
  'council_dossiers',
  'diary_entries',
  'diary_photos',
  'ratings',
  'comments',
  'comment_reports',
  'proposal_reports',
  'schools',
  'returned_levels',
  'level_notes',
  'feedback_questions',
  'feedback_seen',
  'placed_comments',
  'councils',
  'council_classes',
  'council_plans',
  'council_teams',
  'council_ballots',
  'lessons',
  'lesson_settings',
  'lesson_teams',
  'lesson_messages',
  'raised_hands',
  'attendance',
  'reflections',
  'surveys',
  'survey_answers',
  'phrases',
  'starter_uses',
  'quiz_corrections',
  'audit',
];

/** Returns every row that the game can change, by table. Equal states mean that no row changed in between. */
export async function gameTableRows(db: Database): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    state[table] = rows.map(({ row }) => row);
  }
  return state;
}
