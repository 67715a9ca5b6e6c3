import { describe, expect, test } from 'vitest';
import { listVaccineConditions, listVaccines } from '#contract/vaccines.ts';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { openDoses } from '#domain/vaccines/standing/open-doses.ts';
import { day } from '#domain/time/day.ts';
import { cardChoice } from '#domain/vaccines/standing/card-choice.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

/** A family on November 21, 2026 whose child was born on a day. */
async function withAChild(bornOn: string, doses: Parameters<typeof marked>[1] = []) {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day(bornOn) });
  const mine = { ...family, child, params: { childId: child.id } };
  if (doses.length > 0) await marked(mine, doses);
  return mine;
}

const WITH_WEAK_IMMUNITY = [
  'weak-immune-system',
  'severely-weak-immune-system',
  'immune-medicine',
  'chemotherapy',
  'scid',
  'hiv',
];
const LIVE = ['rv', 'mmr', 'var'];

type Mine = Awaited<ReturnType<typeof withAChild>>;

const noted = ({ parent, params }: Mine, conditions: string[], seen: string[] = []) =>
  parent.call(noteVaccineConditions, { params, body: { conditions, seen } });
const saidOf = ({ vaccines }: Awaited<ReturnType<typeof aPlan>>, id: string) =>
  vaccines.find(({ vaccine }) => vaccine === id)?.text;

describe('[VAX-01] what is noted of a child', () => {
  test('can be chosen from a list, by topic', async () => {
    const { parent } = await aFamily();
    const { topics } = await parent.call(listVaccineConditions, {});

    expect(topics.map(({ title }) => title)).toEqual([
      'Immune system and spleen',
      'Lungs, heart, kidneys and ears',
      'In the past',
      'Severe reaction to an earlier dose',
      'Family, travel and contacts',
    ]);
    expect(topics[0]?.conditions[0]).toEqual({
      id: 'no-spleen',
      title: 'No spleen, or a spleen that does not work',
      means: 'Missing from birth, removed, or not working.',
      changes: expect.stringContaining('pneumococcal'),
    });
  });

  test('is a list of its own, that comes with no page', async () => {
    const { parent } = await aFamily();

    expect(Object.keys(await parent.call(listVaccines, {}))).not.toContain('conditions');
  });

  test('is told with who noted it and when, and whether the plan used it', async () => {
    const mine = await withAChild('2025-09-21');
    const before = await aPlan(mine);
    const plan = await noted(mine, ['hepatitis-b-contact', 'native']);

    expect(before).toMatchObject({
      conditions: [],
      forWhom: 'This plan is for children without a condition that changes it.',
    });
    expect(plan.conditions).toMatchObject([
      { id: 'native', title: 'American Indian or Alaska Native', isUsed: true, madeBy: { id: mine.parent.id } },
      { id: 'hepatitis-b-contact', isUsed: false, madeAt: mine.clock.now().toISOString(), version: 1 },
    ]);
    expect(plan.forWhom).toBe(
      'Planned with what is noted: American Indian or Alaska Native. Noted: Somebody at home has hepatitis B. Tell the doctor about it: no hepatitis B vaccine counts yet. Ask whether it should begin as soon as possible.',
    );
  });

  test('says of each whether any fever is then a reason to call at once', async () => {
    const { conditions } = await noted(await withAChild('2024-01-20'), ['sickle-cell', 'asthma']);

    expect(conditions).toMatchObject([
      { id: 'sickle-cell', isFeverUrgent: true },
      { id: 'asthma', isFeverUrgent: false },
    ]);
  });

  test('can be taken back, and the plan is again the one before', async () => {
    const mine = await withAChild('2021-09-01');
    const before = await aPlan(mine);
    await noted(mine, ['no-spleen']);
    const after = await noted(mine, [], ['no-spleen']);

    expect({ ...after, planned: [] }).toEqual({ ...before, planned: [] });
    expect(rowsOf(after, 'pcv')).toEqual(rowsOf(before, 'pcv'));
    expect(rowsOf(after, 'menacwy').filter((row) => row !== 'not-needed')).toEqual([]);
  });

  test('is stored once when the request is repeated, and keeps who noted it when another is added', async () => {
    const mine = await withAChild('2021-09-01');
    const first = await noted(mine, ['asthma']);
    const stored = await storedCare(mine.house.db);
    const again = await noted(mine, ['asthma']);

    expect(again).toEqual(first);
    expect(await storedCare(mine.house.db)).toEqual(stored);
    mine.clock.goOn({ minutes: 5 });
    const both = await noted(mine, ['asthma', 'travel'], ['asthma']);
    expect(both.conditions.map(({ id, madeAt }) => [id, madeAt])).toEqual([
      ['asthma', first.conditions[0]?.madeAt],
      ['travel', mine.clock.now().toISOString()],
    ]);
  });

  test('is not overwritten by a parent who did not see it', async () => {
    const mine = await withAChild('2021-09-01');
    await noted(mine, ['asthma']);

    const body = { conditions: ['travel'], seen: [] };
    const answer = await mine.parent.ask(noteVaccineConditions, { params: mine.params, body });

    const current = { conditions: [{ id: 'asthma' }] };
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
  });

  test('is of the list', async () => {
    const mine = await withAChild('2021-09-01');
    const body = { conditions: ['tired'], seen: [] };
    const answer = await mine.parent.ask(noteVaccineConditions, { params: mine.params, body });

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: 'conditions' }] } });
  });

  test('is told to a clinic as what the plan was made with', async () => {
    const mine = await withAChild('2021-09-01');
    await noted(mine, ['no-spleen']);
    const { text } = await mine.parent.ask(readVaccinesAsFhir, { params: mine.params });

    expect(text).toContain('Anatomical or functional asplenia (CDC, CDSi observation 160)');
  });
});

