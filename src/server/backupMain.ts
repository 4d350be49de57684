import { backupCommand } from './records/backup/backupCommand.ts';
import { runCommand } from './records/backup/command.ts';

await runCommand(backupCommand);
