import { describe, expect, test } from 'vitest';
import { listVaccines } from '#contract/vaccines.ts';
import { chooseVaccineAuthority, decideVaccine, undecideVaccine } from '#contract/vaccines/changes.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { answerAboutBirth } from '#contract/vaccines/past.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily, tie } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

/** A family whose child is of an age, with its plan. */
async function withAChild(bornOn = '2026-07-19', facts: { mother_hepatitis_b?: 'negative' } = {}) {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day(bornOn), ...facts });
  const mine = { ...family, child, params: { childId: child.id } };
  return { ...mine, before: await aPlan(mine) };
}

describe('[VAX-03] a vaccine that is declined', () => {
  test('has no open row, and shows the reason and who decided', async () => {
    const { clock, parent, params } = await withAChild();
    clock.goOn({ minutes: 5 });

    const body = { decision: 'declined' as const, until: '2027-01-01', reason: ' We talked it over. ', version: null };
    const plan = await parent.call(decideVaccine, { params: { ...params, vaccine: 'dtap' }, body });

    expect(rowsOf(plan, 'dtap').map((row) => row.split(' ')[0])).toEqual(Array.from({ length: 5 }, () => 'declined'));
    expect(rowOf(plan, 'dtap', 1)).toMatchObject({ dueOn: '2026-09-19', status: 'declined' });
    expect(plan.decisions).toMatchObject([
      {
        vaccine: 'dtap',
        decision: 'declined',
        until: null,
        reason: 'We talked it over.',
        madeBy: { id: parent.id },
        madeAt: clock.now().toISOString(),
        version: 1,
      },
    ]);
  });

  test('keeps its given doses, and can be decided again and resumed', async () => {
    const { params, parent, ...family } = await withAChild();
    await marked({ ...family, parent }, [{ givenOn: '2026-09-19', vaccine: 'dtap' }]);
    const ofDtap = { ...params, vaccine: 'dtap' };

    await parent.call(decideVaccine, { params: ofDtap, body: { decision: 'declined', version: null } });
    const deferred = await parent.call(decideVaccine, { params: ofDtap, body: { decision: 'deferred', version: 1 } });
    const taken = await parent.call(undecideVaccine, { params: ofDtap, body: { version: 2 } });
    const again = await parent.call(undecideVaccine, { params: ofDtap, body: { version: 2 } });

    expect(rowsOf(deferred, 'dtap').slice(0, 2)).toEqual(['completed 2026-09-19', 'deferred 2026-11-19']);
    expect(deferred.decisions).toMatchObject([{ decision: 'deferred', until: null, version: 2 }]);
    expect(rowsOf(taken, 'dtap').slice(0, 2)).toEqual(['completed 2026-09-19', 'upcoming 2026-11-19']);
    expect(taken.decisions).toEqual([]);
    expect(again).toEqual(taken);
  });

  test('and given all the same is declined no more, also as part of a combination', async () => {
    const { params, parent, ...family } = await withAChild();
    for (const vaccine of ['hib', 'pcv']) {
      await parent.call(decideVaccine, {
        params: { ...params, vaccine },
        body: { decision: 'declined', version: null },
      });
    }

    family.clock.goOn({ minutes: 5 });
    const plan = await marked({ ...family, parent }, [{ givenOn: '2026-11-21', cvx: '120' }]);

    expect(plan.decisions).toMatchObject([{ vaccine: 'pcv', decision: 'declined' }]);
    expect(rowsOf(plan, 'hib').slice(0, 2)).toEqual(['completed 2026-11-21', 'upcoming 2026-12-19']);
  });
});

