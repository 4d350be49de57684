/** `npm run backup`: backs up database, files and key; see docs/operations.md. */
import { runBuilt } from './built.mjs';

await runBuilt('backup');
