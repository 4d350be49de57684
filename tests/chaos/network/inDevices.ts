import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaultOptions, playFault } from './playFault.ts';

/** The process in the devices' host: plays the fault that its argument describes and writes the result to the folder. */
const options = JSON.parse(process.argv[2] ?? '') as FaultOptions;
const result = await playFault(options, (line) => console.log(line));
writeFileSync(join(options.folder, 'result.json'), JSON.stringify(result));
process.exit(0);
