/** `npm run restore`: restores a backup; see docs/operations.md. */
import { runBuilt } from './built.mjs';

await runBuilt('restore');
