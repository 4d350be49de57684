import { createTeam, filesOfMission, playByWire, Wire } from './wire.ts';

/** Of the accounts that the seed makes; the demonstration accounts have their own. */
export const SEED_PASSWORD = 'semente-1234';
/** What the administrator gives; a teacher chooses SEED_PASSWORD at the first sign-in. */
export const GIVEN_PASSWORD = 'rio-lobo-mel';

/**
 * What the lists of the panel show, made by the product's own calls: the demonstration teacher gets a team that has played, one in the
 * bin and an entry in the history; next door there is another school with a teacher, a class and a team that has played, which
 * the first teacher must never see.
 */
export async function seedPanel(base: string, password: string): Promise<{ neighbourClassId: string }> {
  const [admin, teacher] = await Promise.all([
    new Wire(base).signIn('admin', password),
    new Wire(base).signIn('professor', password),
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
    new Wire(base).signIn('outra', SEED_PASSWORD).then((team) => playByWire(team, 'dh', 'Uma rampa para todos')),
    new Wire(base).signIn('alheia', SEED_PASSWORD).then((team) => playByWire(team, 'ic', 'Um almoço de mil sabores')),
  ]);
  return { neighbourClassId };
}

/** The teacher comments on the files of 'Equipa outra' and gives them back, and the team posts others. */
export async function answerAgain(base: string, password: string): Promise<void> {
  const [teacher, team] = await Promise.all([
    new Wire(base).signIn('professor', password),
    new Wire(base).signIn('outra', SEED_PASSWORD),
  ]);
  const { _id } = await team.get<{ _id: string }>('/profile');
  await teacher.send('PUT', `/team/${_id}/levels/3/note`, { text: 'Ainda falta a legenda.' });
  await teacher.send('POST', `/team/${_id}/levels/3/give-back`, { note: 'O mapa está cortado.' });
  await team.form('/answer-level-3', { answers: filesOfMission('dh') });
}

/** A teacher in a school of their own, with an own password, signed in. */
export async function seedTeacher(admin: Wire, name: string, username: string, schoolName: string): Promise<Wire> {
  const school = await admin.send<{ _id: string }>('POST', '/schools/add', { name: schoolName, group: 'nenhum' });
  await admin.send('POST', '/teachers/add', {
    name,
    username,
    email: `${username}@exemplo.pt`,
    password: GIVEN_PASSWORD,
    school: school._id,
    classes: [],
  });
  return admin.another().signInFirst(username, GIVEN_PASSWORD, SEED_PASSWORD);
}
