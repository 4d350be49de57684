/** `npm start`: from a fresh clone to a listening server. */
import { ensureBuilt, ensureInstalled, requireNode } from './setup.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= 'development';
await import('../dist/server/main.js');
