import { describe, expect, test } from 'vitest';
import { listChildren } from '#contract/children.ts';
import { readVaccinePlan, type PlannedDose, type VaccinePlan } from '#contract/vaccines.ts';
import { changePlannedDose, chooseVaccineAuthority, decideVaccine, removeDose } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { aFamily, type Family, type Person } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { zipped } from '#testing/files/zips.ts';

const folder = 'children/01-maya';
const dosesPath = `${folder}/doses.json`;
const planPath = `${folder}/vaccine-plan.json`;

/** A family that has marked, noted, decided and chosen, as it is exported. */
async function anExportedPlan() {
  const family = await aFamily();
  const { child, parent, coParent, clock } = family;
  const params = { childId: child.id };
  await aPlan(family);
  await marked(family, [
    { givenOn: '2026-07-19', cvx: '08', lot: 'A1204', place: '=City Hospital', site: 'left-thigh' },
    { givenOn: '2026-08-10', cvx: '08' },
    { givenOn: null, vaccine: 'dtap' },
  ]);
  clock.goOn({ minutes: 5 });
  const plan = await marked(family, [{ givenOn: '2026-11-21', cvx: '120' }], coParent);
  await note(family, rowOf(plan, 'hepb', 2), 'Left thigh.\n"Cried."');
  await note(family, rowOf(plan, 'hepb', 4), 'The last one.');
  const ofDoctor = {
    decision: 'deferred' as const,
    until: '2027-02-01',
    reason: 'Until the cold is over.',
    version: null,
  };
  await coParent.call(decideVaccine, { params: { ...params, vaccine: 'pcv' }, body: ofDoctor });
  await parent.call(decideVaccine, {
    params: { ...params, vaccine: 'covid' },
    body: { decision: 'wanted', version: null },
  });
  await parent.call(chooseVaccineAuthority, { params, body: { authority: 'aap-2026', version: 1 } });
  return { ...family, files: await exportOf(family, parent) };
}

function note({ child, parent }: Family, { id, version }: PlannedDose, notes: string): Promise<VaccinePlan> {
  const params = { childId: child.id, plannedDoseId: id };
  return parent.call(changePlannedDose, { params, body: { notes, version } });
}

async function zipOf(files: Awaited<ReturnType<typeof exportOf>>): Promise<Blob> {
  return new Blob([new Uint8Array(await zipped(files))]);
}

/** The plan of the one child that somebody has. */
async function planAt(person: Person): Promise<VaccinePlan> {
  const { activeChildId } = await person.call(listChildren, {});
  return person.call(readVaccinePlan, { params: { childId: activeChildId ?? '' } });
}

/** What a plan says, without ids, names, times of making and counts of changes. */
function content(plan: VaccinePlan): unknown {
  const left = ['id', 'childId', 'doseId', 'version', 'madeBy', 'madeAt', 'changedBy', 'changedAt'];
  const others = ['authorityBy', 'authorityAt'];
  return JSON.parse(
    JSON.stringify(plan, (name, value: unknown) => ([...left, ...others].includes(name) ? undefined : value)),
  );
}

