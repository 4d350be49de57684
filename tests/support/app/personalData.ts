/**
 * Classifies every column of the database as 'personal' (it names, is written by, or is about a person or a team; the
 * school is accountable for it) or 'none' (numbers, times and ids that say nothing on their own). A new column fails
 * the test until it is classified here; docs/privacy.md names each personal one.
 */
type Kind = 'personal' | 'none';

const none = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, 'none' as Kind]));
const personal = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, 'personal' as Kind]));

const LEVEL_BOUNDS = ['level2_from', 'level3_from', 'level4_from', 'level5_from'];

export const PERSONAL_DATA: Record<string, Record<string, Kind>> = {
  accounts: {
    ...personal('username', 'email', 'password_hash', 'sealed_password', 'folded_username', 'folded_email'),
    ...personal('must_change_password'),
    ...none('id', 'role', 'created_at'),
  },
  sessions: {
    ...personal('account_id', 'created_at', 'expires_at', 'revoked_at', 'issuer'),
    ...none('id', 'lti_pupil_id'),
  },
  sign_in_failures: { ...personal('name'), ...none('failures', 'window_start', 'locked_until') },
  team_codes: { ...personal('hash', 'revoked_at'), ...none('team_id', 'generation') },
  staff_identities: { ...personal('issuer', 'subject', 'account_id', 'linked_at', 'last_used_at'), ...none('id') },
  sign_in_steps: {
    ...personal('account_id', 'expires_at'),
    ...none('hash', 'identity_id', 'lti_link_id', 'lti_pupil_id'),
  },
  second_factors: {
    ...personal('account_id', 'sealed_secret', 'confirmed_at', 'last_step', 'failures', 'locked_until'),
  },
  passkeys: {
    ...personal('account_id', 'credential_id', 'public_key', 'counter', 'name', 'created_at', 'last_used_at'),
    ...none('id'),
  },
  recovery_codes: personal('hash', 'account_id'),
  lti_platforms: none(
    ...['id', 'name', 'issuer', 'client_id', 'deployment_ids', 'authorize_url', 'token_url', 'jwks_url'],
    ...['trusts_email', 'email_domains', 'created_at'],
  ),
  lti_keys: none('kid', 'public_key', 'sealed_key', 'created_at'),
  lti_nonces: none('hash', 'expires_at'),
  lti_links: none(
    ...['id', 'platform_id', 'deployment_id', 'context_id', 'resource_link_id', 'class_id', 'team_id', 'theme'],
    ...['line_item_url', 'line_items_url', 'members_url', 'chosen_at', 'sending_until', 'created_at'],
  ),
  lti_pupils: { ...personal('subject', 'mark', 'team_id'), ...none('id', 'link_id') },
  school_groups: none('id', 'name', 'folded_name'),
  schools: none('id', 'name', 'group_id', 'created_at', 'folded_name', 'moderation', ...LEVEL_BOUNDS),
  teachers: { ...personal('name', 'folded_name'), ...none('id', 'school_id') },
  classes: {
    ...personal('name', 'folded_name'),
    ...none('id', 'teacher_id', 'created_at', 'keep_until', 'warned_days', 'warned_on'),
    ...none('ranking_scope', 'ranking_opened_at', 'feedback_held_until'),
  },
  class_sizes: none('class_id', 'teams'),
  teams: {
    ...personal('name', 'members', 'level', 'points', 'council_at', 'search_key', 'folded_name'),
    ...none('id', 'class_id', 'class_name', 'theme', 'ship', 'created_at'),
  },
  team_supports: { ...personal('supports', 'updated_at'), ...none('team_id', 'revision') },
  blobs: none('sha256', 'bytes', 'mime', 'created_at'),
  uploads: { ...personal('account_id', 'name'), ...none('id', 'bytes', 'sha256', 'created_at') },
  upload_parts: none('upload_id', 'position', 'bytes', 'sha256'),
  answers: { ...personal('texts', 'accepted_at'), ...none('team_id', 'part', 'fingerprint') },
  answer_files: { ...personal('name', 'sha256', 'caption', 'place'), ...none('team_id', 'part', 'step', 'position') },
  answer_versions: {
    ...personal('texts', 'accepted_at', 'returned_at', 'return_note', 'note', 'mark', 'proposal'),
    ...none('team_id', 'level', 'version'),
  },
  answer_version_files: {
    ...personal('name', 'sha256', 'caption', 'place'),
    ...none('team_id', 'level', 'version', 'step', 'position'),
  },
  answer_recordings: {
    ...personal('name', 'sha256', 'seconds', 'words', 'words_at'),
    ...none('id', 'team_id', 'part', 'version', 'step'),
  },
  marks: { ...personal('p1', 'p2', 'p1_marked', 'p2_marked'), ...none('team_id', 'level') },
  drafts: {
    ...personal('content', 'device', 'updated_at', 'step_texts', 'step_at'),
    ...none('team_id', 'part', 'revision'),
  },
  kept_drafts: { ...personal('content', 'device', 'at'), ...none('id', 'team_id', 'part', 'revision') },
  draft_steps: { ...personal('texts', 'at'), ...none('team_id', 'part', 'version', 'number') },
  audit: {
    ...personal('at', 'account_id', 'action', 'subject_id', 'subject_name', 'details'),
    ...none('id', 'via_system', 'owner_id'),
  },
  bin: {
    ...personal('name', 'rows', 'deleted_by'),
    ...none('id', 'kind', 'subject_id', 'owner_id', 'counts', 'deleted_at', 'goes_at', 'days_left', 'counted_on'),
  },
  bin_blobs: none('bin_id', 'sha256'),
  bin_subjects: none('bin_id', 'subject_id'),
  dilemma_choices: { ...personal('choice', 'opened', 'chosen_at'), ...none('team_id', 'mission') },
  returned_levels: { ...personal('note', 'mark', 'returned_at'), ...none('team_id', 'level') },
  feedback_questions: {
    ...personal('text', 'asked_at', 'answer', 'answered_at'),
    ...none('team_id', 'level', 'version'),
  },
  feedback_seen: { ...personal('seen_at'), ...none('team_id', 'level', 'fingerprint') },
  level_notes: { ...personal('text', 'updated_at'), ...none('team_id', 'level') },
  placed_comments: {
    ...personal('quote', 'text', 'created_at', 'updated_at', 'read_at'),
    ...none('id', 'team_id', 'level', 'version', 'step', 'span_start', 'span_end', 'position', 'x', 'y'),
  },
  proposals: {
    ...personal('text', 'words', 'submitted_at', 'state', 'held_for', 'decided_by', 'decided_at', 'before', 'returned'),
    ...none('id', 'team_id', 'created_at', 'story_shared'),
  },
  diary_entries: {
    ...personal('day', 'progress', 'text', 'reason', 'by_team', 'created_at'),
    ...personal('state', 'held_for', 'decided_by', 'decided_at', 'before'),
    ...none('id', 'team_id', 'fingerprint'),
  },
  diary_photos: { ...personal('sha256'), ...none('team_id', 'entry_id', 'position') },
  proposal_versions: {
    ...personal('text', 'written_at', 'replaced_at', 'cause'),
    ...none('team_id', 'version', 'comment_id', 'shown'),
  },
  council_dossiers: {
    ...personal('answers', 'saved_by', 'saved_at', 'other'),
    ...none('team_id', 'revision', 'writer'),
  },
  proposal_reports: { ...personal('team_id', 'at'), ...none('proposal_id') },
  readership: none('proposal_id', 'theme', 'readers', 'shown', 'withdrawn_at'),
  council_readings: { ...personal('team_id'), ...none('proposal_id') },
  standings: {
    ...personal('name', 'points', 'council_at', 'participation', 'stars_sum', 'stars_count', 'stars_mean'),
    ...none('team_id', 'theme', 'class_id', 'class_name', 'has_proposal'),
  },
  ratings: { ...personal('stars', 'team_id', 'at'), ...none('proposal_id') },
  comments: {
    ...personal('text', 'team_id', 'at', 'state', 'held_for', 'decided_by', 'decided_at', 'before'),
    ...personal('kind', 'accepted_at'),
    ...none('id', 'proposal_id', 'answer_to'),
  },
  comment_reports: { ...personal('team_id', 'at'), ...none('comment_id') },
  councils: {
    ...personal('created_by', 'started_at', 'closed_at'),
    ...none(
      'id',
      'code',
      'seed',
      'setup',
      'state',
      'phase',
      'ends_at',
      'left_ms',
      'presenting',
      'drawn',
      'to_earth',
      'result_shown',
      'count',
    ),
    ...none('revision', 'created_at'),
  },
  council_classes: none('council_id', 'class_id', 'open'),
  council_plans: none('council_id', 'proposal_id', 'place', 'cost'),
  council_teams: { ...personal('team_id', 'readings', 'read', 'duels', 'applause'), ...none('council_id', 'changes') },
  council_ballots: { ...personal('team_id', 'ballot', 'at', 'device', 'presses'), ...none('council_id', 'version') },
  selection_readings: {
    ...personal('account_id', 'community', 'feasible', 'fair', 'words', 'judged_at'),
    ...none('proposal_id'),
  },
  selection_choices: { ...personal('reason', 'chosen_by', 'chosen_at'), ...none('proposal_id') },
  selection_results: { ...personal('published_by', 'published_at'), ...none('year') },
  phrases: {
    ...personal('account_id', 'text', 'shortcut', 'level', 'criterion', 'uses'),
    ...none('id', 'created_at'),
  },
  starter_uses: personal('account_id', 'starter', 'uses'),
  lessons: {
    ...personal('started_by', 'started_at', 'ended_at'),
    ...none('id', 'class_id', 'expires_at', 'session', 'sessions', 'map_code', 'paused', 'pace', 'silent'),
  },
  surveys: none('class_id', 'code', 'open'),
  survey_answers: { ...personal('answers'), ...none('id', 'class_id', 'moment', 'counted') },
  quiz_corrections: {
    ...personal('corrected_by', 'corrected_at'),
    ...none('class_id', 'theme', 'challenge', 'kind', 'options', 'may_fall'),
  },
  lesson_settings: none('class_id', 'plan', 'next_session', 'stuck_minutes'),
  lesson_teams: { ...personal('paused', 'pace', 'silent'), ...none('lesson_id', 'team_id') },
  lesson_messages: { ...personal('text', 'team_id', 'sent_at', 'withdrawn_at'), ...none('id', 'lesson_id') },
  lesson_message_views: { ...personal('team_id', 'seen_at'), ...none('message_id') },
  attendance: { ...personal('present', 'absent', 'roles', 'at'), ...none('lesson_id', 'team_id') },
  raised_hands: { ...personal('raised_at', 'answered_at', 'pressed_at', 'presses'), ...none('team_id') },
  reflections: { ...personal('answers', 'at'), ...none('team_id', 'mission') },
  device_states: {
    ...personal('device', 'seen_at', 'progressed_at', 'part', 'step', 'words', 'files', 'unsent'),
    ...none('team_id'),
  },
  restore_drills: {
    ...personal('started_by'),
    ...none('id', 'state', 'started_at', 'ended_at', 'backup', 'backup_at', 'progress', 'findings', 'problem'),
  },
  erasures: none('subject_id', 'kind', 'at', 'logged'),
};
