import { ApiClient, createTeam, filesOfMission, playGame } from './ApiClient.ts';

/** Password of the accounts that the seed creates; the demonstration accounts have their own. */
export const SEED_PASSWORD = 'semente-1234';
/** The password that the administrator gives; a teacher replaces it by SEED_PASSWORD at the first sign-in. */
export const GIVEN_PASSWORD = 'rio-lobo-mel';

/**
 * Creates what the panel's lists show through the product's own API: the demonstration teacher gets a team that has
 * played, a deleted team and a history entry; another school gets a teacher, a class and a team that has played, which
 * the first teacher must never see.
 */
export async function seedPanel(base: string, password: string): Promise<{ neighbourClassId: string }> {
  const [admin, teacher] = await Promise.all([
    new ApiClient(base).signIn('admin', password),
    new ApiClient(base).signIn('professor', password),
  ]);
  await createTeam(teacher, 'outra', SEED_PASSWORD, 'dh');
  const { _id: gone } = await createTeam(teacher, 'apagada', SEED_PASSWORD, 'ic');
  await teacher.send('DELETE', `/team/${gone}`);
  const neighbour = await seedTeacher(admin, 'Vera Vizinha', 'vizinha', 'Escola Vizinha');
  const { _id: neighbourClassId } = await neighbour.send<{ _id: string }>('POST', '/classes/add', {
    name: '7.º B',
    teacherId: (await neighbour.get<{ _id: string }>('/profile'))._id,
  });
  await createTeam(neighbour, 'alheia', SEED_PASSWORD, 'ic');
  await Promise.all([
    new ApiClient(base).signIn('outra', SEED_PASSWORD).then((team) => playGame(team, 'dh', 'Uma rampa para todos')),
    new ApiClient(base)
      .signIn('alheia', SEED_PASSWORD)
      .then((team) => playGame(team, 'ic', 'Um almoço de mil sabores')),
  ]);
  return { neighbourClassId };
}

/** The teacher notes and gives back mission 3 of 'Equipa outra', and the team posts new files. */
async function giveBackAndRepost(base: string, password: string): Promise<void> {
  const [teacher, team] = await Promise.all([
    new ApiClient(base).signIn('professor', password),
    new ApiClient(base).signIn('outra', SEED_PASSWORD),
  ]);
  const { _id } = await team.get<{ _id: string }>('/profile');
  await teacher.send('PUT', `/team/${_id}/levels/3/note`, { text: 'Ainda falta a legenda.' });
  await teacher.send('POST', `/team/${_id}/levels/3/give-back`, { note: 'O mapa está cortado.' });
  await team.form('/answer-level-3', { answers: filesOfMission('dh') });
}

/** Creates a teacher in a new school and signs them in with a password of their choice. */
export async function seedTeacher(
  admin: ApiClient,
  name: string,
  username: string,
  schoolName: string,
): Promise<ApiClient> {
  const school = await admin.send<{ _id: string }>('POST', '/schools/add', { name: schoolName, group: 'nenhum' });
  await admin.send('POST', '/teachers/add', {
    name,
    username,
    email: `${username}@exemplo.pt`,
    password: GIVEN_PASSWORD,
    school: school._id,
    classes: [],
  });
  return admin.newClient().signInFirst(username, GIVEN_PASSWORD, SEED_PASSWORD);
}

/** Creates what every page of the panel shows; returns the demonstration teacher's class and that of the other teacher. */
export async function seedPanelScreens(base: string, password: string): Promise<{ own: string; neighbour: string }> {
  const { neighbourClassId } = await seedPanel(base, password);
  await giveBackAndRepost(base, password);
  const teacher = await new ApiClient(base).signIn('professor', password);
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  return { own: classes[0]?._id ?? '', neighbour: neighbourClassId };
}
