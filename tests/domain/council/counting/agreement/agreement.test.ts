import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf } from '#domain/council/counting/agreement/agreement.ts';
import type { CastBallot } from '#domain/council/session/ballots.ts';
import { drawLots, seededRandom } from '#domain/council/session/lot.ts';
import { allotReadings } from '#domain/council/session/readings.ts';
import { forbiddenForms } from '../../../../../tools/words/forbiddenForms.ts';
import { castBallots, orderBallots, starBallots } from '../../../../support/council/castBallots.ts';

const PLANS = ['a', 'b', 'c', 'd', 'e', 'f'];
const ALL = Object.fromEntries(PLANS.map((plan) => [plan, 3]));
const times = <T>(count: number, one: (index: number) => T) => Array.from({ length: count }, (_, index) => one(index));

/** Two camps: all like `a` and dislike `f`; the first likes b and c, the second d and e. */
const FIRST = { a: 5, b: 5, c: 4, d: 1, e: 2, f: 1 };
const SECOND = { a: 5, b: 1, c: 2, d: 5, e: 4, f: 1 };
const isMoreLikedBy = ({ groups }: { groups: { rated: number; liked: number }[] }, group: number) => {
  const [own, other] = [groups[group], groups[1 - group]].map((one) => (one ? one.liked / one.rated : 0));
  return (own ?? 0) > (other ?? 0);
};
const camps = (first: number, second: number) =>
  starBallots(...times(first, () => FIRST), ...times(second, () => SECOND));

