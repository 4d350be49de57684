import { parseArgs } from 'node:util';
import { type ClassroomResult, playClassroom } from './classroom.ts';
import { startDebianPostgres } from './debianPostgres.ts';
import { classTable, writeReport } from './report.ts';

/** `npm run chaos`: a whole school plays over a bad network while its server is restarted, and all of its work is counted. */
const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '40' },
    restarts: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string', default: 'both' },
    speed: { type: 'string', default: '6' },
    /** Of the requests, in per cent. */
    faults: { type: 'string', default: '30' },
  },
});
const say = (line: string) => console.log(line);
const share = Number(values.faults) / 100;

async function play(databaseUrl?: string): Promise<ClassroomResult> {
  const result = await playClassroom({
    teams: Number(values.teams),
    restarts: Number(values.restarts),
    seed: values.seed,
    databaseUrl,
    share,
    speed: Number(values.speed),
    timeMs: 15 * 60_000,
    say,
  });
  for (const line of [...result.stuck, ...result.missing, ...result.lost, ...result.doubled]) say(line);
  return result;
}

async function playOnDebian(): Promise<ClassroomResult> {
  const postgres = process.env.DATABASE_URL ? null : await startDebianPostgres();
  try {
    return await play(postgres?.url ?? process.env.DATABASE_URL);
  } finally {
    postgres?.stop();
  }
}

const results: Record<string, ClassroomResult> = {};
if (values.database !== 'external') results['Base de dados embutida'] = await play();
if (values.database !== 'embedded') results['Base de dados de `DATABASE_URL`'] = await playOnDebian();
const table = classTable(results);
say(table);
const how = `com a semente ${values.seed} e ${values.faults} % dos pedidos estragados.`;
writeReport(`${values.teams} equipas, e o servidor reiniciado ${values.restarts} vezes, ${how}`, table);
const isGood = Object.values(results).every(
  ({ lost, doubled, missing, inCouncil, teams }) =>
    lost.length + doubled.length + missing.length === 0 && inCouncil === teams,
);
process.exit(isGood ? 0 : 1);
