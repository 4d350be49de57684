/** Thrown when a backup or a restore is refused or abandoned; the message is for the operator, in Portuguese. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
