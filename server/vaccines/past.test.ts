import { describe, expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { changeDose, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { answerPast, takeBackPast } from '#contract/vaccines/past.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { pastMonths, pastRows } from '#domain/vaccines/given/past-days.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { newId } from '#server/db/id.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aChild, aFamily, type Family } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

const birthDose = { givenOn: '2026-07-19', cvx: '08' };

/** A family whose child was added at four months, with the ids of its checkups by visit. */
async function addedLate() {
  const family = await aFamily();
  const params = { childId: family.child.id };
  await aPlan(family);
  return { ...family, params, checkups: await checkupsOf(family, family.child.id) };
}

async function checkupsOf({ parent }: Pick<Family, 'parent'>, childId: string): Promise<Map<string, string>> {
  const list = await parent.call(listCheckups, { params: { childId } });
  return new Map(list.map(({ visit, id }) => [visit, id]));
}

describe('[CHK-02] what happened before a child was added', () => {
  test('is written down at once, checkups and doses, and the question is closed', async () => {
    const { parent, coParent, params, checkups, ...family } = await addedLate();
    const took = ['newborn', 'm2'].map((visit) => checkups.get(visit) ?? '');

    const body = { checkups: took, doses: [birthDose, { givenOn: null, vaccine: 'rv' }], isDone: true };
    const answer = await coParent.call(answerPast, { params, body });

    const done = answer.checkups.filter(({ completed }) => completed);
    expect(done.map(({ visit }) => visit)).toEqual(['newborn', 'm2']);
    expect(done.map(({ changedBy, version }) => [changedBy?.id, version])).toEqual([
      [coParent.id, 2],
      [coParent.id, 2],
    ]);
    expect(answer.checkups).toHaveLength(checkupSchedule.visits.length);
    expect(answer.plan.isPastOpen).toBe(false);
    expect(rowOf(answer.plan, 'hepb', 1)).toMatchObject({ status: 'completed', completedDate: '2026-07-19 00:00:00' });
    expect(rowsOf(answer.plan, 'rv')[0]).toBe('completed date not recorded');
    expect(rowOf(answer.plan, 'dtap', 1)).toMatchObject({ status: 'overdue', isUnanswered: false });
    expect(await aPlan({ ...family, parent })).toEqual({ ...answer.plan, hasPastOpened: false });
  });

  test('is asked of a child of twelve by the ages and the names of then', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2014-05-01') });
    const plan = await aPlan({ ...family, child });

    const [second, sixth] = [2, 5].map((number) => rowOf(plan, 'dtap', number));
    expect(second).toMatchObject({ shortName: 'Tdap', recommendedName: 'DTaP', recommendedOn: '2014-09-01' });
    expect(sixth).toMatchObject({ recommendedName: 'DTaP', recommendedAge: '4 to 6 years' });
    const months = pastMonths(plan.planned, plan.asOf);
    const asked = ['rv', 'hib', 'pcv', 'ipv', 'dtap'].map((vaccine) => months.get(rowOf(plan, vaccine, 1).id));
    expect(asked).toEqual(['2014-07', '2014-07', '2014-07', '2014-07', '2014-07']);
    expect(months.get(rowOf(plan, 'hpv', 2).id) ?? null).toBeNull();
  });

  test.each([
    { condition: 'heart-disease', bornOn: '2021-05-10', vaccines: ['pcv'] },
    { condition: 'no-spleen', bornOn: '2016-05-10', vaccines: ['pcv', 'hib'] },
  ])('is asked of what every baby gets, with $condition noted too, born $bornOn', async (of) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day(of.bornOn) });
    const params = { childId: child.id };
    await aPlan({ ...family, child });
    const body = { conditions: [of.condition], seen: [] };
    const { planned, asOf } = await family.parent.call(noteVaccineConditions, { params, body });

    const months = pastMonths(planned, asOf);
    const asked = pastRows(planned, asOf);
    for (const vaccine of of.vaccines) {
      const rows = planned.filter((row) => row.vaccine === vaccine);
      expect(asked.filter((row) => row.vaccine === vaccine)).toEqual(rows);
      expect(rows.map(({ recommendedAge, past }) => [recommendedAge, past?.age.slice(0, 8)])).toEqual(
        ['2 months', '4 months', '6 months', '12 to 15'].map((age) => [null, age]),
      );
      const year = Number(of.bornOn.slice(0, 4));
      expect(rows.map(({ id }) => months.get(id))).toEqual([
        `${year}-07`,
        `${year}-09`,
        `${year}-11`,
        `${year + 1}-05`,
      ]);
      expect(rows.map(({ status }) => status)).not.toContain('not-needed');
    }
  });

  test('may be two doses of a vaccine in one month, each for its own row', async () => {
    const { parent, params, ...family } = await addedLate();
    const { planned } = await aPlan({ ...family, parent });
    const [first, second] = planned.filter(({ vaccine }) => vaccine === 'hepb').map(({ id }) => [id]);
    const inMonth = { givenOn: null, givenIn: month('2026-08'), vaccine: 'hepb' };
    const doses = [
      { ...inMonth, fills: first },
      { ...inMonth, fills: second },
    ];

    const { plan } = await parent.call(answerPast, { params, body: { checkups: [], doses, isDone: true } });
    const again = { checkups: [], doses: [inMonth], isDone: true };

    expect(plan.doses.map(({ givenIn }) => givenIn)).toEqual(['2026-08', '2026-08']);
    expect(await parent.ask(answerPast, { params, body: again })).toMatchObject({ status: 409 });
  });

  test('is asked about where two doses of a vaccine in one month are for one row', async () => {
    const { parent, params } = await addedLate();
    const inMonth = { givenOn: null, givenIn: month('2026-08'), vaccine: 'hepb' };

    const body = { checkups: [], doses: [inMonth, inMonth], isDone: true };

    expect(await parent.ask(answerPast, { params, body })).toMatchObject({ status: 409 });
  });

  test('may be answered in parts: the question stays until the family is done', async () => {
    const { parent, params, checkups } = await addedLate();

    const part = { checkups: [checkups.get('m1') ?? ''], doses: [birthDose], isDone: false };
    const { plan } = await parent.call(answerPast, { params, body: part });
    const { plan: closed } = await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });

    expect(plan.isPastOpen).toBe(true);
    expect(rowOf(plan, 'dtap', 1)).toMatchObject({ status: 'upcoming', isUnanswered: true });
    expect(closed.isPastOpen).toBe(false);
    expect(closed.doses).toEqual(plan.doses);
  });

  test('and is not known is asked no more, and stays closed', async () => {
    const { clock, parent, params, ...family } = await addedLate();

    const { plan, checkups } = await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
    clock.goOn({ days: 1 });

    expect(plan).toMatchObject({ isPastOpen: false, doses: [] });
    expect(checkups.some(({ completed }) => completed)).toBe(false);
    expect(checkups.find(({ visit }) => visit === 'm2')).toMatchObject({ status: 'overdue', isFromBefore: true });
    expect(checkups.find(({ visit }) => visit === 'm6')).toMatchObject({ isFromBefore: false });
    expect((await aPlan({ ...family, parent })).isPastOpen).toBe(false);
  });

  test('is taken back whole: what the answer added, and nothing else', async () => {
    const { parent, params, checkups, house } = await addedLate();
    const [before, since] = ['newborn', 'm2'].map((visit) => checkups.get(visit) ?? '');
    const earlier = { checkups: [before ?? ''], doses: [birthDose], isDone: false };
    const { plan: known } = await parent.call(answerPast, { params, body: earlier });
    const doses = ['dtap', 'rv'].map((vaccine) => ({ givenOn: null, givenIn: month('2026-09'), vaccine }));
    const body = { checkups: [since ?? ''], doses, isDone: true };
    const { plan, added } = await parent.call(answerPast, { params, body });
    expect(added).toEqual({
      doses: plan.doses.flatMap(({ id, version }) => (id === known.doses[0]?.id ? [] : { id, version })),
      checkups: [{ id: since, version: 2 }],
      notGiven: [],
      isOpen: true,
    });

    const back = await parent.call(takeBackPast, { params, body: added });

    expect(back.plan).toMatchObject({ isPastOpen: true, doses: known.doses });
    expect(back.checkups.flatMap(({ id, completed }) => (completed ? id : []))).toEqual([before]);
    const rows = await storedRows(house.db);
    await parent.call(takeBackPast, { params, body: added });
    expect(await storedRows(house.db), 'sent twice it changes nothing more').toEqual(rows);
  });

  test.each(['a dose', 'a checkup'])('is not taken back in part where %s was changed since', async (what) => {
    const { parent, params, checkups, house } = await addedLate();
    const checkupId = checkups.get('newborn') ?? '';
    const body = { checkups: [checkupId], doses: [birthDose], isDone: true };
    const { plan, checkups: stored } = await parent.call(answerPast, { params, body });
    const [dose] = plan.doses.map(({ id, version }) => ({ id, version }));
    const checkup = stored.find(({ id }) => id === checkupId);
    if (!dose || !checkup) throw new Error('nothing was recorded');
    if (what === 'a dose') {
      const changed = { ...birthDose, givenOn: '2026-07-20', version: dose.version };
      await parent.call(changeDose, { params: { ...params, doseId: dose.id }, body: changed });
    } else {
      const changed = { notes: 'Weighed twice', version: checkup.version };
      await parent.call(changeCheckup, { params: { ...params, checkupId }, body: changed });
    }
    const rows = await storedRows(house.db);

    const seen = { doses: [dose], checkups: [{ id: checkupId, version: checkup.version }], isOpen: true };
    const answer = await parent.ask(takeBackPast, { params, body: seen });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await storedRows(house.db)).toEqual(rows);
  });

  test('is not taken back where somebody had completed a checkup before, with its day', async () => {
    const { parent, coParent, params, checkups } = await addedLate();
    const [mine = '', theirs = ''] = ['newborn', 'm2'].map((visit) => checkups.get(visit));
    const of = { params: { ...params, checkupId: theirs } };
    const facts = { completed: true, completedOn: day('2026-09-21'), notes: 'Slept well', version: 1 };
    const noted = await coParent.call(changeCheckup, { ...of, body: facts });

    const { added } = await parent.call(answerPast, { params, body: { checkups: [mine, theirs], isDone: true } });
    const back = await parent.call(takeBackPast, { params, body: added });

    expect(added.checkups).toEqual([{ id: mine, version: 2 }]);
    expect(back.checkups.find(({ id }) => id === mine)).toMatchObject({ completed: false, completedOn: null });
    expect(back.checkups.find(({ id }) => id === theirs)).toEqual({ ...noted, status: 'completed' });
  });

  test('leaves no day on a checkup that is open again', async () => {
    const { parent, params, checkups, house } = await addedLate();
    const checkupId = checkups.get('m2') ?? '';
    const facts = { completed: true, completedOn: day('2026-09-21'), version: 1 };
    const { version } = await parent.call(changeCheckup, { params: { ...params, checkupId }, body: facts });

    const body = { checkups: [{ id: checkupId, version }], doses: [], isOpen: false };
    await parent.call(takeBackPast, { params, body });

    const [row] = await house.db.selectFrom('checkups').selectAll().where('id', '=', checkupId).execute();
    expect(row).toMatchObject({ completed: 0, completed_on: null });
  });

  test('counts as its own what was saved already under the same ids, so that it can be taken back', async () => {
    const { parent, params } = await addedLate();
    const dose = { ...birthDose, id: newId() };
    const body = { checkups: [], doses: [dose], isDone: true };
    await parent.call(answerPast, { params, body });

    const { added } = await parent.call(answerPast, { params, body });

    expect(added).toEqual({ checkups: [], doses: [{ id: dose.id, version: 1 }], notGiven: [], isOpen: false });
  });

  test('no dose is called not needed before it is known what was given', async () => {
    const { parent, params, ...family } = await addedLate();
    const ofRotavirus = (plan: Awaited<ReturnType<typeof aPlan>>) => ({
      status: rowOf(plan, 'rv', 1).status,
      said: plan.vaccines.find(({ vaccine }) => vaccine === 'rv'),
    });

    const before = ofRotavirus(await aPlan({ ...family, parent }));
    const { plan } = await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
    const after = ofRotavirus(plan);

    expect(before.status).toBe('upcoming');
    expect(before.said?.text).toContain('the next one may still be due: compare with the card');
    expect(after.status).toBe('not-needed');
    expect(after.said).toMatchObject({
      text: 'Past the age to start: this vaccine is begun before 15 weeks.',
      details: [],
    });
  });

  test('leaves a completed checkup unchanged', async () => {
    const { parent, coParent, params, checkups } = await addedLate();
    const body = { checkups: [checkups.get('m2') ?? ''], isDone: false };
    const first = await parent.call(answerPast, { params, body });

    const again = await coParent.call(answerPast, { params, body });

    expect(again.checkups).toEqual(first.checkups);
  });

  test('with a dose that cannot be leaves the checkups as they were, too', async () => {
    const { house, parent, params, checkups } = await addedLate();
    const before = await storedCare(house.db);

    const doses = [birthDose, { givenOn: '2026-07-18', vaccine: 'dtap' }];
    const body = { checkups: [checkups.get('m2') ?? ''], doses, isDone: true };
    const answer = await parent.ask(answerPast, { params, body });

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'bad-input', fields: [{ name: 'doses.1.givenOn', code: 'too-small' }] },
    });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('with an existing dose leaves the checkups unchanged, too', async () => {
    const { house, parent, params, checkups, ...family } = await addedLate();
    await marked({ ...family, parent }, [birthDose]);
    const before = await storedCare(house.db);

    const body = { checkups: [checkups.get('m2') ?? ''], doses: [birthDose], isDone: true };
    const answer = await parent.ask(answerPast, { params, body });

    expect(answer).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('with a checkup that is still to come is refused', async () => {
    const { house, parent, params, checkups } = await addedLate();
    const before = await storedCare(house.db);

    const body = { checkups: [checkups.get('m2') ?? '', checkups.get('m6') ?? ''], isDone: true };
    const answer = await parent.ask(answerPast, { params, body });

    const said = { name: 'checkups', message: 'This checkup is still to come, or not in the plan' };
    expect(answer).toMatchObject({ status: 422, body: { fields: [said] } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('with a checkup of a sibling is refused, and no dose is written down', async () => {
    const { house, parent, params, checkups, ...family } = await addedLate();
    const sibling = await aChild({ ...family, house }, parent, { first_name: 'Noah' });
    const ofSibling = await checkupsOf({ parent }, sibling.id);
    const before = await storedCare(house.db);

    const took = [checkups.get('m1') ?? '', ofSibling.get('m2') ?? ''];
    const answer = await parent.ask(answerPast, { params, body: { checkups: took, doses: [birthDose], isDone: true } });

    const field = { name: 'checkups', code: 'refused', message: 'This checkup is still to come, or not in the plan' };
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [field] } });
    expect(await storedCare(house.db)).toEqual(before);
  });

  test('cannot be answered by a viewer', async () => {
    const { house, viewer, params } = await addedLate();
    const before = await storedCare(house.db);

    const answer = await viewer.ask(answerPast, { params, body: { checkups: [], doses: [birthDose], isDone: true } });

    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await storedCare(house.db)).toEqual(before);
  });
});
