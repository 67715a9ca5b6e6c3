import { beforeEach, describe, expect, test } from 'vitest';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import { planned, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import {
  asLastTime,
  doseCount,
  doseIn,
  earlierRows,
  shotsAsLeft,
  shotsOf,
  splitUp,
  withProduct,
  withVaccine,
  type Shot,
} from './shots.ts';

const { products } = vaccineFacts;
const byCvx = (cvx: string) => products.find((product) => product.cvx === cvx) ?? null;
let made = 0;
const newId = () => `shot ${(made += 1)}`;
beforeEach(() => {
  made = 0;
});

const shown = (shots: readonly Shot[]) =>
  shots.map(({ cvx, rows }) => `${cvx ?? '?'}: ${rows.map(({ vaccine, number }) => `${vaccine} ${number}`).join(' ')}`);
const ofEach = () => shotsOf(dosesDueAt(vaccinePlan.planned, vaccinePlan.asOf), newId);
/** With the combination of last time. */
const due = () => {
  const shots = ofEach();
  const last = asLastTime(shots, vaccinePlan, products);
  if (!last) throw new Error('no combination');
  return withProduct(shots, last, atThisVisit, vaccinePlan, newId);
};
const idOf = (shots: readonly Shot[], vaccine: string) =>
  shots.find(({ vaccines }) => vaccines.includes(vaccine))?.id ?? '';

/** What is due at the visit. */
const atThisVisit = new Set(['dtap', 'hib', 'ipv', 'rv', 'pcv']);

describe('[VAX-03] the shots of a visit', () => {
  test('are single ones, of which nobody guesses the product', () => {
    expect(shown(ofEach())).toEqual(['?: dtap 2', '?: rv 2', '?: hib 2', '?: pcv 2', '?: ipv 2']);
  });

  test('are those of last time once that is said: the combination is one, and every other dose one of its own', () => {
    expect(shown(due())).toEqual(['120: dtap 2 hib 2 ipv 2', '?: rv 2', '?: pcv 2']);
    expect(doseCount(due())).toBe(5);
  });

  test('are not offered as last time where the combination is not all due, was chosen, or there was none', () => {
    const withoutHib = ofEach().filter(({ vaccines }) => !vaccines.includes('hib'));

    expect(asLastTime(withoutHib, vaccinePlan, products)).toBeNull();
    expect(asLastTime(due(), vaccinePlan, products)).toBeNull();
    expect(asLastTime(ofEach(), { ...vaccinePlan, doses: [] }, products)).toBeNull();
  });

  test('given separately, each dose has a shot of its own, whose product is not known', () => {
    const shots = due();

    expect(shown(splitUp(shots, idOf(shots, 'dtap'), newId))).toEqual([
      '?: dtap 2',
      '?: hib 2',
      '?: ipv 2',
      '?: rv 2',
      '?: pcv 2',
    ]);
  });

  test('a combination that is chosen takes its doses in, also one that is not due yet', () => {
    const shots = due();
    const split = splitUp(shots, idOf(shots, 'dtap'), newId);

    expect(
      shown(withProduct(split, { id: idOf(split, 'ipv'), product: byCvx('110') }, atThisVisit, vaccinePlan, newId)),
    ).toEqual(['?: hib 2', '110: dtap 2 hepb 3 ipv 2', '?: rv 2', '?: pcv 2']);
  });

  test('what the new combination does not hold gets a shot of its own again', () => {
    const shots = due();

    expect(
      shown(withProduct(shots, { id: idOf(shots, 'dtap'), product: byCvx('110') }, atThisVisit, vaccinePlan, newId)),
    ).toEqual(['110: dtap 2 hepb 3 ipv 2', '?: hib 2', '?: rv 2', '?: pcv 2']);
  });

  test('what only a combination added is removed with it', () => {
    const shots = due();
    const wrong = withProduct(
      shots,
      { id: idOf(shots, 'dtap'), product: byCvx('110') },
      atThisVisit,
      vaccinePlan,
      newId,
    );
    const dtap = idOf(wrong, 'dtap');

    const single = withProduct(wrong, { id: dtap, product: byCvx('20') }, atThisVisit, vaccinePlan, newId);
    const unknown = withProduct(wrong, { id: dtap, product: null }, atThisVisit, vaccinePlan, newId);

    expect(shown(single)).toEqual(['20: dtap 2', '?: ipv 2', '?: hib 2', '?: rv 2', '?: pcv 2']);
    expect(shown(unknown)).toEqual(['?: dtap 2', '?: ipv 2', '?: hib 2', '?: rv 2', '?: pcv 2']);
  });

  test('a combination of an unknown product is a shot for each of its doses', () => {
    const shots = due();

    expect(
      shown(withProduct(shots, { id: idOf(shots, 'dtap'), product: null }, atThisVisit, vaccinePlan, newId)),
    ).toEqual(['?: dtap 2', '?: hib 2', '?: ipv 2', '?: rv 2', '?: pcv 2']);
  });

  test('a vaccine of a combination that fills no row is a shot of its own, too', () => {
    const planWithoutHepB = {
      ...vaccinePlan,
      planned: vaccinePlan.planned.filter(({ vaccine }) => vaccine !== 'hepb'),
    };
    const shots = due();
    const pediarix = withProduct(
      shots,
      { id: idOf(shots, 'dtap'), product: byCvx('110') },
      atThisVisit,
      planWithoutHepB,
      newId,
    );

    const separate = splitUp(pediarix, idOf(pediarix, 'dtap'), newId);

    expect(separate.map(({ vaccines }) => vaccines.join())).toEqual(['dtap', 'hepb', 'ipv', 'hib', 'rv', 'pcv']);
    expect(
      separate
        .slice(0, 3)
        .map(doseIn)
        .map(({ vaccine }) => vaccine),
    ).toEqual(['dtap', 'hepb', 'ipv']);
  });

  test('of two combinations that overlap the one chosen last holds the doses, and no row is filled twice', () => {
    const shots = withVaccine(due(), 'hepb', vaccinePlan, newId);

    expect(
      shown(withProduct(shots, { id: idOf(shots, 'hepb'), product: byCvx('110') }, atThisVisit, vaccinePlan, newId)),
    ).toEqual(['?: rv 2', '?: pcv 2', '110: dtap 2 hepb 3 ipv 2', '?: hib 2']);
  });

  test('a product of one vaccine stays with its dose, and can be unknown again', () => {
    const shots = due();
    const pcv = idOf(shots, 'pcv');

    const chosen = withProduct(shots, { id: pcv, product: byCvx('216') }, atThisVisit, vaccinePlan, newId);

    expect(shown(chosen).at(-1)).toBe('216: pcv 2');
    expect(shown(withProduct(chosen, { id: pcv, product: null }, atThisVisit, vaccinePlan, newId)).at(-1)).toBe(
      '?: pcv 2',
    );
  });

  test('another vaccine fills its next open dose; one that the plan does not have fills none', () => {
    expect(shown(withVaccine([], 'hepb', vaccinePlan, newId))).toEqual(['?: hepb 3']);
    expect(shown(withVaccine([], 'tdap', vaccinePlan, newId))).toEqual(['?: ']);
  });
});

describe('[VAX-03] what is sent of a shot', () => {
  test('its product and the rows it is meant to fill, under an id of its own', () => {
    const [shot] = due();

    expect(shot && doseIn(shot)).toEqual({
      id: shot?.id,
      cvx: '120',
      fills: ['dtap', 'hib', 'ipv'].map((vaccine) => planned(vaccine, 2, '2026-11-19').id),
    });
  });

  test('its vaccine where the product is not known', () => {
    expect(withVaccine([], 'tdap', vaccinePlan, newId).map(doseIn)).toEqual([{ id: 'shot 1', vaccine: 'tdap' }]);
  });
});

describe('[VAX-03] the earlier doses that are asked about', () => {
  const asked = (vaccine: string, number: number) => {
    const row = vaccinePlan.planned.find((one) => one.vaccine === vaccine && one.number === number);
    const shots = row ? [{ id: 'shot', vaccines: [vaccine], rows: [row], cvx: null }] : [];
    return earlierRows(shots, vaccinePlan).map((one) => `${one.vaccine} ${one.number}`);
  };

  test.each([
    { vaccine: 'dtap', number: 2, earlier: [] },
    { vaccine: 'dtap', number: 3, earlier: ['dtap 2'] },
    { vaccine: 'dtap', number: 5, earlier: ['dtap 2', 'dtap 3', 'dtap 4'] },
    { vaccine: 'hepb', number: 3, earlier: [] },
  ])('of $vaccine $number: $earlier', ({ vaccine, number, earlier }) => {
    expect(asked(vaccine, number)).toEqual(earlier);
  });

  test('do not include those that are marked at the same time, or not needed', () => {
    const ofDtap = vaccinePlan.planned.filter(({ vaccine, number }) => vaccine === 'dtap' && number > 1);
    const plan = { planned: ofDtap.map((row) => (row.number === 3 ? { ...row, status: 'not-needed' as const } : row)) };
    const marked = plan.planned.filter(({ number }) => number === 2 || number === 4);
    const shots = marked.map((row) => ({ id: row.id, vaccines: ['dtap'], rows: [row], cvx: null }));

    expect(earlierRows(shots, plan)).toEqual([]);
  });
});

describe('[decision 76] shots that were left unsaved', () => {
  const rowsDue = dosesDueAt(vaccinePlan.planned, vaccinePlan.asOf);

  test('come back as they were, each under its id, split or with another product', () => {
    const split = splitUp(due(), 'shot 1', newId);
    const pcv = idOf(split, 'pcv');
    const left = withProduct(split, { id: pcv, product: byCvx('216') }, atThisVisit, vaccinePlan, newId);

    expect(shotsAsLeft(left, rowsDue, vaccinePlan, newId)).toEqual(left);
  });

  test('are single ones where none were left', () => {
    expect(shown(shotsAsLeft([], rowsDue, vaccinePlan, newId))).toEqual(shown(ofEach()));
  });

  test('do not hold what was marked since: what else a combination held is listed by itself, under new ids', () => {
    const left = due();
    const hib = idOf(left, 'hib');
    const marked = vaccinePlan.planned.map((row) =>
      rowsDue.some(({ id, vaccine }) => id === row.id && vaccine === 'hib') ? { ...row, completed: true } : row,
    );
    const rest = rowsDue.filter(({ vaccine }) => vaccine !== 'hib');

    const now = shotsAsLeft(left, rest, { ...vaccinePlan, planned: marked }, newId);

    expect(shown(now)).toEqual(['?: rv 2', '?: pcv 2', '?: dtap 2', '?: ipv 2']);
    expect(now.every(({ id }) => id !== hib)).toBe(true);
  });
});
