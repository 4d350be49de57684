import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';
import { quizAnswers, textAnswers } from '../app/gameAnswers.ts';

const TEXT_FILE = 'data:text/plain;base64,Q29udmVyc2EgY29tIHRyw6pzIHZpemluaG9zLg==';

/** Of one pixel: what is pressed to look at it must not be as small. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The running product's calls, as a program outside of it makes them. */
export class Wire {
  private readonly base: string;
  private token: string;

  constructor(base: string, token = '') {
    this.base = base;
    this.token = token;
  }

  async signIn(username: string, password: string): Promise<this> {
    const { token } = await this.form<{ token: string }>('/login', { username, password });
    this.token = token;
    return this;
  }

  /** The first sign-in of a teacher whom an administrator made with the password `given`: chooses `own`, as the product asks. */
  async signInFirst(username: string, given: string, own: string): Promise<this> {
    await this.signIn(username, given);
    await this.send('PUT', '/password', { current: given, password: own });
    return this;
  }

  /** Somebody else at the same product. */
  another(): Wire {
    return new Wire(this.base);
  }

  async get<T>(path: string): Promise<T> {
    return this.answer<T>(await fetch(`${this.base}/api${path}`, { headers: { authorization: this.token } }), path);
  }

  /** A form post; lists are repeated fields. */
  async form<T>(path: string, fields: Record<string, string | string[]>): Promise<T> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
    }
    const headers = this.token ? { authorization: this.token } : undefined;
    return this.answer<T>(await fetch(`${this.base}/api${path}`, { method: 'POST', headers, body }), path);
  }

  /** A call with a JSON body. */
  async send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const headers = { authorization: this.token, 'content-type': 'application/json' };
    const answer = await fetch(`${this.base}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return this.answer<T>(answer, path);
  }

  private async answer<T>(response: Response, path: string): Promise<T> {
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  }
}

/** A team of the teacher's first class. */
export async function createTeam(
  teacher: Wire,
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

/** The answers to mission 3: a text and a picture for each step. */
export function filesOfMission(theme: Theme): string[] {
  const files = [
    { name: 'conversa.txt', content: TEXT_FILE },
    { name: 'mapa.png', content: PICTURE },
  ];
  return SOLAR_SYSTEMS[theme].levels.level3.map(() => JSON.stringify(files));
}

/** Plays the whole game over the wire, the spec's way: forms with data URLs. */
export async function playByWire(team: Wire, theme: Theme, proposal: string): Promise<void> {
  const files = JSON.stringify([{ name: 'conversa.txt', content: TEXT_FILE }]);
  await team.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files });
  await team.form('/answer-level-1', { answers: quizAnswers(theme) });
  await team.form('/answer-level-2', { answers: textAnswers(theme, 2) });
  await team.form('/answer-level-3', { answers: filesOfMission(theme) });
  await team.form('/answer-level-4', { answers: textAnswers(theme, 4, proposal), solar: SOLAR_SYSTEMS[theme].name });
}
