import fc from 'fast-check';
import { listCheckups } from '#contract/checkups.ts';
import type { checkupsEndpoints } from '#contract/checkups/endpoints.ts';
import { recommendedOn } from '#domain/checkups/schedule.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { aCheckup, aQuestion } from '../checkups/checkups.ts';
import { aCalendarToken, aStopToken } from '../checkups/reminding.ts';
import type { Family } from '../family.ts';
import { toAnyone, toEveryViewer, toEveryEditor, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import { bornOn, note, planted, words, type Drawn, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/checkups.ts';

export const access: AccessTo<typeof checkupsEndpoints> = {
  // Checkup and its questions: viewers read, co-parents and the primary parent do everything.
  listCheckups: toEveryViewer,
  changeCheckup: toEveryEditor,
  saveVisit: toEveryEditor,
  takeBackVisit: toEveryEditor,
  addQuestion: toEveryEditor,
  changeQuestion: toEveryEditor,
  removeQuestion: toEveryEditor,

  // Calendar and reminders: everyone with access to the child has their own. The calendar itself and stopping reminders
  // need only a secret; both requests carry the primary parent's.
  readCalendarFeed: toEveryViewer,
  makeCalendarFeed: toEveryViewer,
  removeCalendarFeed: toEveryViewer,
  serveCalendar: toAnyone,
  readReminders: toEveryViewer,
  changeReminders: toEveryViewer,
  stopReminders: toAnyone,
};

export const columns = {
  checkups: {
    child_id: 'text',
    id: 'text',
    visit: 'text',
    recommended_on: 'text',
    scheduled_on: 'text?',
    scheduled_time: 'text?',
    place: 'text?',
    completed: 'integer',
    completed_on: 'text?',
    notes: 'text?',
    ...entryColumns,
  },
  checkup_questions: {
    child_id: 'text',
    id: 'text',
    checkup_id: 'text',
    asked: 'text',
    answer: 'text?',
    ...entryColumns,
  },
  calendar_feeds: { child_id: 'text', user_id: 'text', token_hash: 'text', shows: 'text', made_at: 'text' },
  reminders: {
    child_id: 'text',
    user_id: 'text',
    vaccines: 'integer',
    checkups: 'integer',
    changed_at: 'text',
    look_at: 'text',
  },
  sent_reminders: { child_id: 'text', user_id: 'text', about: 'text', due_on: 'text', sent_at: 'text' },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['a private calendar address for a child, since when', 'calendar_feeds.made_at'],
  ['how it names the child', 'calendar_feeds.shows'],
  ['which reminders you want', 'reminders.vaccines reminders.checkups reminders.changed_at reminders.look_at'],
  ['Which doses and checkups of a child you were reminded of', 'sent_reminders.about'],
  ['for which day and when', 'sent_reminders.due_on sent_reminders.sent_at'],
  ['Each checkup: the day for which it is recommended', 'checkups.visit checkups.recommended_on'],
  ['the day, time and place you agreed on', 'checkups.scheduled_on checkups.scheduled_time checkups.place'],
  ['whether it took place and on which day, your notes', 'checkups.completed checkups.completed_on checkups.notes'],
  [
    'your questions with what the doctor answered',
    'checkup_questions.checkup_id checkup_questions.asked checkup_questions.answer',
  ],
];

export const requests: RequestsTo<typeof checkupsEndpoints> = {
  listCheckups: async ({ child }) => ({ params: { childId: child.id } }),
  changeCheckup: async (family) => ({
    params: await ofACheckup(family),
    body: {
      completed: false,
      scheduledOn: '2026-11-24',
      scheduledTime: '09:20',
      place: 'Green Street',
      notes: 'Take the booklet along.',
      version: 1,
    },
  }),
  saveVisit: async (family) => ({
    params: await ofACheckup(family),
    body: {
      completedOn: '2026-11-20',
      measurement: { id: newId(), measuredOn: '2026-11-20', weightKg: 6.52, place: 'doctor' },
      doses: [{ id: newId(), givenOn: '2026-11-20', vaccine: 'dtap' }],
      answers: [],
      version: 1,
    },
  }),
  takeBackVisit: async (family) => ({
    params: await ofACheckup(family, { completed: 1, completed_on: day('2026-11-20') }),
    body: { doses: [], answers: [], version: 1 },
  }),
  addQuestion: async (family) => ({
    params: await ofACheckup(family),
    body: { id: newId(), text: 'Does eczema change our allergy plan?', answer: null },
  }),
  changeQuestion: async (family) => ({
    params: await ofAQuestion(family),
    body: { text: 'Do we need iron drops?', answer: 'Not yet.', version: 1 },
  }),
  removeQuestion: async (family) => ({ params: await ofAQuestion(family), body: { version: 1 } }),
  readCalendarFeed: async ({ child }) => ({ params: { childId: child.id } }),
  makeCalendarFeed: async ({ child }) => ({ params: { childId: child.id }, body: { shows: 'first-name' } }),
  removeCalendarFeed: async ({ child }) => ({ params: { childId: child.id } }),
  serveCalendar: async (family) => ({ params: { token: await aCalendarToken(family, family.parent) } }),
  readReminders: async ({ child }) => ({ params: { childId: child.id } }),
  changeReminders: async ({ child }) => ({
    params: { childId: child.id },
    body: { vaccines: true, checkups: false },
  }),
  stopReminders: async (family) => ({ params: { token: await aStopToken(family, family.parent) } }),
};

async function ofACheckup(family: Family, facts: Partial<Tables['checkups']> = {}) {
  const { id } = await aCheckup(family, family.child, family.parent, facts);
  return { childId: family.child.id, checkupId: id };
}

async function ofAQuestion(family: Family) {
  const params = await ofACheckup(family);
  const { id } = await aQuestion(family, family.child, family.parent, { checkup_id: params.checkupId });
  return { ...params, questionId: id };
}

type AnyCheckup = {
  readonly facts: Partial<Tables['checkups']>;
  readonly questions: readonly Pick<Tables['checkup_questions'], 'asked' | 'answer'>[];
};

const checkup = fc.record({
  visit: fc.constantFrom(...checkupSchedule.visits),
  scheduledAfterDays: fc.option(fc.integer({ min: 0, max: 3000 })),
  scheduledMinute: fc.option(fc.integer({ min: 0, max: 24 * 60 - 1 })),
  place: fc.option(words(80)),
  completed: fc.constantFrom(0 as const, 1 as const),
  completedAfterDays: fc.option(fc.integer({ min: 0, max: 300 })),
  notes: fc.option(note),
  questions: fc.array(fc.record({ asked: words(500), answer: fc.option(note) }), { maxLength: 4 }),
});

export const generated: Generated<'checkups'> = {
  checkups: planted(
    fc.uniqueArray(checkup, { maxLength: 5, selector: ({ visit }) => visit.id }),
    async (all, home, child, parent) => {
      for (const { facts, questions } of all.map(checkupOf)) {
        const { id } = await aCheckup(home, child, parent, facts);
        for (const question of questions) await aQuestion(home, child, parent, { ...question, checkup_id: id });
      }
      await parent.call(listCheckups, { params: { childId: child.id } });
    },
  ),
};

function checkupOf({
  visit,
  scheduledAfterDays,
  scheduledMinute,
  place,
  completed,
  completedAfterDays,
  notes,
  questions,
}: Drawn<typeof checkup>): AnyCheckup {
  return {
    facts: {
      visit: visit.id,
      recommended_on: recommendedOn(visit, bornOn),
      scheduled_on: scheduledAfterDays === null ? null : addDays(bornOn, scheduledAfterDays),
      scheduled_time: scheduledAfterDays === null || scheduledMinute === null ? null : timeAt(scheduledMinute),
      place,
      completed,
      completed_on: completed === 1 && completedAfterDays !== null ? addDays(bornOn, completedAfterDays) : null,
      notes,
    },
    questions,
  };
}

function timeAt(minute: number) {
  const two = (number: number) => String(number).padStart(2, '0');
  return timeOfDay(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
}
