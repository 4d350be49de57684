import { backupCommand } from './backup/backupCommand.ts';
import { runCommand } from './backup/command.ts';

await runCommand(backupCommand);
