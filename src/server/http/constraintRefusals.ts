import { Refusal } from './Refusal.ts';
import { takenRefusal } from './takenRefusal.ts';

const gone = () => new Refusal('notFound');

/**
 * Constraints that two correct calls at the same time can violate, by name, and the refusal for the later call. A
 * violation of any other constraint is a defect of the server.
 */
export const CONSTRAINT_REFUSALS: Readonly<Record<string, () => Refusal>> = {
  // Two calls take the same name (ruling 3).
  accounts_username_key: () => takenRefusal('usernameTaken', 'username'),
  accounts_email_key: () => takenRefusal('emailTaken', 'email'),
  schools_name_key: () => takenRefusal('nameTaken', 'name', 'Já existe uma escola com este nome.'),
  classes_teacher_name_key: () => takenRefusal('nameTaken', 'name', 'Este professor já tem uma turma com este nome.'),
  // Two calls open a council session of the same class.
  council_classes_open: () => new Refusal('councilOpen'),
  // One call deletes what the other refers to; these rows are written without a lock on the row that they refer to.
  teachers_school_id_schools_id_fk: gone,
  classes_teacher_id_teachers_id_fk: gone,
  teams_class_id_classes_id_fk: gone,
  uploads_account_id_accounts_id_fk: gone,
  comments_proposal_id_proposals_id_fk: gone,
  comments_answer_to_comments_id_fk: gone,
  ratings_proposal_id_proposals_id_fk: gone,
  council_readings_team_id_teams_id_fk: gone,
  council_readings_proposal_id_proposals_id_fk: gone,
  council_plans_proposal_id_proposals_id_fk: gone,
  comment_reports_comment_id_comments_id_fk: gone,
  proposal_reports_proposal_id_proposals_id_fk: gone,
};
