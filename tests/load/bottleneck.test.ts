import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { firstBottleneck } from './bottleneck.ts';
import { Recorder } from './Recorder.ts';
import type { RungResult } from './rung.ts';
import type { Seen } from './Watch.ts';

const IDLE: Seen = {
  seconds: 60,
  cpu: { servers: 0.1, postgres: 0.1, nginx: 0, generator: 0.1 },
  busiestServer: 0.1,
  others: 0,
  diskWait: 0,
  lagMedian: 10,
  lagWorst: 20,
  generatorLag: 12,
  hashesWaiting: 3,
  poolWaiting: 0,
  poolWaitingShare: 0,
  connections: 50,
  streams: 10,
};

function found({ entry = {}, lesson = {}, busy = 0, allInSeconds = 58, lessonMs = 8 } = {}) {
  const recorder = new Recorder();
  for (let left = busy; left > 0; left -= 1) recorder.begin('POST /login').busy();
  recorder.phase = 'lesson';
  recorder.begin('PUT /draft').took(lessonMs);
  const seen = { entry: { ...IDLE, ...entry }, lesson: { ...IDLE, ...lesson } };
  return firstBottleneck({ recorder, allInSeconds, ...seen } as RungResult);
}

describe('the first bottleneck', () => {
  it('is nothing without load', () => expect(found()).toEqual({ entry: 'nada', lesson: 'nada' }));

  it.each([
    ['a fila das palavras-passe', { busy: 1 }],
    ['a fila das palavras-passe', { entry: { hashesWaiting: 51 } }],
    ['as ligações à base de dados', { entry: { poolWaitingShare: 0.2 } }],
    ['a entrada, sem fila: o processador', { allInSeconds: 70 }],
    ['outros programas na mesma máquina', { busy: 1, entry: { others: 0.6 } }],
    ['o próprio gerador', { busy: 1, entry: { generatorLag: 200 } }],
  ])('in the entry minute: %s', (words, seen) => expect(found(seen)).toEqual({ entry: words, lesson: 'nada' }));

  const all = { ...IDLE.cpu, servers: availableParallelism() };
  it.each([
    ['o próprio gerador: os tempos não valem', { cpu: { ...IDLE.cpu, generator: 0.9 }, busiestServer: 0.95 }],
    ['outros programas na mesma máquina: os tempos não valem', { others: 0.6, busiestServer: 0.9 }],
    ['o processador do processo do servidor', { busiestServer: 0.9 }],
    ['o processador da base de dados', { cpu: { ...IDLE.cpu, postgres: 0.7 * availableParallelism() } }],
    ['as ligações à base de dados', { poolWaitingShare: 0.2 }],
    [`a máquina inteira (${availableParallelism()} núcleos)`, { cpu: all }],
  ])('in the lesson: %s', (words, lesson) => expect(found({ lesson })).toEqual({ entry: 'nada', lesson: words }));

  it.each([
    ['os pedidos esperam, por outra razão', {}],
    ['o que a entrada deixou por servir', { allInSeconds: 76 }],
    ['o processador do processo do servidor', { lesson: { busiestServer: 0.9 } }],
  ])('in a lesson with slow calls: %s', (words, seen) => {
    expect(found({ ...seen, lessonMs: 1_265 }).lesson).toBe(words);
  });
});
