import { beforeAll, describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer, MilestoneList } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import { allOf, answered, byDaniel, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, daniel, maya, mayaBornEarly, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { loadViews } from '#web/client/page/lazily.ts';
import { answersQuery, milestonesQuery } from './data.ts';
import { ChildMilestones, MilestonesPage } from './milestones-page.tsx';
import { chosenIn } from './milestones-search.ts';
import { MotorPage } from './motor/motor-page.tsx';

beforeAll(() => loadViews(['GoneByItself']));

const viewed: Child = { ...maya, may: 'view', isPrimary: false };

type Known = {
  child?: Child;
  list?: Loaded<MilestoneList>;
  answers?: Loaded<MilestoneAnswer[]>;
  chosen?: Readonly<Record<string, string>>;
};

function markupOf({ child = maya, list = milestoneList, answers = [], chosen = {} }: Known = {}) {
  const cache = aQueryCache();
  put(cache, childrenQuery, childrenOf(child));
  put(cache, milestonesQuery, list);
  put(cache, answersQuery(child.id), answers);
  return markupWithin(cache, <ChildMilestones child={child} me={me} today={today} chosen={chosenIn(chosen)} />);
}
const words = (known?: Known) => wordsOf(markupOf(known));

/** The markup of the row of a milestone. */
function rowOf(known: Known, milestoneId: string) {
  const rows = markupOf(known).split('<li id="row-');
  return (
    rows.find((row) => row.startsWith(`${milestoneId}"`))?.replace(/<\/ul><(button|details|\/section).*/s, '') ?? ''
  );
}

describe('[MIL-03] the ages', () => {
  test("begin with the group after the child's own, which is pressed, and say what each of them is", () => {
    const markup = markupOf({ answers: [...allOf('age-02'), answered('ms-04-soc-1')] });

    expect(wordsOf(markup)).toContain('2 Months 11 of 11 Complete 4 Months 1 of 13');
    expect(wordsOf(markup)).toContain("4 Months 1 of 13 Maya's age now 6 Months 0 of 12 Coming up, shown below");
    expect(wordsOf(markup)).toContain('9 Months 0 of 13 Later');
    expect(markup).toMatch(/id="card-age-06"[^>]*aria-pressed="true"/);
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="1 of 13 achieved"');
  });

  test('[MIL-01] all thirteen are there, four of them at first on a wide screen', () => {
    const markup = markupOf();

    expect(markup.match(/class="card agecard[^"]*"/g)).toHaveLength(13);
    expect(markup.match(/class="card agecard[^"]* far"/g)).toHaveLength(9);
    expect(wordsOf(markup)).toContain('Show all 13 ages');
  });

  test('one that is named in the address is shown instead', () => {
    expect(words({ chosen: { age: '24' } })).toContain('At least three of four children do each of these by 2 years.');
    expect(words({ chosen: { age: '7' } })).toContain('At least three of four children do each of these by 6 months.');
  });

  test('of a child born early go by the corrected age, with both ages said', () => {
    const early = { ...mayaBornEarly, bornOn: day('2026-05-19') };

    expect(words({ child: early })).toContain('Maya, 6 months · 4 months corrected');
    expect(words({ child: early })).toContain(
      'Maya was born early: 6 months old, 4 months by the due date. The ages here go by the due date (corrected age) until 24 months.',
    );
    expect(words({ child: early })).toContain("Maya's corrected age now 6 Months 0 of 12 Coming up, shown below");
  });

  test('of a child before its due date begin with the first', () => {
    const early = { ...maya, gestationDays: 200, bornOn: day('2026-11-10') };

    expect(words({ child: early })).toContain('11 days old, due January 29, 2027.');
    expect(words({ child: early })).toContain('1 Month 0 of 8 Coming up, shown below');
    expect(words({ child: early })).not.toContain('What to say at');
    expect(words({ child: early })).toContain(
      "Worried? Call your child's doctor. You do not need a reason that fits a list.",
    );
  });
});

describe('[MIL-01] the list of an age', () => {
  test('says what its age means, where it comes from, and that nobody has a score', () => {
    expect(words()).toContain(
      '6 Months At least three of four children do each of these by 6 months. Children differ; there is no score. 0 of 12 · 0%',
    );
    expect(words()).toContain('CDC, Learn the Signs. Act Early., 2022, in our words, edition 2026-11.');
    expect(words({ chosen: { age: '1' } })).toContain('Ours, on what AAP / Bright Futures looks at in the first month');
  });

  test('shows the first eight, and how many there are besides', () => {
    expect(markupOf().match(/<li id="row-/g)).toHaveLength(8);
    expect(words()).toContain('Show 4 more');
  });

  test('has tabs that count, and none for what is skipped as long as nothing is', () => {
    expect(words({ answers: [answered('ms-06-lan-3')] })).toContain('All 12 Upcoming 11 Achieved 1');
    expect(words()).not.toContain('Skipped');
  });

  test('says so where a tab has nothing', () => {
    expect(words({ chosen: { tab: 'achieved' } })).toContain('Nothing is marked here yet');
    expect(words({ answers: allOf('age-06'), chosen: { tab: 'upcoming' } })).toContain('Nothing is left here');
  });

  test('says how much of an age is achieved, rounded', () => {
    expect(words({ answers: [answered('ms-06-lan-3')] })).toContain('1 of 12 · 8%');
  });

  test('says nowhere that a child is behind', () => {
    const all = words({ answers: [answered('ms-04-soc-1', { answer: 'not-yet', ...nothingReached })] });

    expect(all).not.toMatch(/behind|normal|at risk|fail|percent/i);
    expect(markupOf()).not.toContain('alert clay');
  });
});

describe('[MIL-02] a milestone', () => {
  test('that nobody answered can be skipped, answered otherwise or achieved', () => {
    const row = rowOf({}, 'ms-06-soc-1');

    expect(wordsOf(row)).toContain('Recognizes the people they see often Social Skip Achieved Other answer');
    expect(row).toContain('aria-pressed="false"');
  });

  test('that is achieved says when, by whom and what was noted, and cannot be skipped', () => {
    const answer = answered('ms-06-lan-3', { ...byDaniel, note: 'In the bath' });
    const row = rowOf({ answers: [answer] }, 'ms-06-lan-3');

    expect(wordsOf(row)).toContain('Squeals Language Achieved Nov 12, 2026, by Daniel · “In the bath” Achieved When?');
    expect(row).toContain('aria-pressed="true"');
    expect(wordsOf(row)).not.toContain('Skip');
  });

  test('that another parent changed still says who marked it first', () => {
    const byBoth = { changedBy: daniel, version: 2 };
    const note = 'My own words, Hannah';

    expect(wordsOf(rowOf({ answers: [answered('ms-06-lan-3', { ...byBoth, note })] }, 'ms-06-lan-3'))).toContain(
      'Achieved Nov 12, 2026, by you, changed by Daniel · “My own words, Hannah”',
    );
    expect(
      wordsOf(
        rowOf(
          { answers: [answered('ms-06-soc-1', { answer: 'not-yet', ...nothingReached, ...byBoth })] },
          'ms-06-soc-1',
        ),
      ),
    ).toContain('Not yet, noted by you, changed by Daniel on Nov 12');
  });

  test('of which only the month is known, or that was marked today, says so', () => {
    const month = { achievedOn: null, achievedIn: '2026-10' as MilestoneAnswer['achievedIn'] };

    expect(wordsOf(rowOf({ answers: [answered('ms-06-lan-3', month)] }, 'ms-06-lan-3'))).toContain(
      'Achieved about October 2026, by you',
    );
    expect(wordsOf(rowOf({ answers: [answered('ms-06-lan-3', { achievedOn: today })] }, 'ms-06-lan-3'))).toContain(
      'Achieved today, by you',
    );
  });

  test('that the child does not do yet says who noted it, and can still be achieved', () => {
    const answer = answered('ms-06-soc-1', { answer: 'not-yet', ...nothingReached });

    expect(wordsOf(rowOf({ answers: [answer] }, 'ms-06-soc-1'))).toContain(
      'Social Not yet, noted by you on Nov 12 Achieved Not yet',
    );
  });

  test('that was lost leads to the doctor, with what to say, and a way back', () => {
    const answer = answered('ms-04-lan-3', { lostOn: day('2026-11-15') });
    const row = rowOf({ answers: [answer], chosen: { age: '4' } }, 'ms-04-lan-3');

    expect(wordsOf(row)).toContain('Not any more since about Nov 15, 2026 Achieved Nov 12, 2026, by you When?');
    expect(wordsOf(row)).toContain(
      'Call the doctor within a day; say that a skill was lost. With weakness, seizures or illness: now.',
    );
    expect(wordsOf(row)).toContain("You can say: “Maya used to do this: 'Turns toward your voice'");
    expect(wordsOf(row)).toContain('Undo');
    expect(row).toContain('class="alert amber"');
  });

  test.each([
    { id: 'ms-01-phy-3', age: '1', bornDaysAgo: 122 },
    { id: 'ms-06-cog-1', age: '6', bornDaysAgo: 1100 },
    { id: 'ms-09-soc-1', age: '9', bornDaysAgo: 740 },
  ])('that children stop doing by themselves is no lost skill: $id', ({ id, age, bornDaysAgo }) => {
    const child = { ...maya, bornOn: addDays(today, -bornDaysAgo) };
    const answer = answered(id, { achievedOn: child.bornOn, lostOn: today, changedAt: `${today}T15:00:00.000Z` });
    const row = rowOf({ child, answers: [answer], chosen: { age } }, id);

    expect(wordsOf(row)).toContain('This goes away by itself. It is never counted against Maya. Undo');
    expect(wordsOf(row)).toContain('Not any more, noted');
    expect(wordsOf(row)).not.toMatch(/doctor|Since when/);
    expect(row).not.toContain('class="alert');
  });

  test('that children stop doing by themselves is told where it stops before its time, but not as a lost skill', () => {
    const child = { ...maya, bornOn: addDays(today, -45) };
    const answers = [answered('ms-01-phy-3', { lostOn: today })];
    const row = wordsOf(rowOf({ child, answers, chosen: { age: '1' } }, 'ms-01-phy-3'));

    expect(row).toContain('This is a good thing to tell the doctor.');
    expect(row).not.toMatch(/goes away|Call the doctor within a day/);
  });

  test('that is an answer to a sound and was lost asks for a hearing test, too', () => {
    const lost = { lostOn: day('2026-11-15') };
    const row = (id: string) => wordsOf(rowOf({ answers: [answered(id, lost)], chosen: { age: '4' } }, id));

    expect(row('ms-04-lan-3')).toContain('Ask for a hearing test now.');
    expect(row('ms-04-lan-2')).not.toContain('hearing test');
  });

  test('that was lost is not achieved, and to come again', () => {
    const answers = [answered('ms-06-lan-3', { lostOn: day('2026-11-15') })];

    expect(words({ answers })).toContain('All 12 Upcoming 12 Achieved 0');
    expect(words({ answers, chosen: { tab: 'upcoming' } })).toContain('Call the doctor within a day');
    expect(words({ answers })).toContain('6 Months 0 of 12 Coming up');
  });

  test('that is not on the list any more stays, in the words of then', () => {
    const answers = [answered('ms-02-old-1', { edition: '2022-01' })];

    expect(words({ answers })).toContain(
      'From an earlier list These are not on the list any more. What you said about them stays. Follows a bell with the eyes Achieved Nov 12, 2026, by you Achieved When?',
    );
  });

  test('has no buttons for somebody who may only look, who is told once', () => {
    const answers = [answered('ms-06-lan-3'), answered('ms-06-lan-2', { lostOn: day('2026-11-15') })];
    const markup = markupOf({ child: viewed, answers });

    expect(wordsOf(markup)).toContain("You can see Maya's milestones, but not change them.");
    expect(wordsOf(markup)).toContain('Call the doctor within a day');
    expect(wordsOf(markup.replace(/.*<ul class="ms">/s, '').replace(/Show 4 more.*/s, ''))).not.toMatch(
      /When\?|Skip|Other answer|Undo|Add to/,
    );
  });
});

describe('[MIL-04] [UI-02] the page', () => {
  const failed = new CallFailed('offline');

  test('says that it is loading', () => {
    expect(words({ list: null })).toContain('Loading milestones...');
    expect(words({ answers: null })).toContain('Loading milestones...');
  });

  test('says that the list could not be loaded, with a way to try again', () => {
    expect(words({ list: failed })).toContain('Unable to load milestones. Please try again later.');
    expect(words({ list: failed })).toContain('Try again');
  });

  test('goes on with the list where what was marked could not be loaded, but marks nothing', () => {
    const markup = markupOf({ answers: failed });

    expect(wordsOf(markup)).toContain(
      'There was an issue loading milestones. Some data may be unavailable. What was marked could not be loaded, so nothing can be marked now. Nothing you entered is lost. Try again',
    );
    expect(markup).toContain('alert amber');
    expect(wordsOf(markup)).toContain('Recognizes the people they see often');
    expect(wordsOf(markup)).not.toContain('Other answer');
  });

  test('says nothing of motor milestones where what was marked could not be loaded', () => {
    const cache = aQueryCache();
    put(cache, childrenQuery, childrenOf(maya));
    put(cache, milestonesQuery, milestoneList);
    put(cache, answersQuery(maya.id), failed);
    const said = wordsOf(markupWithin(cache, <MotorPage />));

    expect(said).toContain('Unable to load milestones. Please try again later.');
    expect(said).not.toContain('Not noted yet');
  });

  test('counts nothing as long as it is not known what was marked', () => {
    const markup = markupOf({ answers: failed, chosen: { tab: 'achieved' } });

    expect(wordsOf(markup)).not.toMatch(/ of 1\d|Achieved|Upcoming \d|Nothing is marked/);
    expect(markup.match(/<li id="row-/g)).toHaveLength(8);
  });

  test('needs a child', () => {
    const cache = aQueryCache();
    put(cache, childrenQuery, childrenOf());

    expect(wordsOf(markupWithin(cache, <MilestonesPage {...chosenIn({})} />))).toContain(
      'Milestones belong to a child. A name, a birthday and a gender are enough.',
    );
  });

  test('ends with whom to ask, whatever was said', () => {
    const end =
      /Worried, or has a skill been lost\? Do not wait: tell the doctor and ask for a developmental screening\. What to say at 4 months CDC, [^<]*$/;

    expect(words()).toMatch(end);
    expect(words({ answers: allOf('age-06') })).toMatch(end);
    expect(words({ chosen: { age: '24' } })).toContain('What to say at 4 months');
  });
});

test('[MIL-02] since when a skill is gone is asked on the day it is noted, as far back as it can be', () => {
  const notedToday = { lostOn: today, changedAt: `${today}T15:00:00.000Z` };
  const asked = (facts: Partial<MilestoneAnswer>) =>
    wordsOf(rowOf({ answers: [answered('ms-04-lan-3', facts)], chosen: { age: '4' } }, 'ms-04-lan-3'));

  expect(asked({ ...notedToday, achievedOn: addDays(today, -20) })).toContain(
    'Since when? I do not know About a week ago The doctor',
  );
  expect(asked({ ...notedToday, achievedOn: addDays(today, -40) })).toContain('About a month ago');
  expect(asked({ lostOn: day('2026-11-12') })).not.toContain('Since when?');
});

describe('a skill that nobody had noted before it was lost', () => {
  const lost = answered('ms-04-lan-3', { achievedOn: null, achievedIn: null, lostOn: day('2026-11-15') });
  const row = () => wordsOf(rowOf({ answers: [lost], chosen: { age: '4' } }, 'ms-04-lan-3'));

  test('leads to the doctor without a day that nobody knows', () => {
    expect(row()).toContain('Not any more since about Nov 15, 2026 Noted by you');
    expect(row()).toContain('Call the doctor within a day; say that a skill was lost.');
    expect(row()).not.toContain('first seen');
  });

  test('says once when it was noted, and by whom', () => {
    const noted = { ...lost, changedAt: '2026-11-15T15:00:00.000Z' };

    expect(wordsOf(rowOf({ answers: [noted], chosen: { age: '4' } }, 'ms-04-lan-3'))).toContain(
      'Not any more, noted Nov 15, 2026 By you',
    );
  });
});

test('of a baby under 3 months, what needs a call now stands before anything on development', () => {
  const weeks = { ...maya, bornOn: addDays(today, -35) };
  const call = "Will not feed, is hard to wake, or is very floppy? Call your child's doctor now, day or night.";

  expect(words({ child: weeks })).toMatch(new RegExp(`${call.replace('?', '[?]')}.*Worried, or has a skill been lost`));
  expect(words({ child: { ...maya, bornOn: addDays(today, -91) } })).toContain(call);
  expect(words({ child: { ...maya, bornOn: addDays(today, -92) } })).not.toContain(call);
});
