/** `npm run restore`: puts a backup back; see docs/operations.md. */
import { runBuilt } from './built.mjs';

await runBuilt('restore');
