import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { fades, FADES_FROM_MONTHS } from '#domain/milestones/fading.ts';
import { milestoneDescription, milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { answered, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { maya, me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { answersQuery, milestonesQuery } from '../data.ts';
import { Windows } from '../motor/windows.tsx';
import { GoneByItself, OtherAnswers } from '../row/other-answers.tsx';
import { rowOf } from '../list/rows.ts';
import { VisitMilestonesPanel } from './visit-milestones-panel.tsx';

const bornOn = day('2025-01-10');
const leo: Child = { ...maya, firstName: 'Leo', bornOn };
const windowIds = milestoneList.windows.map(({ milestoneId }) => milestoneId);

function said(milestoneId: string, facts: Partial<MilestoneAnswer> = {}): MilestoneAnswer {
  const description = milestoneDescription(milestoneId) ?? '';
  return answered(milestoneId, { id: milestoneId, description, ...facts });
}

const notYet = (milestoneId: string) => said(milestoneId, { answer: 'not-yet', ...nothingReached });

function sheetOf(child: Child, answers: MilestoneAnswer[], today: Day, isAmongOthers: boolean): string {
  const cache = aQueryCache();
  put(cache, milestonesQuery, milestoneList);
  put(cache, answersQuery(child.id), answers);
  return wordsOf(
    markupWithin(cache, <VisitMilestonesPanel child={child} today={today} isAmongOthers={isAmongOthers} />),
  );
}

function knownOf(child: Child, answers: MilestoneAnswer[], today: Day) {
  const ofChild = { answers, isAnswersKnown: true, skipped: new Set<string>(), mayAnswer: true };
  return { child, me, today, list: milestoneList, ...ofChild };
}

function motorPageOf(child: Child, answers: MilestoneAnswer[], today: Day): string {
  const known = knownOf(child, answers, today);
  return markupWithin(aQueryCache(), <Windows known={known} />);
}

test('[decision 48] of a child of 6 years the sheet and the page of windows ask of none that nobody noted', () => {
  const today = addDays(bornOn, 2200);
  const page = wordsOf(motorPageOf(leo, [], today));

  expect(page).not.toMatch(/its window ended|past the end/i);
  expect(page).toContain('A worry? Tell the doctor');
  expect(sheetOf(leo, [], today, false)).not.toContain('From sitting to walking');
  expect(sheetOf(leo, [notYet('ms-18-phy-1')], today, true)).toContain('Not yet: walks with no hand to hold');
});

test('a child who pulls to a stand stands holding on, though nobody noted that', () => {
  const pulls = said('ms-12-phy-1', { achievedOn: addDays(bornOn, 350) });
  const page = (...answers: MilestoneAnswer[]) => wordsOf(motorPageOf(leo, answers, addDays(bornOn, 366)));
  const ended = 'Not noted, and its window ended at 11.4 months.';

  expect(page()).toContain(ended);
  expect(page(pulls)).not.toContain(ended);
});

describe('[decision 48] from sitting to walking on the sheet', () => {
  test.each([
    {
      id: 'mw-standing-with-assistance',
      age: 400,
      words: "Not yet: stands holding on, WHO's window ended at 11.4 months",
    },
    { id: 'mw-standing-alone', age: 600, words: "Not yet: stands alone, WHO's window ended at 16.9 months" },
    {
      id: 'mw-walking-with-assistance',
      age: 700,
      words: "Not yet: walks holding on, WHO's window ended at 13.7 months",
    },
    { id: 'ms-18-phy-1', age: 540, words: "Not yet: walks with no hand to hold, WHO's window ended at 17.6 months" },
  ])('stands what is not yet past the end of its window: $id on day $age', ({ id, age, words }) => {
    const today = addDays(bornOn, age);

    for (const isAmongOthers of [true, false]) {
      expect(sheetOf(leo, [notYet(id)], today, isAmongOthers)).toContain(words);
      expect(sheetOf(leo, [notYet(id)], today, isAmongOthers)).toContain('WHO Motor Development Study');
    }
  });

  test('what began later than in 99 of 100 children is told, too', () => {
    const late = said('ms-18-phy-1', { achievedOn: addDays(bornOn, 560) });
    const today = addDays(bornOn, 600);

    expect(sheetOf(leo, [late], today, true)).toContain(
      "Later than 99 of 100: walks with no hand to hold, Jul 24, 2026, at 18.4 months; WHO's window ended at 17.6 months",
    );
  });

  test('the sheet of milestones alone has the day of each that was seen, and what is asked about', () => {
    const answers = [
      said('ms-09-phy-4', { achievedOn: addDays(bornOn, 190) }),
      said('mw-hands-and-knees-crawling', { achievedOn: null, achievedIn: '2025-10' as MilestoneAnswer['achievedIn'] }),
    ];

    expect(sheetOf(leo, answers, addDays(bornOn, 400), false)).toContain(
      "From sitting to walking, with the months of WHO's study Sits without support (3.8 to 9.2): Jul 19, 2025, at 6.2 months " +
        'Stands holding on (4.8 to 11.4): not noted, past the end ' +
        'Crawls on hands and knees (5.2 to 13.5): about October 2025, at about 9 months',
    );
    expect(sheetOf(leo, [], addDays(bornOn, 100), false)).not.toContain('From sitting to walking');
  });
});

type Said = { readonly milestoneId: string; readonly kind: string; readonly on: number };

const saidOf = (...ids: string[]) =>
  fc.uniqueArray(
    fc.record({
      milestoneId: fc.constantFrom(...ids),
      kind: fc.constantFrom('achieved', 'not-yet', 'not-sure', 'lost'),
      on: fc.integer({ min: 0, max: 900 }),
    }),
    { selector: ({ milestoneId }) => milestoneId, maxLength: 8 },
  );

/** A child of any age, however early, with answers on windows and others. */
const families = fc
  .record({
    age: fc.integer({ min: 0, max: 1000 }),
    gestationDays: fc.option(fc.integer({ min: 160, max: 290 })),
    ofList: saidOf(...milestoneList.milestones.map(({ id }) => id)),
    ofFading: saidOf(...Object.keys(FADES_FROM_MONTHS)),
    ofWindows: saidOf(...windowIds),
  })
  .map(({ age, gestationDays, ofList, ofFading, ofWindows }) => {
    const today = addDays(bornOn, age);
    const all = new Map<string, Said>([...ofList, ...ofFading, ...ofWindows].map((one) => [one.milestoneId, one]));
    const answers = [...all.values()].map(({ milestoneId, kind, on }) =>
      kind === 'not-yet' || kind === 'not-sure'
        ? said(milestoneId, { answer: kind, ...nothingReached })
        : said(milestoneId, {
            achievedOn: addDays(bornOn, Math.min(on, age)),
            lostOn: kind === 'lost' ? today : null,
          }),
    );
    return { child: { ...leo, gestationDays }, today, answers };
  });

type Family = { child: Child; today: Day; answers: MilestoneAnswer[] };

/** The windows of whose row the motor page says to tell the doctor. */
function toldOnMotorPage({ child, today, answers }: Family): string[] {
  const rows = motorPageOf(child, answers, today).match(/<tr.*?<\/tr>/gs) ?? [];
  const told = rows.filter((row) => /tell (the doctor|them)/i.test(row)).map(wordsOf);
  return milestoneList.windows
    .filter(({ name }) => told.some((words) => words.startsWith(name)))
    .map(({ milestoneId }) => milestoneId);
}

/** The answers beside which the list says to tell the doctor. */
function toldOnList({ child, today, answers }: Family): string[] {
  const known = knownOf(child, answers, today);
  const press = { say: () => {}, toggle: () => {}, isSaving: false };
  const isTold = (answer: MilestoneAnswer) => {
    const milestone = milestoneList.milestones.find(({ id }) => id === answer.milestoneId);
    if (!milestone) return false;
    const row = rowOf(milestone, answer);
    if (row.reading === 'lost' && !fades(milestone.id)) return true;
    const below =
      row.reading === 'lost' ? (
        <GoneByItself known={known} row={row} answer={answer} answers={press} before={null} isNew={false} />
      ) : (
        <OtherAnswers known={known} row={row} answers={press} onLost={() => {}} onClose={() => {}} />
      );
    return wordsOf(markupWithin(aQueryCache(), below)).includes('thing to tell the doctor');
  };
  return answers.filter(isTold).map(({ milestoneId }) => milestoneId);
}

test('[decision 48] what a screen tells a parent to tell the doctor stands on the sheet', () => {
  const property = fc.property(families, (family) => {
    const { child, today, answers } = family;
    const isAnswered = (id: string) => answers.some(({ milestoneId }) => milestoneId === id);
    const onMotorPage = toldOnMotorPage(family);
    const short = sheetOf(child, answers, today, true).toLowerCase();
    const whole = sheetOf(child, answers, today, false).toLowerCase();
    const onList = toldOnList(family);
    const lacks = (sheet: string) => (id: string) => !sheet.includes((milestoneDescription(id) ?? '').toLowerCase());
    const windows = milestoneList.windows.filter(({ milestoneId }) => onMotorPage.includes(milestoneId));

    expect([...onMotorPage.filter(isAnswered), ...onList].filter(lacks(short))).toEqual([]);
    expect(onList.filter(lacks(whole))).toEqual([]);
    expect(windows.filter(({ name }) => !whole.includes(name.toLowerCase()))).toEqual([]);
  });
  expect(() => fc.assert(property, { seed: 20261130, numRuns: 60 })).not.toThrow();
});
