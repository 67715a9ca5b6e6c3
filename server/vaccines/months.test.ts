import { describe, expect, test } from 'vitest';
import { changeChild, listChildren } from '#contract/children.ts';
import { readVaccinePlan, type VaccinePlan } from '#contract/vaccines.ts';
import { addDoses, changeDose, decideVaccine } from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { anExportFile, exportOf, importFile } from '#testing/moving.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

const BY_MONTH = 'By a month you remember: compare with the card.';

/** Maya was born on July 19, 2026; today is November 21, 2026. */
async function withAMonth(givenIn = '2026-09') {
  const family = await aFamily();
  await aPlan(family);
  const plan = await marked(family, [{ givenOn: null, givenIn: month(givenIn), vaccine: 'dtap' }]);
  return { ...family, plan };
}

describe('[VAX-03] a dose of which only the month is known', () => {
  test('is kept as a month, counts by its most likely day, and the plan says so', async () => {
    const { plan } = await withAMonth();

    expect(plan.doses).toMatchObject([
      {
        givenOn: null,
        givenIn: '2026-09',
        likelyOn: '2026-09-19',
        verdicts: [{ counts: true, text: 'Counts.', details: [BY_MONTH] }],
      },
    ]);
    expect(rowOf(plan, 'dtap', 1)).toMatchObject({ completed: true, completedDate: null });
    expect(rowOf(plan, 'dtap', 2)).toMatchObject({ dueOn: '2026-11-19' });
    expect(rowOf(plan, 'dtap', 2).details).toContain(BY_MONTH);
    expect(rowOf(plan, 'hepb', 1).details).not.toContain(BY_MONTH);
  });

  test.each([
    { givenIn: '2026-07', counts: false, what: 'of birth' },
    { givenIn: '2026-11', counts: true, what: 'of today' },
  ])('may be the month $what', async ({ givenIn, counts }) => {
    const { plan } = await withAMonth(givenIn);

    expect(plan.doses).toMatchObject([{ givenIn, verdicts: [{ counts }] }]);
  });

  test('is named by its month where a dose of a known day may have come too soon after it', async () => {
    const family = await withAMonth('2026-09');

    const plan = await marked(family, [{ givenOn: '2026-10-01', vaccine: 'dtap' }]);

    const said = plan.doses.find(({ givenOn }) => givenOn === '2026-10-01')?.verdicts[0];
    expect(said).toMatchObject({
      counts: false,
      text: expect.stringMatching(/^Does not count by a month you remember: one more is needed/),
      details: [
        'Compare the dose of about September 2026 with the card: on another day of that month this one may count.',
      ],
    });
  });

  test('does not count where its most likely day is too early, and another day of it may', async () => {
    const { plan } = await withAMonth('2026-08');
    const tooEarly = await withAMonth('2026-07');

    expect(plan.doses[0]).toMatchObject({
      likelyOn: '2026-08-15',
      verdicts: [
        {
          counts: false,
          text: 'Does not count by a month you remember: one more is needed and can be given now.',
          details: ['Compare with the card: on another day of that month it may count.'],
        },
      ],
    });
    expect(tooEarly.plan.doses[0]?.verdicts[0]).toMatchObject({
      counts: false,
      text: expect.stringMatching(/^Too early:/),
      details: ['Given before 6 weeks.', 'Would not count on any day of that month.', BY_MONTH],
    });
  });

  test('says on a vaccine that it completes to compare with the card', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2024-06-05') });
    const mine = { ...family, child };
    await aPlan(mine);

    const plan = await marked(mine, [
      { givenOn: '2025-06-20', vaccine: 'hepa' },
      { givenOn: null, givenIn: month('2026-03'), vaccine: 'hepa' },
      { givenOn: '2025-06-20', vaccine: 'hib' },
    ]);

    const ofPlan = (id: string) => plan.vaccines.find(({ vaccine }) => vaccine === id);
    expect(ofPlan('hepa')).toMatchObject({ isComplete: true, text: `Complete. ${BY_MONTH}` });
    expect(ofPlan('hib')?.text).not.toContain(BY_MONTH);
  });

  test.each([
    { givenIn: '2026-06', says: 'Date given cannot be before the date of birth' },
    { givenIn: '2026-12', says: 'Date given cannot be in the future' },
    { givenIn: '2026-13', says: 'Choose the month' },
    { givenIn: '2026-09-01', says: 'Choose the month' },
  ])('$givenIn is refused: $says', async ({ givenIn, says }) => {
    const { child, parent } = await aFamily();
    const body = { doses: [{ givenOn: null, givenIn: givenIn as never, vaccine: 'dtap' }] };

    const { status, body: refused } = await parent.ask(addDoses, { params: { childId: child.id }, body });

    expect(status).toBe(422);
    expect(refused).toMatchObject({ fields: [{ name: 'doses.0.givenIn', message: says }] });
  });

  test('cannot have a day as well', async () => {
    const { child, parent } = await aFamily();
    const dose = { givenOn: '2026-09-19', givenIn: month('2026-09'), vaccine: 'dtap' };

    const { status, body } = await parent.ask(addDoses, { params: { childId: child.id }, body: { doses: [dose] } });

    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: [{ message: 'Give the day or the month, not both' }] });
  });

  test('is corrected to a day once the card is found, and back', async () => {
    const { child, parent, plan } = await withAMonth();
    const params = { childId: child.id, doseId: plan.doses[0]?.id ?? '' };

    const found = await parent.call(changeDose, {
      params,
      body: { givenOn: '2026-09-21', vaccine: 'dtap', version: 1 },
    });
    const back = await parent.call(changeDose, {
      params,
      body: { givenOn: null, givenIn: month('2026-09'), vaccine: 'dtap', version: 2 },
    });

    expect(found.doses).toMatchObject([{ givenOn: '2026-09-21', givenIn: null }]);
    expect(back.doses).toMatchObject([{ givenOn: null, givenIn: '2026-09' }]);
  });

  test('goes to a clinic, into an export and back as a month', async () => {
    const home = await withAMonth();
    const { parent, stranger, child } = home;

    const { text } = await parent.ask(readVaccinesAsFhir, { params: { childId: child.id } });
    expect(text).toContain('"occurrenceDateTime": "2026-09"');
    const files = await exportOf(home, parent);
    expect(files.get('children/01-maya/doses.csv')?.toString()).toContain('\n2026-09,');
    await importFile(home, stranger, await anExportFile(home, parent));

    const { activeChildId } = await stranger.call(listChildren, {});
    const moved = await stranger.call(readVaccinePlan, { params: { childId: activeChildId ?? '' } });
    expect(moved.doses).toMatchObject([{ givenOn: null, givenIn: '2026-09', verdicts: [{ counts: true }] }]);
    expect(rowOf(moved, 'dtap', 2).dueOn).toBe(rowOf(await aPlan(home), 'dtap', 2).dueOn);
  });

  test('leaves the next dose on its day when a lot is noted later, and when the child is moved to another account', async () => {
    const home = await withAMonth('2026-11');
    const { child, parent, stranger, clock } = home;
    const dueOn = (plan: VaccinePlan) => rowOf(plan, 'dtap', 2).dueOn;
    expect(dueOn(home.plan)).toBe('2026-12-19');
    const file = await anExportFile(home, parent);
    clock.goOn({ days: 20 });
    expect(dueOn(await aPlan(home))).toBe('2026-12-19');

    const [dose] = home.plan.doses;
    const params = { childId: child.id, doseId: dose?.id ?? '' };
    const body = { givenOn: null, givenIn: month('2026-11'), vaccine: 'dtap', lot: 'A1204', version: 1 };
    expect(dueOn(await parent.call(changeDose, { params, body }))).toBe('2026-12-19');

    await importFile(home, stranger, file);
    const { activeChildId } = await stranger.call(listChildren, {});
    const moved = await stranger.call(readVaccinePlan, { params: { childId: activeChildId ?? '' } });
    expect(dueOn(moved)).toBe('2026-12-19');
  });

  test('keeps a birth from being corrected past its month, and from no day within it', async () => {
    const { child, parent } = await withAMonth();
    const bear = (bornOn: string) =>
      parent.ask(changeChild, {
        params: { childId: child.id },
        body: { firstName: 'Maya', gender: 'female', bornOn, version: 1 },
      });

    expect(await bear('2026-10-01')).toMatchObject({
      status: 422,
      body: { fields: [{ message: 'There is a vaccine dose of September 2026' }] },
    });
    expect((await bear('2026-09-30')).status).toBe(200);
  });

  test('is the vaccine of its most likely day where the vaccine changes with age', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2019-06-05') });
    const mine = { ...family, child };
    await aPlan(mine);

    const byMonth = await marked(mine, [{ givenOn: null, givenIn: month('2026-06'), vaccine: 'dtap' }]);
    const byDay = await aChild(family, family.parent, { born_on: day('2019-06-05') });
    const onDay = await marked({ ...mine, child: byDay }, [{ givenOn: '2026-06-15', vaccine: 'dtap' }]);

    const said = (plan: VaccinePlan) => ({ gives: rowOf(plan, 'dtap', 1).gives, name: rowOf(plan, 'dtap', 1).name });
    expect(said(onDay).gives).toBe('tdap');
    expect(said(byMonth)).toEqual(said(onDay));
  });

  test('ends a decision against its vaccine of the same month or before', async () => {
    const { child, parent, ...family } = await aFamily();
    await aPlan({ ...family, child, parent });
    const params = { childId: child.id };
    const decline = (vaccine: string) =>
      parent.call(decideVaccine, { params: { ...params, vaccine }, body: { decision: 'declined', version: null } });
    for (const vaccine of ['dtap', 'pcv']) await decline(vaccine);
    family.clock.goOn({ minutes: 5 });

    const plan = await marked({ child, parent }, [
      { givenOn: null, givenIn: month('2026-11'), vaccine: 'dtap' },
      { givenOn: null, givenIn: month('2026-10'), vaccine: 'pcv' },
    ]);

    expect(plan.decisions).toMatchObject([{ vaccine: 'pcv' }]);
    expect(rowOf(plan, 'dtap', 2).status).toBe('upcoming');
  });
});
