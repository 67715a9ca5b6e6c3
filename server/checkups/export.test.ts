import { describe, expect, test } from 'vitest';
import { changeChild, listChildren } from '#contract/children.ts';
import { listCheckups } from '#contract/checkups.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import { aCheckup, aQuestion } from '#testing/checkups/checkups.ts';
import { aFamily, type Person } from '#testing/family.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { zipped } from '#testing/files/zips.ts';

const path = 'children/01-maya/checkups.json';

/** The export of a family that rescheduled a visit and noted a question for it. */
async function anExportedPlan() {
  const family = await aFamily();
  const { child, parent, coParent } = family;
  const booked = {
    scheduled_on: day('2026-11-24'),
    scheduled_time: timeOfDay('09:20'),
    place: 'Green Street Pediatrics',
  };
  const facts = { ...booked, notes: 'At nine,\nGreen Street.' };
  const { id } = await aCheckup(family, child, coParent, facts);
  await aQuestion(family, child, parent, { checkup_id: id, answer: 'No.' });
  family.clock.goOn({ minutes: 1 });
  await aQuestion(family, child, coParent, { checkup_id: id, asked: '=1+1?' });
  await aCheckup(family, child, parent, { visit: 'm2', recommended_on: day('2026-09-19'), completed: 1 });
  return { ...family, files: await exportOf(family, parent) };
}

describe('[ACC-03] checkups in an export', () => {
  test('are listed with their days, notes and questions, and who wrote what', async () => {
    const { files } = await anExportedPlan();
    const at = { madeAt: '2026-11-21T15:00:00.000Z', changedAt: '2026-11-21T15:00:00.000Z' };
    const later = { madeAt: '2026-11-21T15:01:00.000Z', changedAt: '2026-11-21T15:01:00.000Z' };
    const hannah = { madeBy: 'Hannah Brooks', changedBy: 'Hannah Brooks' };
    const daniel = { madeBy: 'Daniel Brooks', changedBy: 'Daniel Brooks' };

    const taken: { visit: string }[] = JSON.parse(files.get(path)?.toString() ?? '');
    expect(taken.filter(({ visit }) => ['m2', 'm4'].includes(visit))).toEqual([
      {
        visit: 'm2',
        recommendedOn: '2026-09-19',
        scheduledOn: null,
        scheduledTime: null,
        place: null,
        completed: true,
        completedOn: null,
        notes: null,
        questions: [],
        ...hannah,
        ...later,
      },
      {
        visit: 'm4',
        recommendedOn: '2026-11-19',
        scheduledOn: '2026-11-24',
        scheduledTime: '09:20',
        place: 'Green Street Pediatrics',
        completed: false,
        completedOn: null,
        notes: 'At nine,\nGreen Street.',
        questions: [
          { text: 'Does eczema change our allergy plan?', answer: 'No.', ...hannah, ...at },
          { text: '=1+1?', answer: null, ...daniel, ...later },
        ],
        ...daniel,
        ...at,
      },
    ]);
  });

  test('have no day while they are open, even where an undo had left one stored', async () => {
    const home = await anExportedPlan();
    const stale = { completed_on: day('2026-11-20') };
    await home.house.db.updateTable('checkups').set(stale).where('visit', '=', 'm4').execute();

    const files = await exportOf(home, home.parent);
    const taken: { visit: string }[] = JSON.parse(files.get(path)?.toString() ?? '');

    expect(taken.find(({ visit }) => visit === 'm4')).toMatchObject({ completed: false, completedOn: null });
    expect((await checkupsAt(home.parent)).find(({ visit }) => visit === 'm4')).toMatchObject({ completedOn: null });
  });

  test('open in a spreadsheet, where no question is run as a formula', async () => {
    const { files } = await anExportedPlan();

    const csv = files.get('children/01-maya/checkups.csv')?.toString() ?? '';

    expect(csv).toContain(
      'Checkup,Recommended date,Scheduled date,Scheduled time,Place,Completed,Completed on,Notes,Questions and answers,',
    );
    expect(csv).toContain('2 Month Well-Child Checkup,2026-09-19,,,,yes,,,,Hannah Brooks,');
    expect(csv).toContain(
      '4 Month Well-Child Checkup,2026-11-19,2026-11-24,09:20,Green Street Pediatrics,no,,"At nine,\nGreen Street.","Does eczema',
    );
    expect(csv).toContain('allergy plan?\nAnswer: No.\n\'=1+1?"');
  });
});

