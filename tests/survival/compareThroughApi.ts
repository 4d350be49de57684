import { createHash } from 'node:crypto';
import { COMMENTS_LISTED_MAX } from '#domain/limits.ts';
import type { PlayedTeam, World } from './player.ts';

interface SeenTeam {
  credentials: { username: string };
  answers?: { tutorial: { data: { files: string } } | null; answersLevel3: string[]; answersLevel4: string[] };
}

interface SeenProposal {
  _id: string;
  team: string;
  teamProposal: { comments: { comment: string }[] };
}

/** Compares a teacher's view of every team with the data that the teams sent; returns the differences. */
export async function compareThroughApi(
  { teacher, played }: Pick<World, 'teacher' | 'played'>,
  base: string,
): Promise<string[]> {
  const wrong: string[] = [];
  const { teams } = await teacher.json<{ teams: SeenTeam[] }>('/team/responses?page=0&limit=1000');
  for (const team of played) {
    const seen = teams.filter(({ credentials }) => credentials.username === team.username);
    if (seen.length !== 1) wrong.push(`${team.username} is seen ${seen.length} times`);
    else wrong.push(...(await compareTeam(team, seen[0], base)));
  }
  const proposals = await teacher.json<SeenProposal[]>('/get-proposals/all');
  const authors = proposals.map(({ team }) => team);
  if (new Set(authors).size !== authors.length) wrong.push('a team has two proposals');
  return [...wrong, ...played.flatMap((team) => compareComments(team, proposals))];
}

async function compareTeam(team: PlayedTeam, seen: SeenTeam | undefined, base: string): Promise<string[]> {
  const answers = seen?.answers;
  const wrong: string[] = [];
  const plan = answers?.answersLevel4 ?? [];
  if (plan.join('\n') !== team.plan.join('\n')) wrong.push(`the plan of ${team.username} is seen as ${plan.join('|')}`);
  const shown = [answers?.tutorial?.data.files ?? '[]', answers?.answersLevel3[0] ?? '[]'];
  const links = shown.flatMap((list) => JSON.parse(list) as { content: string }[]);
  const hashes: string[] = [];
  for (const { content } of links) {
    const bytes = await fetch(`${base}${content}`).then((answer) => answer.arrayBuffer());
    hashes.push(createHash('sha256').update(Buffer.from(bytes)).digest('hex'));
  }
  // The last file may have been uploaded without its answer having been posted.
  if (hashes.join() !== team.files.slice(0, hashes.length).join()) wrong.push(`other files of ${team.username}`);
  return wrong;
}

function compareComments({ username, said }: PlayedTeam, proposals: SeenProposal[]): string[] {
  return said.flatMap(({ proposalId, text }) => {
    const comments = proposals.find(({ _id }) => _id === proposalId)?.teamProposal.comments ?? [];
    // A list contains only the newest comments.
    if (comments.length >= COMMENTS_LISTED_MAX) return [];
    const times = comments.filter(({ comment }) => comment === text).length;
    return times === 1 ? [] : [`a comment of ${username} is seen ${times} times`];
  });
}
