import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import { allOf, answered } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { daniel, maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { answersQuery, milestonesQuery } from '../data.ts';
import { VisitMilestonesPanel } from './visit-milestones-panel.tsx';

function wordsFor(answers: MilestoneAnswer[], isAmongOthers: boolean, child: Child = maya): string {
  const cache = aQueryCache();
  put(cache, milestonesQuery, milestoneList);
  put(cache, answersQuery(child.id), answers);
  return wordsOf(
    markupWithin(cache, <VisitMilestonesPanel child={child} today={today} isAmongOthers={isAmongOthers} />),
  );
}

const none = { achievedOn: null, achievedIn: null } as const;
const notYet = answered('ms-04-phy-5', { answer: 'not-yet', ...none });

test('[decision 48] on the sheet the milestones stand only where there is something to tell', () => {
  expect(wordsFor([answered('ms-04-soc-1')], true)).toBe('');
  expect(wordsFor([notYet], true)).toContain('Not yet: props up on forearms during tummy time');
  expect(wordsFor([answered('ms-04-soc-1', { note: 'At the lamp.' })], true)).toContain('“At the lamp.”');
  expect(wordsFor([answered('ms-04-soc-1', { note: 'At the lamp.' })], false)).toContain('“At the lamp.”');
});

describe('[decision 48] on the sheet', () => {
  test('stands the hearing test of a baby who does not answer sounds', () => {
    const quiet = answered('ms-02-lan-2', { answer: 'not-yet', ...none });

    for (const isAmongOthers of [true, false]) {
      expect(wordsFor([quiet], isAmongOthers)).toMatch(/Not yet: startles, [^.]* noise\. Ask for a hearing test now\./);
      expect(wordsFor([notYet], isAmongOthers)).not.toContain('hearing test');
      expect(wordsFor([answered('ms-04-lan-3', { lostOn: day('2026-11-15') })], isAmongOthers)).toContain(
        'Ask for a hearing test now.',
      );
    }
  });

  test('nothing stands of the fists of a newborn once they open, and before that they are no lost skill', () => {
    const fists = answered('ms-01-phy-3', { answer: 'not-yet', ...none });
    const open = answered('ms-01-phy-3', { lostOn: day('2026-11-10') });
    const weeks = { ...maya, bornOn: addDays(today, -45) };

    expect(wordsFor([fists], true)).toBe('');
    expect(wordsFor([open], true)).toBe('');
    expect(wordsFor([fists], true, weeks)).toContain('Not yet: keeps hands in fists');
    expect(wordsFor([open], true, weeks)).toContain('Not any more: keeps hands in fists');
    expect(wordsFor([open], true, weeks)).not.toContain('A skill was lost');
  });
});

const inSummer = { changedAt: '2026-09-17T15:00:00.000Z' } as const;
const notSure = { answer: 'not-sure', ...none } as const;

describe("[decision 48] a parent's worry", () => {
  test('stands on the sheet whatever else was answered, beside what it is about', () => {
    const worried = answered('ms-04-soc-1', { ...notSure, note: 'Worried about her eyes' });

    for (const isAmongOthers of [true, false]) {
      expect(wordsFor([worried], isAmongOthers)).toMatch(
        /Not sure: smiles .* attention “Worried about her eyes” Hannah/,
      );
      expect(wordsFor([{ ...notYet, note: 'Not at all' }], isAmongOthers)).toContain('tummy time “Not at all” Hannah');
      expect(
        wordsFor([answered('ms-04-lan-3', { lostOn: day('2026-11-15'), note: 'Since the fever' })], isAmongOthers),
      ).toContain('Not any more since about November 15, 2026. “Since the fever”');
    }
  });

  test('about a milestone of a later age stands before what was seen, of which the sheet tells the last', () => {
    const seen = ['ms-02-soc-1', 'ms-02-soc-2', 'ms-02-soc-3', 'ms-04-soc-1'].map((id, n) =>
      answered(id, { note: `Seen ${n}`, changedAt: `2026-11-1${n}T15:00:00.000Z` }),
    );
    const words = wordsFor([...seen, answered('ms-06-lan-1', { ...notSure, note: 'Is she deaf?' })], true);

    expect(words).toMatch(/“Is she deaf\?” .* “Seen 3” .* “Seen 2” .*; 2 more notes in Fernling/);
    expect(words).not.toContain('Seen 1');
    expect(wordsFor(seen, false)).toContain('“Seen 0”');
    expect(wordsFor(seen.slice(1), true)).not.toContain('more');
    expect(wordsFor([answered('ms-02-soc-4', { note: 'In the bath', ...inSummer })], true)).toBe('');
    expect(wordsFor([answered('ms-02-soc-4', { note: 'In the bath', ...inSummer })], false)).toContain('“In the bath”');
    expect(wordsFor([answered('ms-02-soc-4', { ...notSure, note: 'Blue lips', ...inSummer })], true)).toContain(
      'Blue lips',
    );
    expect(words).toContain('“Is she deaf?” Not sure yet: trades sounds back and forth with you, Hannah');
    expect(wordsFor(seen, true)).toContain('; one more note in Fernling');
  });

  test.each([
    { changedAt: '2026-09-18T03:59:00.000Z', isNews: false },
    { changedAt: '2026-09-18T04:00:00.000Z', isNews: true },
  ])('about what was seen is news from the first day of the age before, where the family is: $changedAt', (one) => {
    const note = answered('ms-02-soc-4', { note: 'In the bath', changedAt: one.changedAt });

    expect(wordsFor([note], true).includes('“In the bath”')).toBe(one.isNews);
  });

  test('about what was not seen is told, however many there are', () => {
    const worries = ['ms-06-lan-1', 'ms-06-lan-3', 'ms-06-soc-1', 'ms-06-soc-2'].map((id, n) =>
      answered(id, { ...notSure, note: `Worry ${n}` }),
    );

    expect(wordsFor(worries, true).match(/“Worry \d”/g)).toHaveLength(4);
  });
});

test('[decision 48] of a later age than the child has, nothing is a concern', () => {
  expect(wordsFor([answered('ms-06-phy-1', { answer: 'not-yet', ...none })], true)).toBe('');
  expect(wordsFor([answered('ms-06-phy-1', { answer: 'not-sure', ...none })], true)).toBe('');
  expect(wordsFor([answered('ms-60-lan-2', { answer: 'not-sure', ...none })], false)).not.toContain('Not sure:');
  expect(wordsFor([answered('ms-04-soc-1', { answer: 'not-sure', ...none })], false)).toContain('Not sure: smiles');
});

test('[decision 48] a lost skill stands first', () => {
  const lost = answered('ms-04-lan-3', { achievedOn: day('2026-10-12'), lostOn: day('2026-11-15') });

  expect(wordsFor([notYet, lost], true)).toMatch(/^Milestones A skill was lost Maya used to do this: 'Turns toward/);
  expect(wordsFor([lost], true)).toMatch(/^Milestones A skill was lost/);
});

test('[decision 48] the sheet of milestones alone says what was seen with days, what comes next and what to ask', () => {
  const words = wordsFor(
    [...allOf('age-02'), answered('ms-04-soc-1', { achievedOn: day('2026-11-03') }), notYet],
    false,
  );

  expect(words).toContain('Seen, 4 Months: 1 of 13, 11 not answered Smiles without being smiled at first');
  expect(words).toContain('2 Months All 11 seen, the last');
  expect(words).toContain('Coming next By 6 months: nothing noted so far.');
  expect(words).toContain(
    'Signs to mention, tick what you see At 4 months. An empty box says nothing. Cannot hold the head steady',
  );
  expect(words).toContain('A checklist is not a screening test. It does not replace ASQ or another standard tool.');
});

test('[decision 48] after the last age nothing comes next', () => {
  const words = wordsFor([], false, { ...maya, bornOn: day('2021-07-19') });

  expect(words).toContain('Seen, 5 Years: nothing noted');
  expect(words).not.toContain('Coming next');
});

test('[decision 48] what nobody answered is not told as missing', () => {
  const words = wordsFor([], false);

  expect(words).toContain('Seen, 4 Months: nothing noted');
  expect(words).not.toContain('0 of');
});

test('[decision 48] a sign whose own milestone was seen is not among those to mention', () => {
  const words = wordsFor([answered('ms-04-phy-1')], false);

  expect(words).not.toContain('Cannot hold the head steady');
  expect(words).toContain('Makes no cooing sounds');
});

test('[decision 48] a loss of which nobody said since when has the day it was noted', () => {
  const onDay = { lostOn: day('2026-11-15'), changedAt: '2026-11-15T15:00:00.000Z' };

  expect(wordsFor([answered('ms-04-lan-3', onDay)], true)).toContain('Not any more, noted November 15, 2026.');
  expect(wordsFor([answered('ms-04-lan-3', { ...onDay, lostOn: day('2026-11-01') })], true)).toContain(
    'Not any more since about November 1, 2026.',
  );
});

describe('[decision 22] beside an answer and quoted words', () => {
  const changed = { changedBy: daniel, changedAt: '2026-11-13T15:00:00.000Z', version: 2 };

  test('stands who marked it first, and then who changed it', () => {
    const words = wordsFor([answered('ms-04-soc-1', { note: 'My own words, Hannah', ...changed }), notYet], false);

    expect(words).toContain('“My own words, Hannah” Smiles');
    expect(words).toMatch(/attention, Hannah, changed by Daniel, November 13/);
    expect(words).toContain('tummy time Hannah, November 12');
  });

  test('an account that is gone puts nobody else in its place', () => {
    const ofGone = { ...notYet, ...changed, madeBy: null };
    const byGone = { ...notYet, ...changed, changedBy: null };

    expect(wordsFor([ofGone], false)).toContain('tummy time changed by Daniel, November 13');
    expect(wordsFor([byGone], false)).toContain('Hannah, changed by somebody whose account is gone, November 13');
    expect(wordsFor([{ ...byGone, madeBy: null }], false)).toContain('tummy time November 13');
  });
});

describe('of a child born early', () => {
  const early = { ...maya, bornOn: day('2025-10-25'), gestationDays: 168 };

  test('the sheet says that its ages are corrected, and has the checks of the age from birth', () => {
    const words = wordsFor([answered('ms-09-lan-1')], false, early);

    expect(words).toContain('Seen, 9 Months corrected: 1 of 13');
    expect(words).toContain('By 12 months corrected: nothing noted so far.');
    expect(words).toContain('At 9 months corrected. An empty box says nothing.');
    expect(words).toContain('Checks Age from birth: 12 months. Blood test for anemia, lead check');
    expect(words).not.toContain('screening is advised at 9 months');
    expect(wordsFor([answered('ms-09-lan-1', { note: 'Loud' })], true, early)).toContain(
      'Milestones seen of 9 months corrected: 1',
    );
    expect(wordsFor([], false)).not.toContain('corrected');
  });

  test('the checks stand there before its corrected age has a list', () => {
    const words = wordsFor([], false, { ...early, bornOn: day('2026-07-10') });

    expect(words).toContain('The list starts at 1 month.');
    expect(words).toContain('Checks Age from birth: 4 months. Ask about flat spots');
  });
});
