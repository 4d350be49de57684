/** `npm run backup`: a backup of database, files and key; see docs/operations.md. */
import { runBuilt } from './built.mjs';

await runBuilt('backup');
