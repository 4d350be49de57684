import { runCommand } from './backup/command.ts';
import { restoreCommand } from './backup/restoreCommand.ts';

await runCommand(restoreCommand);