describe('[ACC-03] vaccines in an export', () => {
  test('are listed with every dose as entered, and who entered it', async () => {
    const { files } = await anExportedPlan();

    const taken: unknown = JSON.parse(files.get(dosesPath)?.toString() ?? '');

    const by = { madeBy: 'Hannah Brooks', changedBy: 'Hannah Brooks' };
    const at = { madeAt: '2026-11-21T15:00:00.000Z', changedAt: '2026-11-21T15:00:00.000Z' };
    expect(taken).toMatchObject([
      {
        givenOn: '2026-07-19',
        markedAt: '00:00:00',
        cvx: '08',
        vaccine: null,
        lot: 'A1204',
        place: '=City Hospital',
        site: 'left-thigh',
        ...by,
        ...at,
      },
      { givenOn: '2026-08-10', cvx: '08', lot: null },
      { givenOn: null, cvx: null, vaccine: 'dtap' },
      { givenOn: '2026-11-21', markedAt: '10:05:00', cvx: '120', madeBy: 'Daniel Brooks' },
    ]);
  });

  test('contain the schedule, decisions, notes, and when given doses had been due', async () => {
    const { files } = await anExportedPlan();

    const taken: unknown = JSON.parse(files.get(planPath)?.toString() ?? '');

    const nothing = { notes: null };
    expect(taken).toMatchObject([
      {
        authority: 'aap-2026',
        isPastOpen: true,
        decisions: [
          { vaccine: 'covid', decision: 'wanted', until: null, reason: null, madeBy: 'Hannah Brooks' },
          { vaccine: 'pcv', decision: 'deferred', until: '2027-02-01', reason: 'Until the cold is over.' },
        ],
        rows: [
          { vaccine: 'dtap', number: 1, dueOn: '2026-09-19', windowEndsOn: '2026-11-15', ...nothing },
          { vaccine: 'dtap', number: 2, ...nothing },
          { vaccine: 'hepb', number: 1, dueOn: '2026-07-19', ...nothing },
          { vaccine: 'hepb', number: 2, notes: 'Left thigh.\n"Cried."', madeBy: 'Hannah Brooks' },
          { vaccine: 'hepb', number: 4, dueOn: null, windowEndsOn: null, notes: 'The last one.' },
          { vaccine: 'hib', number: 1, dueOn: '2026-09-19', ...nothing },
          { vaccine: 'ipv', number: 1, dueOn: '2026-09-19', ...nothing },
        ],
      },
    ]);
  });

  test('open in a spreadsheet, where nothing is run as a formula', async () => {
    const { files } = await anExportedPlan();

    const doses = files.get(`${folder}/doses.csv`)?.toString() ?? '';
    const plan = files.get(`${folder}/vaccine-plan.csv`)?.toString() ?? '';

    expect(doses).toContain('Date given,Product (CVX),Vaccine,Lot,Place,Body site,Entered by,');
    expect(doses).toMatch(/2026-07-19,08,,A1204,"?'=City Hospital"?,left-thigh,Hannah Brooks,/);
    expect(plan).toContain('pcv,deferred,2027-02-01,Until the cold is over.');
  });

  test('of a child without entries are empty', async () => {
    const family = await aFamily();
    await aPlan(family);

    const files = await exportOf(family, family.parent);

    expect([dosesPath, planPath].map((path) => files.get(path)?.toString().trim())).toEqual(['[]', '[]']);
  });
});

