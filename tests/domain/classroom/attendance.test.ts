import { expect, test } from 'vitest';
import {
  areThere,
  attendanceWords,
  divided,
  meanPresent,
  memberWithRoles,
  noAttendance,
} from '#domain/classroom/attendance.ts';

test.each([
  [{ sessions: 3, skipped: 0, presences: 12, members: 5 }, '3 sessões, em média 4 de 5 presentes'],
  [
    { sessions: 3, skipped: 1, presences: 11, members: 4 },
    '3 sessões, em média 3,7 de 4 presentes (e 1 sessão sem indicação)',
  ],
  [{ sessions: 1, skipped: 0, presences: 1, members: 1 }, '1 sessão, 1 de 1 presente'],
  [{ sessions: 0, skipped: 2, presences: 0, members: 4 }, 'não indicadas em 2 sessões'],
  [{ sessions: 2, skipped: 0, presences: 0, members: 0 }, 'sem membros registados'],
  [noAttendance(4), 'sem registo'],
])('%j reads as %s', (totals, words) => {
  expect(attendanceWords(totals)).toBe(words);
});

test('there is no mean of lessons or members that are not', () => {
  expect(meanPresent({ sessions: 2, skipped: 0, presences: 5, members: 4 })).toBe(2.5);
  expect(meanPresent(noAttendance(4))).toBeNull();
  expect(meanPresent({ sessions: 2, skipped: 0, presences: 0, members: 0 })).toBeNull();
});

test('a member is named with the roles in their order', () => {
  expect(memberWithRoles('Ana', { speaker: 'Ana', pilot: 'Ana', scribe: 'Rui' })).toBe('Ana (Piloto, Porta-voz)');
  expect(memberWithRoles('Eva', { pilot: 'Ana' })).toBe('Eva');
});

test('each naming counts for one of two members with the same name', () => {
  const members = ['Ana', 'Rui', 'Ana'];
  expect(areThere(members, ['Ana', 'Zé'])).toEqual([true, false, false]);
  expect(areThere(members, ['Ana', 'Ana', 'Ana'])).toEqual([true, false, true]);
  expect(divided(members, ['Rui', 'Ana'])).toEqual({ present: ['Ana', 'Rui'], absent: ['Ana'] });
  expect(divided(members, [])).toEqual({ present: [], absent: members });
});