describe('[VAX-01] a condition changes the plan', () => {
  test('of a child of 14 months born before 29 weeks with lung disease: RSV antibody in the second season', async () => {
    const mine = await withAChild('2025-09-21', [{ givenOn: '2025-10-01', cvx: '306' }]);
    const before = await aPlan(mine);
    const plan = await noted(mine, ['lung-disease-born-early']);

    expect(rowsOf(before, 'rsv-ab')).toEqual(['completed 2025-10-01']);
    expect(rowsOf(plan, 'rsv-ab')).toEqual(['completed 2025-10-01', 'upcoming 2026-11-21']);
    expect(plan.planned.find(({ vaccine, completed }) => vaccine === 'rsv-ab' && !completed)).toMatchObject({
      recommendedAge: null,
      category: 'risk',
      details: expect.arrayContaining(['It is planned because of what is noted about the child.']),
    });
    const { visits } = await mine.parent.call(readVisitPlan, { params: mine.params });
    expect(visits[0]?.products.flatMap(({ doses }) => doses.map(({ shortName }) => shortName))).toContain('RSV');
  });

  test.each(['2026-03-20', '2025-04-22'])(
    'of an American Indian or Alaska Native child born %s: RSV',
    async (bornOn) => {
      const mine = await withAChild(bornOn);
      const before = await aPlan(mine);
      const plan = await noted(mine, ['native']);

      expect(saidOf(before, 'rsv-ab')).toMatch(/^No longer given at this age/);
      expect(saidOf(plan, 'rsv-ab')).toMatch(/^Due now/);
    },
  );

  test('of a child of 5 years without a spleen: Hib, pneumococcal and meningococcal vaccine', async () => {
    const mine = await withAChild('2021-09-01');
    const before = await aPlan(mine);
    const plan = await noted(mine, ['no-spleen']);

    for (const vaccine of ['hib', 'pcv']) expect(saidOf(before, vaccine)).toMatch(/^No longer given at this age/);
    for (const vaccine of ['hib', 'pcv', 'menacwy']) expect(saidOf(plan, vaccine)).toMatch(/^Due now/);
  });

  test.each(['blocked-bowel', 'scid'])('of a baby with %s: no rotavirus vaccine', async (condition) => {
    const mine = await withAChild('2026-09-15');
    const before = await aPlan(mine);
    const plan = await noted(mine, [condition]);
    const visits = await mine.parent.call(readVisitPlan, { params: mine.params });

    expect(saidOf(before, 'rv')).toMatch(/^Due now/);
    expect(saidOf(plan, 'rv')).toMatch(/^Not to be given/);
    expect(rowsOf(plan, 'rv')).toEqual(['contraindicated', 'contraindicated', 'contraindicated']);
    expect(JSON.stringify(visits.visits)).not.toContain('"RV"');
    expect(visits.notPlanned).toContainEqual({ shortName: 'RV', text: expect.stringContaining('doctor') });
  });

  test.each([
    'heart-disease',
    'lung-disease',
    'severe-asthma',
    'kidney-disease',
    'cochlear-implant',
    'spinal-fluid-leak',
  ])(
    'of a child of 3 years with %s: nothing more after four PCV20, one more from 2 years after four PCV13',
    async (condition) => {
      const given = (cvx: string) =>
        ['2023-12-20', '2024-02-20', '2024-04-20', '2024-10-20'].map((givenOn) => ({ givenOn, cvx }));
      const done = await noted(await withAChild('2023-10-20', given('216')), [condition]);
      const open = await noted(await withAChild('2023-10-20', given('133')), [condition]);

      expect(rowsOf(done, 'pcv').filter((row) => !row.startsWith('completed'))).toEqual([]);
      expect(saidOf(done, 'pcv')).toBe('Complete.');
      expect(rowsOf(open, 'pcv').filter((row) => !row.startsWith('completed'))).toEqual(['upcoming 2026-11-21']);
    },
  );

  test('of a child who had chickenpox: its vaccine is not needed, and not overdue', async () => {
    const mine = await withAChild('2023-09-15');
    const before = await aPlan(mine);
    const plan = await noted(mine, ['chickenpox']);

    expect(rowsOf(before, 'var')[0]).toMatch(/^(upcoming|overdue) 2024-09-15$/);
    expect(rowsOf(plan, 'var')).toEqual(['not-needed', 'not-needed']);
  });

  test('of a baby of 2 months with a weak immune system: no live vaccine is due before a doctor was asked', async () => {
    const mine = await withAChild('2026-09-15');
    const plan = await noted(mine, ['weak-immune-system']);
    const live = plan.planned.filter(({ vaccine }) => ['rv', 'mmr', 'var'].includes(vaccine));

    expect(saidOf(plan, 'rv')).toContain('Ask no later than December 28: after it a first dose is not given.');
    for (const vaccine of ['rv', 'mmr', 'var']) {
      expect(saidOf(plan, vaccine)).toContain(
        'Ask the doctor first: “A weak immune system” is noted, and this is a live vaccine.',
      );
    }
    expect(new Set(live.map(({ category }) => category))).toEqual(new Set(['ask-your-doctor']));
    expect(plan.planned.some(({ vaccine, category }) => vaccine === 'dtap' && category === 'routine')).toBe(true);
  });

  describe.each(WITH_WEAK_IMMUNITY)('of a child with %s: no live vaccine is due or overdue', (condition) => {
    test.each([
      { age: '7 weeks', bornOn: '2026-10-03', doses: [] },
      { age: '14 months', bornOn: '2025-09-21', doses: [] },
      { age: '6 years', bornOn: '2020-11-21', doses: [{ givenOn: '2021-11-21', cvx: '03' }] },
    ])('at $age', async ({ bornOn, doses }) => {
      const mine = await withAChild(bornOn, doses);
      await mine.parent.call(answerPast, { params: mine.params, body: { checkups: [], isDone: true } });
      const plan = await noted(mine, [condition]);
      const { visits } = await mine.parent.call(readVisitPlan, { params: mine.params });
      const open = plan.planned.filter(({ vaccine, completed }) => LIVE.includes(vaccine) && !completed);

      expect(open.length).toBeGreaterThan(0);
      const mayStand = ['ask-first', 'contraindicated', 'not-needed'];
      expect(open.map(({ status }) => status).filter((status) => !mayStand.includes(status))).toEqual([]);
      expect(dosesDueAt(plan.planned, plan.asOf).filter(({ vaccine }) => LIVE.includes(vaccine))).toEqual([]);
      expect(openDoses(plan.planned, new Map()).filter(({ vaccine }) => LIVE.includes(vaccine))).toEqual([]);
      expect(cardChoice(plan.planned, plan.doses).filter((row) => open.includes(row))).toEqual([]);
      expect(JSON.stringify(visits)).not.toMatch(/"(RV|MMR|VAR|MMRV)"/);
      const said = plan.vaccines.filter(({ vaccine }) => LIVE.includes(vaccine)).map(({ text }) => text);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((text) => /due|can be given|next dose/i.test(text))).toEqual([]);
    });
  });

  describe('what must not be given is a row that says so', () => {
    const reaction = 'Severe allergic reaction to';
    test.each([
      { condition: 'reaction-flu', vaccine: 'flu', bornOn: '2021-09-01', fact: `${reaction} flu vaccine` },
      { condition: 'reaction-hpv', vaccine: 'hpv', bornOn: '2015-03-01', fact: `${reaction} HPV vaccine` },
      {
        condition: 'reaction-menacwy',
        vaccine: 'menacwy',
        bornOn: '2015-03-01',
        fact: `${reaction} meningococcal ACWY vaccine`,
      },
      { condition: 'reaction-hepb', vaccine: 'hepb', bornOn: '2026-11-01', fact: `${reaction} hepatitis B vaccine` },
      { condition: 'reaction-dtap', vaccine: 'dtap', bornOn: '2026-09-15', fact: `${reaction} DTaP, Tdap or Td` },
      { condition: 'reaction-rsv', vaccine: 'rsv-ab', bornOn: '2026-09-15', fact: `${reaction} an RSV shot` },
    ])('$vaccine with $condition', async ({ condition, vaccine, bornOn, fact }) => {
      const mine = await withAChild(bornOn);
      const plan = await noted(mine, [condition]);
      const row = plan.planned.find((one) => one.vaccine === vaccine && !one.completed);
      const text = `Not to be given because of “${fact}”.`;

      expect(row).toMatchObject({ status: 'contraindicated', dueOn: null, why: text });
      expect(plan.vaccines.find((one) => one.vaccine === vaccine)).toMatchObject({ isComplete: false, text });
      expect(openDoses(plan.planned, new Map()).filter((one) => one.vaccine === vaccine)).toEqual([]);
    });

    test('and goes when the note is taken back', async () => {
      const mine = await withAChild('2015-03-01');
      await noted(mine, ['reaction-hpv']);
      const plan = await noted(mine, [], ['reaction-hpv']);

      expect(rowsOf(plan, 'hpv')[0]).toMatch(/^(upcoming|overdue) /);
    });

    test('but not before the vaccine would be planned, nor past its age', async () => {
      const young = await noted(await withAChild('2024-03-01'), ['reaction-hpv']);
      const old = await noted(await withAChild('2025-09-15'), ['blocked-bowel']);

      expect(rowsOf(young, 'hpv')).toEqual([]);
      expect(rowsOf(old, 'rv')).not.toContain('contraindicated');
    });

    test('and not where the mother had the RSV vaccine: the antibody is not needed then', async () => {
      const family = await aFamily();
      const child = await aChild(family, family.parent, { born_on: day('2026-09-15'), mother_rsv_vaccine: 1 });
      const plan = await aPlan({ ...family, child });

      expect(rowsOf(plan, 'rsv-ab')).not.toContain('contraindicated');
    });

    test('also after every dose of a healthy child, where a condition calls for more', async () => {
      const given = ['2023-12-20', '2024-02-20', '2024-04-20', '2024-10-20'];
      const mine = await withAChild(
        '2023-10-20',
        given.map((givenOn) => ({ givenOn, cvx: '133' })),
      );
      const plan = await noted(mine, ['no-spleen', 'reaction-pneumococcal']);
      const { text } = await mine.parent.ask(readVaccinesAsFhir, { params: mine.params });
      const told = JSON.parse(text).entry.flatMap(
        ({
          resource,
        }: {
          resource: { recommendation?: { description: string; forecastStatus: { text: string } }[] };
        }) => (resource.recommendation ?? []).filter(({ description }) => description.startsWith('Pneumococcal')),
      );

      expect(rowsOf(plan, 'pcv').at(-1)).toBe('contraindicated');
      expect(plan.vaccines.find(({ vaccine }) => vaccine === 'pcv')).toMatchObject({ isComplete: false });
      expect(told.map((one: { forecastStatus: { text: string } }) => one.forecastStatus.text)).toEqual([
        'Contraindicated',
      ]);
    });
  });

  test.each(['no-spleen', 'sickle-cell', 'hiv'])(
    'of a newborn with %s: meningococcal ACWY vaccine from 2 months',
    async (condition) => {
      const mine = await withAChild('2026-11-15');
      const plan = await noted(mine, [condition]);
      const [first] = plan.planned.filter(({ vaccine }) => vaccine === 'menacwy');
      const { visits } = await mine.parent.call(readVisitPlan, { params: mine.params });

      expect(first).toMatchObject({
        dueOn: '2027-01-15',
        category: 'risk',
        recommendedAge: null,
        why: 'It begins at 2 months, because of what is noted about the child.',
      });
      expect(rowsOf(plan, 'menacwy').length).toBeGreaterThan(2);
      expect(saidOf(plan, 'menacwy')).toBe('It begins at 2 months, because of what is noted about the child.');
      expect(JSON.stringify(visits)).toContain('MenACWY');
    },
  );

  test('of a child of 1 year with heart disease and four PCV13: one more at 2 years, and not complete', async () => {
    const given = ['2025-11-20', '2026-01-20', '2026-03-20', '2026-09-20'];
    const mine = await withAChild(
      '2025-09-20',
      given.map((givenOn) => ({ givenOn, cvx: '133' })),
    );
    const plan = await noted(mine, ['heart-disease']);

    expect(rowsOf(plan, 'pcv').at(-1)).toBe('upcoming 2027-09-20');
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'pcv')).toMatchObject({ isComplete: false });
  });
});

test.each([
  { given: [], says: 'no hepatitis B vaccine counts yet. Ask whether it should begin as soon as possible.' },
  { given: ['2026-08-25'], says: "By CDC's data it changes nothing at this age: tell the doctor about it." },
])('[VAX-01] with hepatitis B at home, after $given, the plan says: $says', async ({ given, says }) => {
  const mine = await withAChild('2026-08-20');
  if (given.length > 0)
    await marked(
      mine,
      given.map((givenOn) => ({ givenOn, cvx: '08' })),
    );
  const plan = await noted(mine, ['hepatitis-b-contact']);

  expect(plan.forWhom).toContain(says);
});
