import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let place: {
  school: { id: string };
  other: { id: string };
  teacher: { id: string; username: string; email: string; name: string };
  schoolClass: { id: string };
  team: { id: string };
};
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
});
afterAll(() => test.close());

beforeEach(async () => {
  count += 1;
  const school = await test.school({ name: `Escola do Rio ${count}` });
  const other = await test.school({ name: `Escola da Serra ${count}` });
  const teacher = await test.teacher({ schoolId: school.id, name: `Marta ${count}` });
  const schoolClass = await test.schoolClass({ teacherId: teacher.id, name: `8.º A${count}` });
  const team = await test.team({ classId: schoolClass.id, name: `Cometas ${count}`, username: `cometas-${count}` });
  place = { school, other, teacher, schoolClass, team };
});

async function finds(search: string): Promise<boolean> {
  const reply = await admin.get(`/team/all?search=${encodeURIComponent(search)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().teams.some(({ _id }: { _id: string }) => _id === place.team.id);
}

it.each(['8.º A', '8º a', '8.ºA', '8 A', '8a', '8.o a'])('finds the class by %s', async (words) => {
  expect(await finds(`${words}${count}`)).toBe(true);
});

it.each(['9.º A', '8.º B', '8_A', '%8a'])('does not find it by %s', async (words) => {
  expect(await finds(`${words}${count}`)).toBe(false);
});

const CHANGES: [what: string, change: () => Promise<unknown>, before: () => string, after: () => string][] = [
  [
    'the class is renamed',
    () => admin.put(`/classes/${place.schoolClass.id}`, { json: { name: `Turma Azul ${count}` } }),
    () => `8.º A${count}`,
    () => `turma azul ${count}`,
  ],
  [
    'the school is renamed',
    () => admin.put(`/schools/${place.school.id}`, { json: { name: `Colégio ${count}`, group: null } }),
    () => `do rio ${count}`,
    () => `colegio ${count}`,
  ],
  [
    'its teacher changes schools',
    () => {
      const { id, name, email, username } = place.teacher;
      return admin.put(`/teachers/${id}`, { json: { name, email, username, school: place.other.id } });
    },
    () => `do rio ${count}`,
    () => `da serra ${count}`,
  ],
  [
    'its name and username are changed',
    () =>
      admin.put(`/team/${place.team.id}`, {
        json: { name: `Luas ${count}`, teamMembers: ['Íris'], username: `luas-${count}` },
      }),
    () => `cometas-${count}`,
    () => `luas-${count}`,
  ],
  [
    'it is moved to another class',
    async () => {
      const { id } = await test.schoolClass({ teacherId: place.teacher.id, name: `9.º Z${count}` });
      return admin.put(`/team/${place.team.id}/class`, { json: { classId: id } });
    },
    () => `8.º A${count}`,
    () => `9.º Z${count}`,
  ],
];

it.each(CHANGES)('is found only by the new text when %s', async (_what, change, before, after) => {
  expect([await finds(before()), await finds(after())]).toEqual([true, false]);
  expect(await change()).toMatchObject({ statusCode: 200 });
  expect([await finds(before()), await finds(after())]).toEqual([false, true]);
});

it('is found after a restore by the current name of its class', async () => {
  const { binId } = (await admin.send('DELETE', `/team/${place.team.id}`)).json();
  expect(await finds(`cometas ${count}`)).toBe(false);
  await admin.put(`/classes/${place.schoolClass.id}`, { json: { name: `Turma Azul ${count}` } });
  expect((await admin.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
  expect([await finds(`8.º A${count}`), await finds(`turma azul ${count}`)]).toEqual([false, true]);
});

it('a team created while its class is renamed is found by the new name', async () => {
  const name = `Turma Rápida ${count}`;
  const make = (n: number) =>
    admin.post('/create', {
      form: {
        permissionWanted: '3',
        name: `Nova ${count} ${n}`,
        username: `nova-${count}-${n}`,
        password: 'palavra-passe',
        schoolClass: place.schoolClass.id,
        solarId: THEME_IDS.ic,
        teacherId: place.teacher.id,
      },
    });
  const made = await Promise.all([
    make(1),
    make(2),
    admin.put(`/classes/${place.schoolClass.id}`, { json: { name } }),
    make(3),
    make(4),
  ]);
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const found = (await admin.get(`/team/all?limit=50&search=${encodeURIComponent(name)}`)).json();
  expect(found.pagination.total).toBe(5);
});