describe('[VAX-03] a decision', () => {
  test.each([
    { givenOn: '2026-11-20', isKept: true },
    { givenOn: null, isKept: true },
    { givenOn: '2026-11-21', isKept: false },
  ])('of November 21 stays when a dose of $givenOn is recorded: $isKept', async ({ givenOn, isKept }) => {
    const { params, parent, ...family } = await withAChild();
    await parent.call(decideVaccine, {
      params: { ...params, vaccine: 'dtap' },
      body: { decision: 'declined', version: null },
    });

    family.clock.goOn({ minutes: 5 });
    const plan = await marked({ ...family, parent }, [{ givenOn, vaccine: 'dtap' }]);

    expect(plan.doses).toHaveLength(1);
    expect(plan.decisions).toHaveLength(isKept ? 1 : 0);
  });

  test('made meanwhile by another parent stays, and is returned with the plan', async () => {
    const { params, parent, ...family } = await withAChild();
    const { coParent, house } = family;
    await tie(family, family.child, coParent);
    const ofDtap = { ...params, vaccine: 'dtap' };
    await parent.call(decideVaccine, { params: ofDtap, body: { decision: 'declined', version: null } });
    const current = await coParent.call(decideVaccine, { params: ofDtap, body: { decision: 'deferred', version: 1 } });
    const before = await storedCare(house.db);

    const answers = [
      await parent.ask(decideVaccine, { params: ofDtap, body: { decision: 'declined', version: null } }),
      await parent.ask(decideVaccine, { params: ofDtap, body: { decision: 'declined', version: 1 } }),
      await parent.ask(undecideVaccine, { params: ofDtap, body: { version: 1 } }),
    ];

    const body = { code: 'changed-meanwhile', current: { decisions: current.decisions } };
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('is taken back by who has seen it, and once more without a change', async () => {
    const { params, parent } = await withAChild();
    const given = { params: { ...params, vaccine: 'dtap' }, body: { version: 1 } };
    await parent.call(decideVaccine, { params: given.params, body: { decision: 'declined', version: null } });

    const plan = await parent.call(undecideVaccine, given);

    expect(plan.decisions).toEqual([]);
    expect(await parent.call(undecideVaccine, given)).toEqual(plan);
  });
});

describe('[VAX-03] a vaccine that is deferred', () => {
  test('waits until its day, and on that day is what it was', async () => {
    const { clock, params, parent, ...family } = await withAChild('2026-11-20');
    await parent.call(answerAboutBirth, { params, body: { question: 'hepatitis-b', answer: 'no' } });
    const ofHepB = { ...params, vaccine: 'hepb' };
    const body = { decision: 'deferred', until: '2026-11-24', version: null } as const;

    const plan = await parent.call(decideVaccine, { params: ofHepB, body });

    clock.goOn({ days: 2 });
    const before = await aPlan({ ...family, parent });
    clock.goOn({ days: 1 });
    const on = await aPlan({ ...family, parent });
    expect(plan.decisions).toMatchObject([{ decision: 'deferred', until: '2026-11-24' }]);
    expect([plan, before, on].map((one) => rowOf(one, 'hepb', 1).status)).toEqual(['deferred', 'deferred', 'overdue']);
    expect(rowOf(plan, 'hepb', 2).status).toBe('upcoming');
  });

  test('says until when its next dose can be given, beside the decision and the next visits', async () => {
    const { params, parent } = await withAChild('2026-09-10');
    const lastDay = 'A first dose can be given until December 23.';

    const body = { decision: 'deferred', until: '2027-01-15', version: null } as const;
    const plan = await parent.call(decideVaccine, { params: { ...params, vaccine: 'rv' }, body });

    const { notPlanned } = await parent.call(readVisitPlan, { params });
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'rv')).toMatchObject({ lastDay });
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'dtap')).toMatchObject({ lastDay: null });
    expect(notPlanned).toContainEqual({ shortName: 'RV', text: `Put off until January 15, 2027. ${lastDay}` });
  });

  test.each(['2026-11-21', '2026-11-20'])('until a day that is not to come, %s, is refused', async (until) => {
    const { house, params, parent } = await withAChild();
    const before = await storedCare(house.db);

    const body = { decision: 'deferred' as const, until, version: null };
    const answer = await parent.ask(decideVaccine, { params: { ...params, vaccine: 'dtap' }, body });

    const field = { name: 'until', code: 'too-small', message: 'Choose a day after today' };
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [field] } });
    expect(await storedCare(house.db)).toEqual(before);
  });
});

