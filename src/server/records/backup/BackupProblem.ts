/** Why a backup or a restore was refused or given up; the message is for the operator, in Portuguese. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
