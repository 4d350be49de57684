import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { DilemmaMission } from '#domain/game/dilemmas.ts';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';
import { quizAnswers, textAnswers } from '../app/gameAnswers.ts';
import { ONE_PIXEL_PNG } from './onePixelPng.ts';

const TEXT_FILE = 'data:text/plain;base64,Q29udmVyc2EgY29tIHRyw6pzIHZpemluaG9zLg==';

const PICTURE = `data:image/png;base64,${ONE_PIXEL_PNG}`;

/** An HTTP client for the running product. */
export class ApiClient {
  private readonly base: string;
  private token: string;

  constructor(base: string, token = '') {
    this.base = base;
    this.token = token;
  }

  async signIn(username: string, password: string): Promise<this> {
    this.token = await this.tokenFor(username, password);
    return this;
  }

  /** Opens a session and returns its token without using it. */
  async tokenFor(username: string, password: string): Promise<string> {
    const { token } = await this.form<{ token: string }>('/login', { username, password });
    return token;
  }

  /** Signs in a teacher for the first time with the given password and replaces it by `own`, as the product requires. */
  async signInFirst(username: string, given: string, own: string): Promise<this> {
    await this.signIn(username, given);
    await this.send('PUT', '/password', { current: given, password: own });
    return this;
  }

  /** Returns a client without a session for the same product. */
  newClient(): ApiClient {
    return new ApiClient(this.base);
  }

  async get<T>(path: string): Promise<T> {
    return this.answer<T>(await fetch(`${this.base}/api${path}`, { headers: { authorization: this.token } }), path);
  }

  /** Posts a form; a list becomes repeated fields. */
  async form<T>(path: string, fields: Record<string, string | string[]>): Promise<T> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
    }
    const headers = this.token ? { authorization: this.token } : undefined;
    return this.answer<T>(await fetch(`${this.base}/api${path}`, { method: 'POST', headers, body }), path);
  }

  /** Sends a call with a JSON body. */
  async send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const headers = { authorization: this.token, 'content-type': 'application/json' };
    const answer = await fetch(`${this.base}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return this.answer<T>(answer, path);
  }

  /** Uploads a file as the game does (tus 1.0) and returns the reference that an answer names it by. */
  async upload(name: string, bytes: Buffer): Promise<string> {
    const headers = { authorization: this.token, 'tus-resumable': '1.0.0' };
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const begun = await fetch(`${this.base}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
    });
    const id = begun.headers.get('location')?.split('/').at(-1);
    if (!begun.ok || id === undefined) throw new Error(`/uploads: ${begun.status} ${await begun.text()}`);
    const sent = await fetch(`${this.base}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
    if (!sent.ok) throw new Error(`/uploads/${id}: ${sent.status} ${await sent.text()}`);
    return `upload:${id}`;
  }

  private async answer<T>(response: Response, path: string): Promise<T> {
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  }
}

/** Creates a team in the teacher's first class. */
export async function createTeam(
  teacher: ApiClient,
  username: string,
  password: string,
  theme: Theme,
): Promise<{ _id: string }> {
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  return teacher.form('/create', {
    permissionWanted: '3',
    name: `Equipa ${username}`,
    teamMembers: ['Inês', 'Tomás'],
    username,
    password,
    schoolClass: classes[0]?._id ?? '',
    solarId: THEME_IDS[theme],
  });
}

/** Returns answers to mission 3: a text file and a picture for each step. */
export function filesOfMission(theme: Theme): string[] {
  const files = [
    { name: 'conversa.txt', content: TEXT_FILE },
    { name: 'mapa.png', content: PICTURE },
  ];
  return SOLAR_SYSTEMS[theme].levels.level3.map(() => JSON.stringify(files));
}

/** Creates a team and plays its whole game, up to the council with this proposal. */
export async function createPlayedTeam(
  teacher: ApiClient,
  username: string,
  { password, theme, proposal }: { password: string; theme: Theme; proposal: string },
): Promise<void> {
  await createTeam(teacher, username, password, theme);
  await playGame(await teacher.newClient().signIn(username, password), theme, proposal);
}

/** Chooses in the dilemma after this mission, having heard nobody. */
export async function chooseInDilemma(team: ApiClient, mission: DilemmaMission): Promise<void> {
  await team.send('POST', '/dilemmas', { mission, choice: 'first', opened: [] });
}

/** Plays the whole game over HTTP as the specification describes it: forms with data URLs. */
export async function playGame(team: ApiClient, theme: Theme, proposal: string): Promise<void> {
  const files = JSON.stringify([{ name: 'conversa.txt', content: TEXT_FILE }]);
  await team.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files });
  await team.form('/answer-level-1', { answers: quizAnswers(theme) });
  await chooseInDilemma(team, 1);
  await team.form('/answer-level-2', { answers: textAnswers(theme, 2) });
  await team.form('/answer-level-3', { answers: filesOfMission(theme) });
  await chooseInDilemma(team, 3);
  await team.form('/answer-level-4', { answers: textAnswers(theme, 4, proposal), solar: SOLAR_SYSTEMS[theme].name });
}
