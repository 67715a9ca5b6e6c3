import { describe, expect, test } from 'vitest';
import { placesOf, vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { DamagedEdition } from '../damaged-edition.ts';
import { applyDelta } from './delta.ts';
import { readSupportingData } from '../read-supporting-data.ts';
import type { SupportingData } from '../../supporting-data.ts';

const PATH = 'content/vaccines/delta-4.65.json';
const { data: base } = readSupportingData(vaccineFile('cdsi-4.64.schedule.json'), [
  vaccineFile('cdsi-4.64.childhood.json'),
  vaccineFile('cdsi-4.64.other.json'),
]);
const published = vaccineFile('delta-4.65.json').content;
const next = applyDelta(base, 'cdsi-4.64', { path: PATH, content: published });

const hib = { antigen: 'Hib', series: 'Hib risk child 2-dose series' };
const mmr = { antigen: 'Measles', series: 'Measles 2-dose series' };

/** The edition after these operations instead of the published ones. */
function after(...ops: object[]): SupportingData {
  return applyDelta(base, 'cdsi-4.64', { path: PATH, content: { ...published, ops } });
}

function refusal(...ops: object[]): string {
  try {
    after(...ops);
  } catch (error) {
    if (error instanceof DamagedEdition) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

function doseOf(data: SupportingData, { antigen, series }: { antigen: string; series: string }, number: number) {
  return data.antigens[antigen]?.series.find(({ name }) => name === series)?.doses[number - 1];
}

function conflictPairs({ conflicts }: SupportingData): string[] {
  return conflicts.flatMap(({ begin, minEnd, end, after: later }) =>
    Object.entries(later).flatMap(([cvx, others]) =>
      others.map((other) => `${cvx} ${other} ${begin} ${minEnd} ${end}`),
    ),
  );
}

describe('release 4.65', () => {
  test('is made by 87 operations of which each changes something', () => {
    expect(published.ops).toHaveLength(87);
    for (const op of published.ops) expect(after(op)).not.toEqual(base);
  });

  test('has every kind of operation', () => {
    expect(new Set(published.ops.map(({ op }: { op: string }) => op))).toEqual(
      new Set(
        `skip-context vaccine-set vaccine-add conflict-end cvx-add observation-add equivalent-set age-set recurring-set
        skip-condition-set guidance-add`.split(/\s+/),
      ),
    );
  });

  test('leaves release 4.64 as it is', () => {
    const { data: again } = readSupportingData(vaccineFile('cdsi-4.64.schedule.json'), [
      vaccineFile('cdsi-4.64.childhood.json'),
      vaccineFile('cdsi-4.64.other.json'),
    ]);

    expect(base).toEqual(again);
  });

  test('shares unchanged parts with 4.64', () => {
    expect(next.antigens['Rotavirus']).toBe(base.antigens['Rotavirus']);
    expect(next.vaccineGroups).toBe(base.vaccineGroups);
    expect(doseOf(next, mmr, 1)?.allowable).toBe(doseOf(base, mmr, 1)?.allowable);
  });

  test('changes no product list of a dose that no operation names', () => {
    const named = new Set(
      published.ops
        .filter(({ list }: { list?: string }) => list !== undefined)
        .map(({ list, antigen, series, dose }: Record<string, string>) => `${antigen} ${series} ${dose} ${list}`),
    );
    for (const [antigen, { series }] of Object.entries(base.antigens)) {
      for (const one of series) {
        for (const list of ['preferable', 'allowable'] as const) {
          const changed = one.doses.filter(
            ({ n, [list]: was }) =>
              JSON.stringify(doseOf(next, { antigen, series: one.name }, n)?.[list]) !== JSON.stringify(was),
          );

          expect(
            changed.map(({ n }) => `${antigen} ${one.name} ${n} ${list}`).filter((dose) => !named.has(dose)),
          ).toEqual([]);
        }
      }
    }
  });

  test('gives MMRV from 12 months', () => {
    const mmrv = (data: SupportingData) => doseOf(data, mmr, 1)?.preferable?.filter(({ cvx }) => cvx === '94');

    expect(mmrv(base)).toEqual([expect.objectContaining({ from: '4y' })]);
    expect(mmrv(next)).toEqual([expect.objectContaining({ from: '12m' })]);
  });

  test('keeps yellow fever vaccine and other live vaccines apart for 28 days: 135 pairs', () => {
    const [was, is] = [conflictPairs(base), conflictPairs(next)];
    const gone = was.filter((pair) => !is.includes(pair));
    const come = is.filter((pair) => !was.includes(pair));

    expect(is).toHaveLength(was.length);
    expect(gone).toHaveLength(135);
    expect(gone.map((pair) => pair.replace(/30d$/, '28d')).toSorted()).toEqual(come.toSorted());
    expect(gone.filter((pair) => !/^(37|183|184) |^\d+ (37|183|184) /.test(pair))).toEqual([]);
    expect(come.filter((pair) => /^19 |^\d+ 19 /.test(pair))).toEqual([]);
    expect(next.conflicts.every(({ after: later }) => Object.keys(later).length > 0)).toBe(true);
  });
});

describe('an operation', () => {
  test('knows which skips apply to evaluation and which to the forecast', () => {
    expect(doseOf(base, mmr, 2)?.skip?.map(({ when }) => when)).toEqual(['both']);
    expect(doseOf(next, mmr, 2)?.skip?.map(({ when }) => when)).toEqual(['forecast']);
  });

  test('adds ages to a dose without any, and merges them into existing ones', () => {
    expect(doseOf(base, hib, 2)?.age).toBeUndefined();
    expect(doseOf(next, hib, 2)?.age).toEqual([{ absMin: '12m-4d', min: '12m' }]);

    const changed = after({ op: 'age-set', ...mmr, dose: 1, now: { late: '17m' } });
    expect(doseOf(changed, mmr, 1)?.age).toEqual(doseOf(base, mmr, 1)?.age?.map((age) => ({ ...age, late: '17m' })));
  });

  test('adds a product to a dose that had none', () => {
    const fipv = { antigen: 'Polio', series: 'Polio fIPV secondary series' };
    const list = doseOf(base, fipv, 6)?.preferable;
    const vaccine = { cvx: '10', from: '6w' };

    const changed = after({ op: 'vaccine-add', list: 'preferable', ...fipv, dose: 6, vaccine });

    expect(doseOf(changed, fipv, 6)?.preferable).toEqual([...(list ?? []), vaccine]);
  });

  test('changes every product that is meant, and none beside it', () => {
    const flu = { antigen: 'Influenza', series: 'Influenza standard series' };
    const changed = after({
      op: 'vaccine-set',
      list: 'preferable',
      ...flu,
      dose: 1,
      cvx: '140',
      was: {},
      now: { from: '7m' },
    });

    const [was, is] = [doseOf(base, flu, 1)?.preferable, doseOf(changed, flu, 1)?.preferable];
    expect(was?.filter(({ cvx }) => cvx === '140').length).toBeGreaterThan(1);
    expect(is).toEqual(was?.map((one) => (one.cvx === '140' ? { ...one, from: '7m' } : one)));
  });

  test('adds products and observations', () => {
    expect(next.cvx['337']?.antigens).toEqual(['Influenza']);
    expect(next.observations['280']?.title).toBe('Chronic lung disease of prematurity');
    expect([base.cvx['337'], base.observations['280']]).toEqual([undefined, undefined]);
  });

  test('may name what an earlier one adds', () => {
    const vaccine = { cvx: '337', from: '65y' };
    const added = published.ops.find(({ op }: { op: string }) => op === 'cvx-add');
    const flu = { antigen: 'Influenza', series: 'Influenza standard series', dose: 1 };

    expect(
      doseOf(after(added, { op: 'vaccine-add', list: 'allowable', ...flu, vaccine }), flu, 1)?.allowable,
    ).toContainEqual(vaccine);
    expect(refusal({ op: 'vaccine-add', list: 'allowable', ...flu, vaccine })).toContain(
      "no product of this edition: '337'",
    );
  });

  test('sets equivalents, repeats a dose, changes a condition and adds guidance', () => {
    const polio = { antigen: 'Polio', series: 'Polio 4-dose series' };
    const pertussis = { antigen: 'Pertussis', series: 'Pertussis standard series' };
    const menacwy = { antigen: 'Meningococcal', series: 'Meningococcal ACWY risk 2-23 month' };
    const seriesOf = (data: SupportingData, { antigen, series }: typeof polio) =>
      data.antigens[antigen]?.series.find(({ name }) => name === series);
    const ages = (data: SupportingData) =>
      placesOf(doseOf(data, menacwy, 4)?.skip)
        .filter(({ place }) => place.endsWith('from'))
        .map(({ value }) => value);

    expect([seriesOf(base, polio), seriesOf(next, polio)].map((one) => one?.select.equivalent)).toEqual([
      undefined,
      ['2'],
    ]);
    expect([doseOf(base, pertussis, 11), doseOf(next, pertussis, 11)].map((one) => one?.recurring)).toEqual([
      undefined,
      true,
    ]);
    expect([ages(base), ages(next)]).toEqual([expect.arrayContaining(['2m']), expect.arrayContaining(['2m-4d'])]);
    expect(ages(next)).not.toContain('2m');
    expect(seriesOf(next, pertussis)?.guidance).toContain(
      'Dose 4 may be administered as early as age 12 months if at least 6 months have elapsed since dose 3',
    );
  });
});

describe('an operation that changes nothing is refused with what it looked for', () => {
  const inMmr = { ...mmr, dose: 2 };
  const mmrv = { list: 'preferable', cvx: '94' };
  test.each([
    [
      { op: 'skip-context', ...inMmr, from: 'evaluate', to: 'forecast' },
      "no skip for 'evaluate' that was not for 'forecast'",
    ],
    [{ op: 'skip-context', ...inMmr, from: 'both', to: 'both' }, "no skip for 'both' that was not for 'both'"],
    [{ op: 'skip-context', ...inMmr, dose: 3, from: 'both', to: 'forecast' }, "no dose 3 in 'Measles 2-dose series'"],
    [
      { op: 'skip-context', ...inMmr, series: 'Measles', from: 'both', to: 'forecast' },
      "no series 'Measles' of Measles",
    ],
    [{ op: 'recurring-set', ...inMmr, antigen: 'Meassles', now: true }, "no antigen 'Meassles'"],
    [{ op: 'recurring-set', ...inMmr, now: false }, 'it is false already'],
    [
      { op: 'vaccine-set', ...inMmr, ...mmrv, was: { from: '5y' }, now: { from: '12m' } },
      `no product '94' with {"from":"5y"} that differs from {"from":"12m"}`,
    ],
    [
      { op: 'vaccine-set', ...inMmr, ...mmrv, was: { from: '4y' }, now: { from: '4y' } },
      `no product '94' with {"from":"4y"} that differs from {"from":"4y"}`,
    ],
    [
      { op: 'vaccine-add', ...inMmr, list: 'allowable', vaccine: doseOf(base, mmr, 2)?.allowable?.[0] },
      `${JSON.stringify(doseOf(base, mmr, 2)?.allowable?.[0])} is there already`,
    ],
    [
      { op: 'conflict-end', cvxAny: ['37'], except: ['19'], was: '29d', now: '28d' },
      "no pair of 37 ends after '29d' and not '28d'",
    ],
    [
      { op: 'conflict-end', cvxAny: ['37'], except: ['19'], was: '30d', now: '30d' },
      "no pair of 37 ends after '30d' and not '30d'",
    ],
    [{ op: 'cvx-add', cvx: '03', entry: { name: 'MMR', antigens: ['Measles'] } }, "'03' is there already"],
    [{ op: 'observation-add', obs: '160', entry: { title: 'Asplenia' } }, "'160' is there already"],
    [{ op: 'equivalent-set', antigen: 'RSV', series: 'RSV 1-dose series', now: ['2'] }, 'it is ["2"] already'],
    [{ op: 'equivalent-set', antigen: 'RSV', series: 'RSV 1-dose series', now: ['7'] }, "no series group '7' of RSV"],
    [{ op: 'age-set', ...mmr, dose: 1, now: { min: '12m' } }, 'the ages are {"min":"12m"} already'],
    [
      { op: 'skip-condition-set', ...inMmr, condition: { n: 9 }, now: { n: 8 } },
      'no condition {"n":9} that differs from {"n":8}',
    ],
    [
      {
        op: 'guidance-add',
        antigen: 'RSV',
        series: 'RSV 1-dose series',
        text: base.antigens['RSV']?.series[0]?.guidance?.[0],
      },
      'the text is there already',
    ],
  ])('%j', (op, why) => {
    expect(refusal(published.ops[0], op)).toBe(`${PATH}: ops[1]: ${op.op} changes nothing: ${why}`);
  });

  test('such as one that is listed twice', () => {
    expect(refusal(published.ops[0], published.ops[1], published.ops[0])).toBe(
      `${PATH}: ops[2]: skip-context changes nothing: no skip for 'both' that was not for 'forecast'`,
    );
  });
});

describe('a damaged delta is refused by file and place', () => {
  test.each([
    [{ op: 'age-drop', ...mmr, dose: 1 }, "ops[0].op: 'age-drop' is none of skip-context, "],
    [{ op: 'recurring-set', ...mmr, now: true }, "ops[0]: 'dose' is missing"],
    [{ op: 'recurring-set', ...mmr, dose: 1, now: 'yes' }, "ops[0].now: neither true nor false: 'yes'"],
    [
      { op: 'recurring-set', ...mmr, dose: 1, now: true, why: 'x' },
      'ops[0].why: a field that this layout does not have',
    ],
    [{ op: 'age-set', ...mmr, dose: 1, now: { min: '6x' } }, "ops[0].now.min: not a duration: '6x'"],
    [
      { op: 'vaccine-add', ...mmr, dose: 1, list: 'best', vaccine: { cvx: '03' } },
      "ops[0].list: 'best' is none of preferable, allowable",
    ],
    [
      { op: 'vaccine-add', ...mmr, dose: 1, list: 'allowable', vaccine: { cvx: '9999' } },
      "ops[0].vaccine.cvx: no product of this edition: '9999'",
    ],
    [
      { op: 'vaccine-set', ...mmr, dose: 1, list: 'allowable', cvx: '03', was: {}, now: { colour: 'red' } },
      'ops[0].now.colour: a field that this layout does not have',
    ],
    [{ op: 'cvx-add', cvx: 'MMR', entry: { name: 'MMR', antigens: ['Measles'] } }, "ops[0].cvx: not a CVX code: 'MMR'"],
    [
      { op: 'cvx-add', cvx: '999', entry: { name: 'MMR', antigens: ['Meassles'] } },
      "ops[0].entry.antigens[0]: no antigen of this edition: 'Meassles'",
    ],
    [
      { op: 'observation-add', obs: '12345', entry: { title: 'x' } },
      "ops[0].obs: not a code of an observation: '12345'",
    ],
    [
      { op: 'conflict-end', cvxAny: [], except: ['19'], was: '30d', now: '28d' },
      'ops[0].cvxAny: not a list, or an empty one: []',
    ],
    [
      { op: 'skip-condition-set', ...mmr, dose: 2, condition: { type: 'age' }, now: {} },
      "ops[0].condition.type: 'age' in place of 'dose-count'",
    ],
    ['skip-context', "ops[0]: not an object: 'skip-context'"],
  ])('%j', (op, says) => {
    expect(refusal(op as object)).toContain(`${PATH}: ${says}`);
  });

  test('when it is for another edition', () => {
    const content = { ...published, from: 'cdsi-4.63' };

    expect(() => applyDelta(base, 'cdsi-4.64', { path: PATH, content })).toThrow(
      new DamagedEdition(PATH, 'from', "'cdsi-4.63' in place of 'cdsi-4.64'"),
    );
  });

  test.each([
    { content: null },
    { content: [] },
    { content: { ops: 7 } },
    { content: { ops: [7, null, { entry: {} }] } },
  ])('when there is something else in it: $content', ({ content }) => {
    expect(() => applyDelta(base, 'cdsi-4.64', { path: PATH, content })).toThrow(DamagedEdition);
  });
});
