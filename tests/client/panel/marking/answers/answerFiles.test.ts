import { expect, test } from 'vitest';
import {
  missionFiles,
  parseAnswerFiles,
  pictureText,
  teamPictures,
  trainingFiles,
} from '#client/panel/marking/answers/sheet/answerFiles.ts';
import { aTeam } from '../../fixtures.ts';

const PHOTO = { name: 'foto.png', content: '/api/files/abc' };
const NOTE = { name: 'nota.txt', content: 'data:text/plain;base64,b2zDoQ==' };

test.each([
  [JSON.stringify([PHOTO, NOTE]), [PHOTO, NOTE]],
  ['[]', []],
  ['', []],
  ['{"name":"foto.png"}', []],
  [JSON.stringify([null, { name: 'sem conteúdo' }, PHOTO]), [PHOTO]],
  [JSON.stringify([{ name: 'mau', content: 'javascript:alert(1)' }]), []],
  [JSON.stringify([{ name: 'fora', content: 'https://exemplo.test/x' }]), []],
])('parses %s', (text, expected) => {
  expect(parseAnswerFiles(text)).toEqual(expected);
});

test('every file of a team has its own id, also where the same file was posted twice', () => {
  const text = JSON.stringify([PHOTO, PHOTO]);
  const files = [...trainingFiles(text), ...missionFiles([text, text]).flat()];
  expect(files.map(({ source }) => source)).toEqual(['Treino', 'Treino', ...Array(4).fill('Missão 3')]);
  expect(new Set(files.map(({ id }) => id)).size).toBe(6);
});

test('the pictures of a team are those of the training and of mission 3, without other files', () => {
  const team = aTeam(3);
  const mission = [JSON.stringify([NOTE, { ...PHOTO, name: 'mapa.JPG' }]), '[]', JSON.stringify([PHOTO])];
  const answers = team.answers && { ...team.answers, answersLevel3: mission };
  expect(teamPictures({ answers }).map(({ id, name }) => [id, name])).toEqual([
    ['training-0', 'foto.png'],
    ['mission3-0-1', 'mapa.JPG'],
    ['mission3-2-0', 'foto.png'],
  ]);
});

test('a team without answers, or without the training, has no pictures of these', () => {
  const { answers } = aTeam(3);
  expect(teamPictures({ answers: undefined })).toEqual([]);
  expect(teamPictures({ answers: answers && { ...answers, tutorial: null } })).toEqual([]);
});

test('a picture is told by its caption, or else by its file name', () => {
  expect(pictureText({ ...PHOTO, caption: 'A rampa.' })).toBe('A rampa.');
  expect(pictureText(PHOTO)).toBe('foto.png');
});
