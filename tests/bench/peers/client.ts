/** The client process: does one job that the parent sends, reports the result, and exits. */
import { Times } from '../../load/Times.ts';
import { CALLS, type Calls } from './Calls.ts';
import { BEGUN, type Job, type JobResult } from './Job.ts';
import { sameList } from './listQueries.ts';
import { ADMIN, BENCH_PASSWORD, usernameOf } from './Peer.ts';
import { Sender } from './Sender.ts';

const ERRORS_PRINTED = 3;
const FILLER = 'Ouvir todos antes de decidir. '.repeat(10);

/** One call of one client; rejects with an Error for an unexpected response. */
type Turn = (client: number) => Promise<void>;

process.once('message', (job: Job) => {
  work(job).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function work(job: Job): Promise<JobResult> {
  const calls = CALLS[job.peer];
  const sender = new Sender(job.base, calls, job.clients);
  const written = new Map<number, string>();
  const turn = await turnOf(job, { calls, sender, written });
  process.send?.(BEGUN);
  const result = await run(job, turn);
  sender.close();
  return { ...result, written: [...written] };
}

interface Tools {
  calls: Calls;
  sender: Sender;
  written: Map<number, string>;
}

function turnOf(job: Job, tools: Tools): Promise<Turn> {
  if (job.kind === 'signIn') return Promise.resolve(signingIn(job, tools));
  return job.kind === 'list' ? listing(job, tools) : writing(job, tools);
}

async function signIn({ calls, sender }: Tools, username: string): Promise<string> {
  const token = calls.tokenOf(await sender.send(calls.signIn(username, BENCH_PASSWORD)));
  if (!token) throw new Error(`${username}: sem credencial`);
  return token;
}

/** Signs in another team each time. */
function signingIn({ firstTeam }: Job, tools: Tools): Turn {
  let next = firstTeam;
  return async () => {
    const team = next;
    next += 1;
    await signIn(tools, usernameOf(team));
  };
}

async function listing({ pages }: Job, tools: Tools): Promise<Turn> {
  const { calls, sender } = tools;
  const token = await signIn(tools, ADMIN);
  let next = 0;
  return async () => {
    const page = pages[next % pages.length];
    next += 1;
    if (!page) throw new Error('sem páginas');
    const answer = calls.listed(await sender.send(calls.list(page.query), token));
    if (!sameList(answer, page.answer)) throw new Error(`outra lista: ${JSON.stringify([page.query, answer])}`);
  };
}

/** Writes with each client's own teams in turn. */
async function writing({ firstTeam, writers, clients, firstTurn }: Job, tools: Tools): Promise<Turn> {
  const { calls, sender, written } = tools;
  const tokens = await Promise.all(Array.from({ length: writers }, (_, n) => signIn(tools, usernameOf(firstTeam + n))));
  const each = Math.floor(writers / clients);
  const turns = Array.from({ length: clients }, () => 0);
  return async (client) => {
    const own = turns[client] ?? 0;
    turns[client] = own + 1;
    const place = client * each + (own % each);
    const team = firstTeam + place;
    const turn = firstTurn + own;
    const text = `Resposta da equipa ${team}, vez ${turn}. ${FILLER}`.trim();
    const answer = calls.written(await sender.send(calls.write({ team, text, turn }), tokens[place]));
    if (answer !== text) throw new Error(`outro texto: ${answer.slice(0, 100)}`);
    written.set(team, text);
  };
}

async function run({ clients, warmUpMs, measureMs }: Job, turn: Turn): Promise<Omit<JobResult, 'written'>> {
  const times = new Times();
  const firstErrors: string[] = [];
  let all = 0;
  let errors = 0;
  const start = performance.now() + warmUpMs;
  const end = start + measureMs;
  const one = async (client: number) => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      try {
        await turn(client);
        all += 1;
        const now = performance.now();
        if (now >= start && now < end) times.add(now - began);
      } catch (error) {
        errors += 1;
        if (firstErrors.length < ERRORS_PRINTED) firstErrors.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  const perSecond = times.count / (measureMs / 1_000);
  return { count: times.count, all, perSecond, p50: times.at(0.5), p95: times.at(0.95), errors, firstErrors };
}