describe('[VAX-03] a decision about one vaccine', () => {
  test('to have COVID-19 puts it into the plan, and taken back it leaves it', async () => {
    const { params, parent, before } = await withAChild('2026-03-10');
    const ofCovid = { ...params, vaccine: 'covid' };

    const plan = await parent.call(decideVaccine, { params: ofCovid, body: { decision: 'wanted', version: null } });
    const back = await parent.call(undecideVaccine, { params: ofCovid, body: { version: 1 } });

    expect(rowsOf(before, 'covid')).toEqual([]);
    expect(rowOf(plan, 'covid', 1)).toMatchObject({ dueOn: '2026-09-10', category: 'ask-your-doctor' });
    expect(rowsOf(back, 'covid')).toEqual([]);
  });

  test('about a vaccine that the schedule does not have cannot be taken back', async () => {
    const { params, parent } = await withAChild();

    const answer = await parent.ask(undecideVaccine, {
      params: { ...params, vaccine: 'zoster' },
      body: { version: 1 },
    });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('to have one stays once it was given', async () => {
    const { params, parent, ...family } = await withAChild('2026-03-10');
    await parent.call(decideVaccine, {
      params: { ...params, vaccine: 'covid' },
      body: { decision: 'wanted', version: null },
    });

    const plan = await marked({ ...family, parent }, [{ givenOn: '2026-11-20', cvx: '311' }]);

    expect(plan.decisions).toMatchObject([{ vaccine: 'covid', decision: 'wanted' }]);
    expect(rowsOf(plan, 'covid')[0]).toBe('completed 2026-11-20');
  });

  test.each([
    {
      why: 'about a vaccine that the schedule does not have',
      vaccine: 'zoster',
      sent: { decision: 'declined' },
      refusal: { status: 404, body: { code: 'not-found' } },
    },
    {
      why: 'that is none',
      vaccine: 'dtap',
      sent: { decision: 'later' },
      refusal: { status: 422, body: { code: 'bad-input', fields: [{ name: 'decision' }] } },
    },
    {
      why: 'with a reason that is too long',
      vaccine: 'dtap',
      sent: { decision: 'declined', reason: 'x'.repeat(201) },
      refusal: { status: 422, body: { code: 'bad-input', fields: [{ name: 'reason' }] } },
    },
  ])('$why is refused, and nothing is written', async ({ vaccine, sent, refusal }) => {
    const { house, params, parent } = await withAChild();
    const before = await storedCare(house.db);

    const answer = await parent.put(`/api/children/${params.childId}/vaccine-decisions/${vaccine}`, {
      version: null,
      ...sent,
    });

    expect(answer).toMatchObject(refusal);
    expect(await storedCare(house.db)).toEqual(before);
  });
});

describe('[VAX-01] the schedule that a plan follows', () => {
  test('is shown with who chose it and when', async () => {
    const { clock, params, parent, before, ...family } = await withAChild();
    clock.goOn({ minutes: 5 });

    const body = { authority: 'cdc-2026-01', version: 1 };
    const plan = await parent.call(chooseVaccineAuthority, { params, body });

    expect(before).toMatchObject({ authorityBy: null, authorityAt: null, version: 1 });
    expect(plan).toMatchObject({
      authority: { id: 'cdc-2026-01', title: 'CDC January 2026', label: 'blocked by a court in March 2026' },
      authorityBy: { id: parent.id, name: parent.name },
      authorityAt: clock.now().toISOString(),
      source: { title: 'CDC child and adolescent schedule', edition: '2025', on: '2025-11-10' },
      version: 2,
    });
    expect(await aPlan({ ...family, parent })).toEqual(plan);
  });

  test('by the AAP has COVID-19 for every child of 6 to 23 months, and for no older one', async () => {
    const [young, older] = [await withAChild('2025-09-20'), await withAChild('2024-09-20')];
    const body = { authority: 'aap-2026', version: 1 };

    const [one, other] = [
      await young.parent.call(chooseVaccineAuthority, { params: young.params, body }),
      await older.parent.call(chooseVaccineAuthority, { params: older.params, body }),
    ];

    expect(rowsOf(young.before, 'covid')).toEqual([]);
    expect(rowOf(one, 'covid', 1)).toMatchObject({ dueOn: '2026-03-20', category: 'routine' });
    expect(rowsOf(other, 'covid')).toEqual([]);
  });

  test('by the list of January leaves rotavirus to parents and doctor, on the same days', async () => {
    const { params, parent, before } = await withAChild('2026-10-20');

    const body = { authority: 'cdc-2026-01', version: 1 };
    const plan = await parent.call(chooseVaccineAuthority, { params, body });

    const rows = [1, 2, 3].map((number) => rowOf(plan, 'rv', number));
    expect(rows.map(({ category }) => category)).toEqual(rows.map(() => 'ask-your-doctor'));
    expect(rowsOf(plan, 'rv')).toEqual(['upcoming 2026-12-20', 'upcoming 2027-02-20', 'upcoming 2027-04-20']);
    expect(rowsOf(plan, 'rv')).toEqual(rowsOf(before, 'rv'));
    expect(rowOf(plan, 'rv', 1).details).toContain('You and the doctor decide together whether to give it.');
    expect(rowOf(plan, 'dtap', 1).category).toBe('routine');
  });

  test('by the list of January keeps RSV antibody routine for a baby whose mother was not vaccinated', async () => {
    const { params, parent } = await withAChild('2026-10-20');

    const plan = await parent.call(chooseVaccineAuthority, { params, body: { authority: 'cdc-2026-01', version: 1 } });

    const note = 'Still for every baby under 8 months whose mother was not vaccinated.';
    expect(rowOf(plan, 'rsv-ab', 1)).toMatchObject({ category: 'routine', categoryNote: note });
    expect(plan.authority).toMatchObject({ id: 'cdc-2026-01', label: 'blocked by a court in March 2026' });
    const { authorities } = await parent.call(listVaccines, {});
    expect(authorities.find(({ id }) => id === plan.authority.id)?.notes).toContain(`RSV: ${note}`);
    expect(authorities.map(({ id }) => id)).toEqual(['cdc', 'aap-2026', 'cdc-2026-01']);
    expect(authorities[0]).toMatchObject({ publisher: 'CDC/ACIP', from: '2025-11-10' });
    expect(new Set(authorities.map(({ differs }) => differs)).size).toBe(3);
  });

  test('by the list of January hepatitis B of a negative mother’s baby is never overdue', async () => {
    const { params, parent } = await withAChild('2026-10-20', { mother_hepatitis_b: 'negative' });

    const plan = await parent.call(chooseVaccineAuthority, { params, body: { authority: 'cdc-2026-01', version: 1 } });

    expect(rowOf(plan, 'hepb', 1)).toMatchObject({
      category: 'ask-your-doctor',
      status: 'upcoming',
    });
    expect(rowOf(plan, 'hepb', 1).categoryNote).toContain('starts from 2 months');
  });

  test.each(['2017-11-01', '2011-06-01', '2010-02-01'])(
    'by the AAP the age at which HPV begins stands beside the first dose alone, for a child born %s',
    async (bornOn) => {
      const { params, parent } = await withAChild(bornOn);

      const plan = await parent.call(chooseVaccineAuthority, { params, body: { authority: 'aap-2026', version: 1 } });
      const rows = plan.planned.filter(({ vaccine }) => vaccine === 'hpv');

      expect(rows.length).toBeGreaterThan(1);
      expect(rows[0]?.categoryNote).toMatch(/begins at 9 to 12 years; begun then/);
      expect(rows.slice(1).map(({ categoryNote }) => categoryNote)).toEqual(rows.slice(1).map(() => null));
    },
  );

  test('by the AAP has HPV for a child of 9 years, in the plan and the visits', async () => {
    const { params, parent, before } = await withAChild('2017-11-01');

    const plan = await parent.call(chooseVaccineAuthority, { params, body: { authority: 'aap-2026', version: 1 } });
    const { visits } = await parent.call(readVisitPlan, { params });

    expect(rowsOf(before, 'hpv')).toEqual([]);
    expect(rowOf(plan, 'hpv', 1)).toMatchObject({ dueOn: '2026-11-01', category: 'routine' });
    expect(
      visits.flatMap(({ products }) => products.flatMap(({ doses }) => doses.map((dose) => dose.shortName))),
    ).toContain('HPV');
  });

  test('chosen again stays as it is', async () => {
    const { house, params, parent } = await withAChild();
    const before = await storedCare(house.db);

    await parent.call(chooseVaccineAuthority, { params, body: { authority: 'cdc', version: 1 } });

    expect(await storedCare(house.db)).toEqual(before);
  });

  test('chosen meanwhile by another parent stays, and is returned', async () => {
    const { params, parent, coParent, ...family } = await withAChild();
    const { house } = family;
    await tie(family, family.child, coParent);
    const current = await coParent.call(chooseVaccineAuthority, {
      params,
      body: { authority: 'aap-2026', version: 1 },
    });
    const before = await storedCare(house.db);

    const answer = await parent.ask(chooseVaccineAuthority, { params, body: { authority: 'cdc-2026-01', version: 1 } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('must be one of the available ones', async () => {
    const { house, params, parent } = await withAChild();
    const before = await storedCare(house.db);

    const answer = await parent.ask(chooseVaccineAuthority, { params, body: { authority: 'who', version: 1 } });

    const field = { name: 'authority', code: 'refused', message: 'Choose one of the schedules' };
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [field] } });
    expect(await storedCare(house.db)).toEqual(before);
  });
});
