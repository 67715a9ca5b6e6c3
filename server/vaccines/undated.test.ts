import { describe, expect, test } from 'vitest';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

describe('[VAX-03] doses', () => {
  test('of an unknown day fill the rows after those of a known day, and do not count', async () => {
    const family = await aFamily();
    await aPlan(family);

    const plan = await marked(family, [
      { givenOn: '2026-11-20', vaccine: 'dtap' },
      { givenOn: null, vaccine: 'dtap' },
    ]);

    expect(rowsOf(plan, 'dtap').slice(0, 3)).toEqual([
      'completed 2026-11-20',
      'completed date not recorded',
      'upcoming 2026-12-18',
    ]);
    expect(plan.doses.find(({ givenOn }) => givenOn === null)?.verdicts).toMatchObject([
      { vaccine: 'dtap', counts: false, text: 'Not counted until you add the day.' },
    ]);
    expect(rowOf(plan, 'dtap', 3).recommendedAge).toBe('4 months');
  });

  test('of a known day keep their rows when one of an unknown day is added, before or after them', async () => {
    const family = await aFamily();
    await aPlan(family);

    const dated = await marked(family, [{ givenOn: '2026-11-20', vaccine: 'dtap' }]);
    const both = await marked(family, [{ givenOn: null, vaccine: 'dtap' }]);
    await marked(family, [{ givenOn: null, vaccine: 'pcv' }]);
    const plan = await marked(family, [{ givenOn: '2026-11-20', vaccine: 'pcv' }]);

    expect(rowOf(both, 'dtap', 1).id).toBe(rowOf(dated, 'dtap', 1).id);
    for (const vaccine of ['dtap', 'pcv']) {
      expect(rowsOf(plan, vaccine).slice(0, 2)).toEqual(['completed 2026-11-20', 'completed date not recorded']);
    }
  });

  test('of an unknown day are never asked for again as soon as possible', async () => {
    const family = await aFamily();
    const before = await aPlan(family);
    const plan = await marked(family, [{ givenOn: null, vaccine: 'rsv-ab' }]);

    expect(rowOf(before, 'rsv-ab', 1).isPrompt).toBe(true);
    expect(plan.planned.filter(({ vaccine }) => vaccine === 'rsv-ab').map(({ isPrompt }) => isPrompt)).not.toContain(
      true,
    );
  });

  test('of an unknown day let every open row of their vaccine say that the record is found first', async () => {
    const family = await aFamily();
    const plan = await marked(family, [{ givenOn: null, vaccine: 'dtap' }]);
    const again = plan.planned.filter((row) => row.isAskedForAgain);

    expect(again.map(({ shortName, number }) => `${shortName} ${number}`)).toEqual([
      'DTaP 2',
      'DTaP 3',
      'DTaP 4',
      'DTaP 5',
      'DTaP 6',
    ]);
  });
});
