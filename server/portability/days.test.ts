import { expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { makeCalendarFeed, serveCalendar } from '#contract/checkups/calendar-feed.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { milestoneAnswerEndpoints, readMilestoneSummary } from '#contract/milestones.ts';
import { listChildren } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { decideVaccine } from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { zipped } from '#testing/files/zips.ts';
import { aFamily, aMeasurement, aPerson, type Family, type Person } from '#testing/family.ts';
import { anAnswer } from '#testing/milestones/stored-answers.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

/** A leap day and the eve of the birth, no day, after tomorrow, and the last day there is. */
const DAYS = ['2024-02-29', '2026-07-18', '2026-02-29', '2026-11-24', '9999-12-31'];

/** Such fields are written for readers. */
const WORKED_OUT = new Set(['recommendedOn', 'ageMonths']);

type Field = { readonly file: string; readonly at: readonly (string | number)[]; readonly value: string };

/** Maya, with a day in every kind of entry. */
async function aFamilyWithDays(): Promise<Family> {
  const family = await aFamily();
  const { child, parent } = family;
  await aMeasurement(family, child, parent);
  await marked(family, [
    { givenOn: '2026-07-19', cvx: '08' },
    { givenOn: null, givenIn: '2026-09', cvx: '120' },
  ]);
  await aPlan(family);
  const body = { decision: 'deferred', until: '2027-01-05', version: null } as const;
  await parent.call(decideVaccine, { params: { childId: child.id, vaccine: 'rv' }, body });
  const completed = { completed: 1, completed_on: day('2026-09-21') } as const;
  await aCheckup(family, child, parent, { visit: 'm2', recommended_on: day('2026-09-19'), ...completed });
  await aCheckup(family, child, parent, { scheduled_on: day('2026-11-25') });
  await parent.call(listCheckups, { params: { childId: child.id } });
  await anAnswer(family, child, parent, { lost_on: day('2026-10-01') });
  return family;
}

test('[ACC-03] a day that cannot be is refused by file and field, and any other arrives as it was', async () => {
  const family = await aFamilyWithDays();
  const files = await exportOf(family, family.parent);
  const fields = fieldsIn(files);
  expect(fields.map(({ at }) => at.at(-1))).toEqual(
    expect.arrayContaining(['bornOn', 'measuredOn', 'givenOn', 'givenIn', 'until', 'dueOn', 'windowEndsOn']),
  );

  const outcomes = new Map<string, string>();
  for (const field of fields) {
    for (const on of DAYS) {
      const value = field.value.length === 'YYYY-MM'.length ? on.slice(0, 7) : on;
      outcomes.set(`${field.at.at(-1)} ${value}`, await outcomeOf(family, files, { ...field, value }));
    }
  }

  expect(Object.fromEntries([...outcomes].filter(([, outcome]) => outcome.startsWith('lost')))).toEqual({});
  const refused = (name: string) =>
    [...outcomes].flatMap(([of, outcome]) => (outcome === 'refused' && of.startsWith(`${name} `) ? of.slice(-10) : []));
  for (const name of ['measuredOn', 'givenOn', 'completedOn', 'achievedOn', 'lostOn'])
    expect(refused(name)).toEqual(DAYS);
  for (const name of ['until', 'dueOn', 'windowEndsOn']) expect(refused(name)).toEqual(['2026-02-29']);
  expect(refused('scheduledOn')).toEqual(['2026-02-29', '9999-12-31']);
  expect(refused('bornOn')).toEqual(['2026-02-29', '2026-11-24', '9999-12-31']);
});

/** 'refused' by file and field; 'kept' as it was; else what was lost. */
async function outcomeOf(family: Family, files: Map<string, Buffer>, field: Field): Promise<string> {
  const there = await aPerson(family, 'Hannah Brooks');
  const changed = new Map(files).set(field.file, withValue(files, field));
  const done = await importFile(family, there, new Blob([new Uint8Array(await zipped(changed))]));
  if (done.status === 'failed') {
    const where = field.at.filter((part) => typeof part === 'string').at(-1) ?? '';
    return done.refusal?.startsWith(field.file) && done.refusal.includes(where) ? 'refused' : `lost: ${done.refusal}`;
  }
  await readAll(there);
  const again = await exportOf(family, there);
  const value = valueAt(again, field);
  return value === field.value ? 'kept' : `lost: ${String(value)}`;
}

/** Every page about the child can still be read. */
async function readAll(person: Person): Promise<void> {
  const { activeChildId } = await person.call(listChildren, {});
  const params = { childId: activeChildId ?? '' };
  const { address } = await person.call(makeCalendarFeed, { params, body: { shows: 'initial' } });
  const token = address.split('/').at(-2) ?? '';
  const answers = [
    await person.ask(readVaccinePlan, { params }),
    await person.ask(readVisitPlan, { params }),
    await person.ask(listCheckups, { params }),
    await person.ask(measurementEndpoints.list, { params }),
    await person.ask(milestoneAnswerEndpoints.list, { params }),
    await person.ask(readMilestoneSummary, { params }),
    await person.ask(readVaccinesAsFhir, { params }),
    await person.ask(serveCalendar, { params: { token } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

/** One of each name. */
function fieldsIn(files: Map<string, Buffer>): Field[] {
  const all = [...files]
    .filter(([file]) => file.endsWith('.json') && file.startsWith('children/'))
    .flatMap(([file, text]) => daysIn(JSON.parse(text.toString())).map((field) => ({ file, ...field })));
  return [...new Map(all.map((field) => [`${field.file} ${field.at.at(-1)}`, field])).values()];
}

function daysIn(value: unknown, at: readonly (string | number)[] = []): Omit<Field, 'file'>[] {
  const name = String(at.at(-1));
  if (typeof value === 'string') {
    const isDay = /^\d{4}-\d{2}(-\d{2})?$/.test(value);
    return isDay && !WORKED_OUT.has(name) ? [{ at, value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    daysIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(files: Map<string, Buffer>, { file, at, value }: Field): Buffer {
  const content: unknown = JSON.parse(files.get(file)?.toString() ?? '');
  const parent = at.slice(0, -1).reduce<unknown>(valueOf, content);
  if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [String(at.at(-1))]: value });
  return Buffer.from(JSON.stringify(content));
}

function valueAt(files: Map<string, Buffer>, { file, at }: Field): unknown {
  const content: unknown = JSON.parse(files.get(file)?.toString() ?? '');
  return at.reduce<unknown>(valueOf, content);
}

function valueOf(of: unknown, key: string | number): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;
}