describe('the map of agreement', () => {
  it('says first what both groups like, then what divides them', () => {
    const { map } = agreementOf(camps(6, 4), PLANS);
    expect(map?.groups).toBe(2);
    expect(map?.marks.map(({ group }) => group)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(map?.agreed).toEqual([
      {
        id: 'a',
        groups: [
          { rated: 6, liked: 6, disliked: 0 },
          { rated: 4, liked: 4, disliked: 0 },
        ],
      },
    ]);
    expect(map?.divided.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('places teams that rated alike in one place, and those of the other camp elsewhere', () => {
    const { map } = agreementOf(camps(6, 4), PLANS);
    const [first, second] = [map?.marks[0], map?.marks.at(-1)];
    expect(map?.marks[1]).toMatchObject({ x: first?.x, y: first?.y });
    expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(3);
    expect(map?.shown).toBeCloseTo(1, 9);
  });

  it('sees one group where all agree, and what some like and others dislike', () => {
    const alike = agreementOf(starBallots(...times(9, () => ({ a: 5, b: 4, c: 3, d: 2, e: 4, f: 3 }))), PLANS).map;
    expect([alike?.groups, alike?.agreed.map(({ id }) => id), alike?.divided]).toEqual([1, ['a', 'b', 'e'], []]);
    expect(alike?.marks.every(({ x, y, group }) => x === 0 && y === 0 && group === 0)).toBe(true);
    const mixed = starBallots(...times(8, (team) => ({ ...ALL, a: team % 4 < 2 ? 5 : 1, b: team % 2 === 0 ? 4 : 5 })));
    const { agreed, divided, groups } = agreementOf(mixed, PLANS).map ?? {};
    expect([groups, agreed?.map(({ id }) => id), divided?.map(({ id }) => id)]).toEqual([2, ['b'], ['a']]);
  });

  it('does not take a strict team for one of another opinion', () => {
    const strict = { a: 4, b: 3, c: 2, d: 1, e: 3, f: 2 };
    const lenient = { a: 5, b: 4, c: 3, d: 2, e: 4, f: 3 };
    const { map } = agreementOf(starBallots(...times(10, (team) => (team % 2 === 0 ? strict : lenient))), PLANS);
    expect(map?.groups).toBe(1);
    for (const { x, y } of map?.marks ?? []) expect(Math.hypot(x, y)).toBeCloseTo(0, 9);
  });

  it('finds the camps also where each team read only some of the plans', () => {
    const teams = times(24, (index) => `team-${index}`);
    const proposals = teams.map((team, index) => ({ id: `plan-${index}`, team }));
    const random = seededRandom('camps');
    const cast = [...allotReadings(teams, proposals, 8, 'camps')].map(([team, ids]): CastBallot => {
      const camp = teams.indexOf(team) % 2;
      const stars = ids.map((id): [string, number] => {
        const isLiked = Number(id.slice(5)) % 2 === camp;
        return [id, (isLiked ? 4 : 1) + Math.floor(2 * random())];
      });
      return { team, own: null, ballot: { kind: 'stars', stars: Object.fromEntries(stars) } };
    });
    const { map } = agreementOf(
      cast,
      proposals.map(({ id }) => id),
    );
    expect(map?.groups).toBe(2);
    expect(map?.marks.filter(({ group }) => group === 0)).toHaveLength(12);
    const divided = map?.divided ?? [];
    expect(divided.length).toBeGreaterThan(18);
    const isEven = (id: string) => Number(id.slice(5)) % 2 === 0;
    const [first] = divided;
    const evenLikes = first && isEven(first.id) === isMoreLikedBy(first, 0) ? 0 : 1;
    for (const plan of divided) expect(isMoreLikedBy(plan, evenLikes)).toBe(isEven(plan.id));
  });

  it('is the same for any order of ballots and plans', () => {
    const rating = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 5 });
    const ballots = fc.array(fc.tuple(...PLANS.map(() => rating)), { minLength: 8, maxLength: 14 });
    fc.assert(
      fc.property(ballots, fc.string(), (rows, seed) => {
        const cast = starBallots(
          ...rows.map((row) =>
            Object.fromEntries(row.flatMap((given, place) => (given === null ? [] : [[PLANS[place] ?? '', given]]))),
          ),
        );
        const order = drawLots(
          cast.map(({ team }) => team),
          seed,
        );
        const moved = order.flatMap((team) => cast.filter((one) => one.team === team));
        const { map, reason } = agreementOf(cast, PLANS);
        expect(agreementOf(moved, PLANS.toReversed())).toEqual({ map, reason });
        for (const { x, y } of map?.marks ?? []) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect((map?.agreed ?? []).filter(({ id }) => map?.divided.some((one) => one.id === id))).toEqual([]);
      }),
    );
  });

  it.each<[string, CastBallot[], string]>([
    [
      'no ballots',
      [],
      'O mapa precisa de 8 equipas que deram estrelas a pelo menos 4 propostas. Neste conselho não houve nenhuma.',
    ],
    [
      'seven teams',
      camps(4, 3),
      'O mapa precisa de 8 equipas que deram estrelas a pelo menos 4 propostas. Neste conselho houve só 7.',
    ],
    [
      'abstentions',
      [...camps(4, 3), ...castBallots([null, null])],
      'O mapa precisa de 8 equipas que deram estrelas a pelo menos 4 propostas. Neste conselho houve só 7.',
    ],
    [
      'another kind of ballot',
      orderBallots([9, 'abcdef']),
      'O mapa precisa de 8 equipas que deram estrelas a pelo menos 4 propostas. Neste conselho não houve nenhuma.',
    ],
    [
      'a team with three ratings',
      [...camps(4, 3), ...starBallots({ a: 1, b: 2, c: 3 })],
      'O mapa precisa de 8 equipas que deram estrelas a pelo menos 4 propostas. Neste conselho houve só 7.',
    ],
    [
      'five plans',
      starBallots(...times(9, () => ({ a: 5, b: 4, c: 3, d: 2, e: 1 }))),
      'O mapa precisa de 6 propostas com estrelas de pelo menos 3 equipas. Neste conselho houve só 5.',
    ],
  ])('needs more than %s', (_, cast, words) => {
    expect(agreementOf(cast, PLANS)).toEqual({ map: null, reason: words });
    expect(forbiddenForms(words)).toEqual([]);
  });

  it('leaves out a plan that two teams rated, and a team that has too few ratings without it', () => {
    const two = starBallots({ a: 1, b: 1, c: 1, g: 1 }, { a: 1, b: 1, c: 1, d: 1, g: 1 });
    const cast = [...camps(4, 4), ...two].map((one, index) => ({ ...one, team: `team-${index}` }));
    const { map } = agreementOf(cast, [...PLANS, 'g']);
    expect(map?.marks).toHaveLength(9);
    expect([...(map?.agreed ?? []), ...(map?.divided ?? [])].map(({ id }) => id)).not.toContain('g');
  });

  it('says of no mark which team it is', () => {
    const alternating = times(8, (team) => (team % 2 === 0 ? SECOND : FIRST));
    const { map } = agreementOf(starBallots(...alternating), PLANS);
    expect(map?.marks.map((mark) => Object.keys(mark).sort())).toEqual(times(8, () => ['group', 'x', 'y']));
    expect(map?.marks.map(({ group }) => group)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  it('ignores the own plan', () => {
    const cast = camps(6, 4).map((one, index) => ({ ...one, own: index < 4 ? 'a' : null }));
    expect(agreementOf(cast, PLANS).map?.agreed[0]?.groups[0]).toEqual({ rated: 2, liked: 2, disliked: 0 });
  });
});