describe('[ACC-03] checkups that are imported', () => {
  test('are as they were, under the importing parent’s name, and the rest of the plan is added', async () => {
    const home = await anExportedPlan();
    const { stranger } = home;

    const done = await importFile(home, stranger, await zipOf(home.files));

    const list = await checkupsAt(stranger);
    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(done.moved?.entries).toContainEqual({ entry: 'checkup', count: 2 });
    expect(list).toHaveLength(checkupSchedule.visits.length);
    expect(list[3]).toMatchObject({ visit: 'm2', completed: true, status: 'completed' });
    expect(list[4]).toMatchObject({
      visit: 'm4',
      recommendedOn: '2026-11-19',
      scheduledOn: '2026-11-24',
      scheduledTime: '09:20',
      place: 'Green Street Pediatrics',
      notes: 'At nine,\nGreen Street.',
      questions: [
        { text: 'Does eczema change our allergy plan?', answer: 'No.', madeBy: { id: stranger.id } },
        { text: '=1+1?', answer: null, madeBy: { id: stranger.id } },
      ],
      madeBy: { id: stranger.id },
      version: 1,
    });
  });

  test('from an export made before there were any are planned again', async () => {
    const home = await anExportedPlan();
    home.files.delete(path);

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(await checkupsAt(home.stranger)).toHaveLength(checkupSchedule.visits.length);
  });

  test('[decision 77] from an export made before they had a time and a place are imported without', async () => {
    const home = await anExportedPlan();
    const older = (home.files.get(path)?.toString() ?? '').replaceAll(/ *"(scheduledTime|place)": .*,\n/g, '');
    home.files.set(path, Buffer.from(older));

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    expect(older).not.toContain('Green Street Pediatrics');
    expect(done).toMatchObject({ status: 'ready', refusal: null });
    const m4 = (await checkupsAt(home.stranger)).find(({ visit }) => visit === 'm4');
    expect(m4).toMatchObject({ scheduledOn: '2026-11-24', scheduledTime: null, place: null });
  });

  test('are open without a day where an undo had left the day of what it took back', async () => {
    const home = await anExportedPlan();
    const stale = (home.files.get(path)?.toString() ?? '').replace(
      '"completed": false,\n    "completedOn": null',
      '"completed": false,\n    "completedOn": "2026-11-20"',
    );
    expect(stale).toContain('"completedOn": "2026-11-20"');
    home.files.set(path, Buffer.from(stale));

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    expect(done).toMatchObject({ status: 'ready', refusal: null });
    const m4 = (await checkupsAt(home.stranger)).find(({ visit }) => visit === 'm4');
    expect(m4).toMatchObject({ completed: false, completedOn: null });
  });

  test('are imported even if a corrected date of birth is after a scheduled day', async () => {
    const home = await anExportedPlan();
    const { parent, child } = home;
    const facts = { firstName: 'Maya', gender: 'female' as const, bornOn: '2026-11-20', version: 1 };
    await home.house.db
      .updateTable('checkups')
      .set({ scheduled_on: day('2026-11-19') })
      .execute();
    await parent.call(changeChild, { params: { childId: child.id }, body: facts });

    const done = await importFile(home, home.stranger, await zipOf(await exportOf(home, parent)));

    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect((await checkupsAt(home.stranger))[4]).toMatchObject({
      recommendedOn: '2027-03-20',
      scheduledOn: '2026-11-19',
    });
  });

  test.each([
    {
      what: 'a visit that the plan does not have',
      from: '"m4"',
      to: '"m5"',
      refusal: 'entry 2, visit: The checkup plan has no such visit',
    },
    { what: 'a visit twice', from: '"m4"', to: '"m2"', refusal: 'entry 2, visit: This visit appears twice' },
    {
      what: 'a day that does not exist',
      from: '"2026-11-24"',
      to: '"2026-11-31"',
      refusal: 'entry 2, scheduledOn: The scheduled date is no date',
    },
    {
      what: 'a checkup that took place before birth',
      from: '"completed": true,\n    "completedOn": null',
      to: '"completed": true, "completedOn": "2026-07-18"',
      refusal: 'entry 1, completedOn: A checkup cannot be before the date of birth',
    },
    {
      what: 'a checkup that will have taken place',
      from: '"completed": true,\n    "completedOn": null',
      to: '"completed": true, "completedOn": "2026-11-24"',
      refusal: 'entry 1, completedOn: A completed checkup cannot be in the future',
    },
    {
      what: 'an appointment after childhood',
      from: '"scheduledOn": "2026-11-24"',
      to: '"scheduledOn": "9999-12-31"',
      refusal: 'entry 2, scheduledOn: A checkup cannot be after the 21st birthday',
    },
    {
      what: 'a time without a day',
      from: '"scheduledTime": null',
      to: '"scheduledTime": "09:20"',
      refusal: 'entry 1, scheduledTime: A time needs the day of the checkup',
    },
    {
      what: 'a question without words',
      from: '"=1+1?"',
      to: '" "',
      refusal: 'entry 2, questions.1.text: Write the question first',
    },
    {
      what: 'notes that are too long',
      from: 'At nine,',
      to: 'x'.repeat(1000),
      refusal: 'entry 2, notes: Notes can have at most 1000 characters',
    },
    {
      what: 'a field that nobody knows',
      from: '"completed": true',
      to: '"completed": true, "doctor": 3',
      refusal: 'entry 1, doctor: This field is unknown',
    },
  ])('are refused with $what, and nothing is written', async ({ from, to, refusal }) => {
    const home = await anExportedPlan();
    const before = await storedRows(home.house.db);
    home.files.set(path, Buffer.from((home.files.get(path)?.toString() ?? '').replace(from, to)));

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    const after = await storedRows(home.house.db);
    expect(done).toMatchObject({ status: 'failed', refusal: `${path}, ${refusal}` });
    for (const table of ['children', 'checkups', 'checkup_questions']) expect(after[table]).toEqual(before[table]);
  });
});

async function zipOf(files: Awaited<ReturnType<typeof exportOf>>): Promise<Blob> {
  return new Blob([new Uint8Array(await zipped(files))]);
}

/** The checkups of somebody's only child. */
async function checkupsAt(person: Person) {
  const { activeChildId } = await person.call(listChildren, {});
  return person.call(listCheckups, { params: { childId: activeChildId ?? '' } });
}
