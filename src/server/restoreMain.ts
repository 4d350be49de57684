import { runCommand } from './records/backup/command.ts';
import { restoreCommand } from './records/backup/restoreCommand.ts';

await runCommand(restoreCommand);
