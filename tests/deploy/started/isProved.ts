/** Ends with 0 where the deployment files were started as they are, and with 1 where `npm run prove:compose` has to be run. */
import { isProved } from './proof.ts';

process.exit(isProved() ? 0 : 1);