describe('[ACC-03] vaccines that are imported', () => {
  test('are as they were, by the name of who brings them', async () => {
    const home = await anExportedPlan();
    const before = await aPlan(home);

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    const after = await planAt(home.stranger);
    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(done.moved?.entries).toContainEqual({ entry: 'dose', count: 4 });
    expect(content(after)).toEqual(content(before));
    expect(after.doses.every(({ madeBy }) => madeBy?.id === home.stranger.id)).toBe(true);
    expect(after.authorityBy?.id).toBe(home.stranger.id);
  });

  test('and are exported once more say the same', async () => {
    const home = await anExportedPlan();
    await importFile(home, home.stranger, await zipOf(home.files));

    const again = await exportOf(home, home.stranger);

    const filesOf = (files: Map<string, Buffer>) =>
      [dosesPath, planPath].map((path) => {
        const text = files.get(path)?.toString() ?? '';
        return text.replaceAll(/"(made|changed)(By|At)": "[^"]*"/g, '');
      });
    expect(filesOf(again)).toEqual(filesOf(home.files));
  });

  test('keep which doses the child did not have before it was added', async () => {
    const home = await aFamily();
    const row = rowOf(await aPlan(home), 'rv', 1);
    const params = { childId: home.child.id };
    await home.parent.call(answerPast, { params, body: { checkups: [], notGiven: [row.id], isDone: false } });

    await importFile(home, home.stranger, await zipOf(await exportOf(home, home.parent)));

    const after = await planAt(home.stranger);
    expect(rowOf(after, 'rv', 1)).toMatchObject({ isNotGiven: true, isUnanswered: false });
    expect(rowOf(after, 'dtap', 1)).toMatchObject({ isNotGiven: false, isUnanswered: true });
  });

  test('from an export made before decisions had a day are as they were', async () => {
    const home = await anExportedPlan();
    const before = await aPlan(home);
    const text = home.files.get(planPath)?.toString() ?? '';
    const older = text.replaceAll(/\s*"(decidedOn|isOvertaken|isCorrected)": [^,]*,/g, '');
    expect(older).not.toBe(text);
    home.files.set(planPath, Buffer.from(older));

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(content(await planAt(home.stranger))).toEqual(content(before));
  });

  test('keep an answer that was corrected, which stands again without the dose', async () => {
    const home = await aFamily();
    const row = rowOf(await aPlan(home), 'rv', 1);
    const params = { childId: home.child.id };
    await home.parent.call(answerPast, { params, body: { checkups: [], notGiven: [row.id], isDone: false } });
    await marked(home, [{ givenOn: '2026-09-20', vaccine: 'rv', fills: [row.id] }]);
    const files = await exportOf(home, home.parent);

    await importFile(home, home.stranger, await zipOf(files));

    const after = await planAt(home.stranger);
    const ofDose = { childId: after.childId, doseId: after.doses[0]?.id ?? '' };
    const back = await home.stranger.call(removeDose, { params: ofDose, body: { version: 1 } });
    expect(JSON.parse(files.get(planPath)?.toString() ?? '')).toMatchObject([
      { rows: [{ vaccine: 'rv', number: 1, isNotGiven: false, isCorrected: true }] },
    ]);
    expect(after.planned.some(({ isNotGiven }) => isNotGiven)).toBe(false);
    expect(rowOf(back, 'rv', 1)).toMatchObject({ isNotGiven: true, isUnanswered: false });
  });

  test('keep notes on a row that is needed no more', async () => {
    const home = await anExportedPlan();
    const early = (await aPlan(home)).doses.find(({ givenOn }) => givenOn === '2026-08-10');
    const params = { childId: home.child.id, doseId: early?.id ?? '' };
    const before = await home.parent.call(removeDose, { params, body: { version: 1 } });

    await importFile(home, home.stranger, await zipOf(await exportOf(home, home.parent)));

    const after = await planAt(home.stranger);
    expect(rowOf(before, 'hepb', 4)).toMatchObject({ status: 'not-needed', notes: 'The last one.' });
    expect(rowOf(after, 'hepb', 4)).toMatchObject({ status: 'not-needed', notes: 'The last one.' });
    expect(content(after)).toEqual(content(before));
  });

  test('from an export made before there were any are planned again', async () => {
    const home = await anExportedPlan();
    for (const path of [dosesPath, planPath]) home.files.delete(path);

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    const plan = await planAt(home.stranger);
    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(plan).toMatchObject({ doses: [], decisions: [], authority: { id: 'cdc' }, isPastOpen: true });
    expect(rowsOf(plan, 'dtap')).toHaveLength(5);
  });

  test.each([
    {
      what: 'a day before birth',
      path: dosesPath,
      from: '2026-08-10',
      to: '2026-07-18',
      refusal: 'entry 2, givenOn: Date given cannot be before the date of birth',
    },
    {
      what: 'a day to come',
      path: dosesPath,
      from: '2026-08-10',
      to: '2027-08-10',
      refusal: 'entry 2, givenOn: Date given cannot be in the future',
    },
    {
      what: 'a product that nobody knows',
      path: dosesPath,
      from: '"120"',
      to: '"999"',
      refusal: 'entry 4, cvx: This product is unknown',
    },
    {
      what: 'a dose of no vaccine',
      path: dosesPath,
      from: '"vaccine": "dtap"',
      to: '"vaccine": null',
      refusal: 'entry 3, vaccine: Say which vaccine it was',
    },
    {
      what: 'a time that is none',
      path: dosesPath,
      from: '10:05:00',
      to: '25:05:00',
      refusal: 'entry 4, markedAt: A time is HH:mm:ss',
    },
    {
      what: 'a schedule that nobody knows',
      path: planPath,
      from: 'aap-2026',
      to: 'who',
      refusal: 'entry 1, authority: This schedule is unknown',
    },
    {
      what: 'notes on a vaccine that nobody plans',
      path: planPath,
      from: '"vaccine": "hib"',
      to: '"vaccine": "zoster"',
      refusal: 'entry 1, rows.5.vaccine: The vaccine plan has no such vaccine',
    },
    {
      what: 'two decisions about a vaccine',
      path: planPath,
      from: '"vaccine": "covid"',
      to: '"vaccine": "pcv"',
      refusal: 'entry 1, decisions.1.vaccine: This vaccine appears twice',
    },
    {
      what: 'a decision of a day to come',
      path: planPath,
      from: '"decidedOn": "2026-11-21"',
      to: '"decidedOn": "2027-11-21"',
      refusal: 'entry 1, decisions.0.decidedOn: The day of a decision cannot be in the future',
    },
    {
      what: 'a field that nobody knows',
      path: planPath,
      from: '"isPastOpen"',
      to: '"isPast"',
      refusal: 'entry 1, isPastOpen: isPastOpen is true or false',
    },
  ])('are refused with $what, and nothing is written', async ({ path, from, to, refusal }) => {
    const home = await anExportedPlan();
    const before = await storedCare(home.house.db);
    const text = home.files.get(path)?.toString() ?? '';
    expect(text).toContain(from);
    home.files.set(path, Buffer.from(text.replace(from, to)));

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    expect(done).toMatchObject({ status: 'failed', refusal: `${path}, ${refusal}` });
    expect(await storedCare(home.house.db)).toEqual(before);
  });
});
