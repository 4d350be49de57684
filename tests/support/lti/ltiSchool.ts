import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { ltiLinks } from '#server/db/schema/identity.ts';
import { SEED_PASSWORD } from '../app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../app/testApp.ts';
import { type NextLaunch, TestPlatform } from './testPlatform.ts';

const PUBLIC_URL = 'https://jogo.escola.pt';

export interface LtiSchool {
  test: TestApp;
  platform: TestPlatform;
  admin: TestCaller;
  platformId: string;
  teacher: { id: string; username: string };
  schoolClass: { id: string; name: string };
  teams: { id: string; name: string; username: string }[];
  /** Where the platform finds our keys. */
  toolKeysUrl: string;
  close(): Promise<void>;
}

/** Makes a school for all tests of a file, and closes it after them. Its fields are there once the tests begin. */
export function ltiSchoolUnderTest(): LtiSchool {
  const school = {} as LtiSchool;
  beforeAll(async () => {
    Object.assign(school, await createLtiSchool());
  });
  afterAll(() => school.close());
  return school;
}

/** Returns the stored activity of the platform with this id; undefined before it is bound. */
export async function storedLink({ test }: LtiSchool, resourceLinkId: string) {
  const [row] = await test.db.select().from(ltiLinks).where(eq(ltiLinks.resourceLinkId, resourceLinkId));
  return row;
}

/** A school whose platform is registered, with a teacher, a class and two teams. */
async function createLtiSchool(): Promise<LtiSchool> {
  const platform = await TestPlatform.start();
  const signIn = { publicUrl: PUBLIC_URL, passwords: 'all', issuers: [], privatePlatforms: ['127.0.0.1'] } as const;
  const test = await createTestApp({ services: { signIn } });
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  platform.toolKeysUrl = `${address}/api/lti/jwks`;
  platform.clock = () => new Date(test.services.now());
  platform.tool = {
    login: `${PUBLIC_URL}/api/lti/login`,
    launch: `${PUBLIC_URL}/api/lti/launch`,
    deepLink: `${PUBLIC_URL}/api/lti/deep-link`,
  };
  const admin = await test.as((await test.admin()).username);
  const added = await admin.post('/lti/platforms', { json: platform.registration() });
  if (added.statusCode !== 201) throw new Error(added.body);
  const { platforms } = (await admin.get('/lti/platforms')).json();
  const school = await newTeacher(test);
  return {
    test,
    platform,
    admin,
    platformId: platforms[0]._id,
    toolKeysUrl: platform.toolKeysUrl,
    ...school,
    close: async () => {
      await test.close();
      await platform.close();
    },
  };
}

/** Returns a new teacher with a class and two teams. */
export async function newTeacher(test: TestApp) {
  const teacher = await test.teacher();
  const schoolClass = await test.schoolClass({ teacherId: teacher.id });
  const [one, two] = [
    await test.team({ classId: schoolClass.id, theme: 'ic' }),
    await test.team({ classId: schoolClass.id, theme: 'dh' }),
  ];
  return { teacher, schoolClass, teams: [one, two] };
}

/** A browser with the cookies of launches. */
export class LaunchBrowser {
  readonly #test: TestApp;
  readonly cookies = new Map<string, string>();

  constructor(test: TestApp) {
    this.#test = test;
  }

  async send(
    method: 'GET' | 'POST',
    path: string,
    { form, headers = {} }: { form?: Record<string, string>; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.#test.app.inject({
      method,
      url: path,
      headers: {
        'sec-fetch-dest': 'document',
        ...(cookie !== '' && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  /** Begins a launch and returns what the platform is asked for. */
  async begin(platform: TestPlatform, { member, resourceLinkId }: NextLaunch) {
    const { launch, deepLink } = platform.tool;
    const query = new URLSearchParams({
      iss: platform.url,
      login_hint: member.sub,
      target_link_uri: resourceLinkId === null ? deepLink : launch,
    });
    const reply = await this.send('GET', `/api/lti/login?${query}`);
    if (reply.statusCode !== 302) throw new Error(`${reply.statusCode}: ${reply.body}`);
    const asked = new URL(String(reply.headers.location));
    return { asked, state: asked.searchParams.get('state') ?? '', nonce: asked.searchParams.get('nonce') ?? '' };
  }

  /** Launches: as the platform does, unless `change` changes the claims or returns another token. */
  async launch(
    platform: TestPlatform,
    next: NextLaunch,
    change: (claims: Record<string, unknown>) => unknown = () => undefined,
  ): Promise<LightMyRequestResponse> {
    const { state, nonce } = await this.begin(platform, next);
    const claims = platform.claims(next, nonce, this.#test.services.now());
    const changed = await change(claims);
    const token = typeof changed === 'string' ? changed : await platform.sign(claims);
    return this.arrive(token, state);
  }

  /** The platform's form arrives at our address. */
  arrive(token: string, state: string): Promise<LightMyRequestResponse> {
    return this.send('POST', '/api/lti/launch', {
      form: { id_token: token, state },
      headers: { origin: 'https://moodle.example' },
    });
  }

  /** Sends the form of a page of ours. */
  choose(page: LightMyRequestResponse, fields: Record<string, string>, origin = PUBLIC_URL) {
    const [, passo = ''] = /name="passo" value="([^"]+)"/.exec(page.body) ?? [];
    return this.send('POST', '/api/lti/choose', { form: { passo, ...fields }, headers: { origin } });
  }

  /** Links the account of the token with the one of the launch. */
  link(token: string, current = SEED_PASSWORD) {
    return this.send('POST', '/api/lti/account', { form: { current }, headers: { authorization: token } });
  }

  /** Exchanges the ticket for a session. */
  async enter() {
    return this.send('POST', '/api/login/issuer/finish');
  }
}
