import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import content from '#content/milestones/milestones.json' with { type: 'json' };
import { milestoneList } from './milestone-data.ts';
import type { WindowPosition, WindowReading } from './motor-windows.ts';
import {
  ageSeenText,
  atMonthsText,
  exactWindowText,
  NEVER_CRAWL,
  readingSentence,
  windowsSummary,
  windowText,
} from './motor-words.ts';

const seen = (position: WindowPosition): WindowReading => ({
  state: 'seen',
  months: 6.2,
  monthsFromBirth: null,
  isAbout: false,
  position,
});
const inside = seen('inside');
const [earlier, later] = [seen('earlier'), seen('later')];
const lost: WindowReading = { state: 'lost', months: 6.2, isAbout: false, position: 'later' };
const ahead: WindowReading = { state: 'ahead' };
const pastEnd: WindowReading = { state: 'past-end', said: 'none' };
const notSure: WindowReading = { state: 'past-end', said: 'not-sure' };
const notYet: WindowReading = { state: 'past-end', said: 'not-yet' };
const passed: WindowReading = { state: 'passed' };

describe('the windows in words', () => {
  test('say between which ages 98 of 100 children did each, in whole months and exactly', () => {
    expect(milestoneList.windows.map(windowText)).toEqual([
      'between 4 and 9 months in 98 of 100 children',
      'between 5 and 11 months in 98 of 100 children',
      'between 5 and 14 months in 98 of 100 children',
      'between 6 and 14 months in 98 of 100 children',
      'between 7 and 17 months in 98 of 100 children',
      'between 8 and 18 months in 98 of 100 children',
    ]);
    expect(exactWindowText({ p1: 3.8, p99: 9 })).toBe('3.8 to 9.0 months');
  });

  test('say at which age the child did it', () => {
    expect(atMonthsText({ months: 6.24, isAbout: false })).toBe('at 6.2 months');
    expect(atMonthsText({ months: 6, isAbout: false })).toBe('at 6.0 months');
    expect(atMonthsText({ months: 7.6, isAbout: true })).toBe('at about 8 months');
  });

  test('say the corrected age of a child born early and that from birth', () => {
    const at = { state: 'seen', months: 5.91, isAbout: false, position: 'inside' } as const;

    expect(ageSeenText({ ...at, monthsFromBirth: null })).toBe('at 5.9 months');
    expect(ageSeenText({ ...at, monthsFromBirth: 8.02 })).toBe('at 5.9 months corrected, 8.0 from birth');
  });

  test('say how many children never crawl, as the study has it', () => {
    expect(content.whoMotorWindows.neverCrawledPercent).toBe(4.3);
    expect(NEVER_CRAWL).toBe('4 of 100 healthy children never crawl on hands and knees.');
  });
});

describe('one window in words', () => {
  const [sitting, , crawling] = milestoneList.windows;
  const sentence = (window: typeof sitting, reading: WindowReading) =>
    window === undefined ? null : readingSentence(window, reading, 'Leo');

  test('inside it, ahead of it or after a loss nothing is said here', () => {
    expect([inside, ahead, lost].map((reading) => sentence(sitting, reading))).toEqual([null, null, null]);
  });

  test('outside it the child is told of calmly', () => {
    expect(sentence(sitting, earlier)).toBe('Earlier than 99 of 100 children in the study.');
    expect(sentence(sitting, later)).toBe(
      'Later than 99 of 100 children in the study. If the doctor does not know, tell them at the next checkup.',
    );
  });

  test('past its end it is to be noted or told to the doctor; crawling, which some children never do, too', () => {
    expect(sentence(sitting, pastEnd)).toBe(
      'Not noted, and its window ended at 9.2 months. If Leo does it, note it. If not, tell the doctor and ask for a developmental screening. It is a reason to look, not a diagnosis.',
    );
    expect(sentence(crawling, pastEnd)).toBe(
      'Not noted, and its window ended at 13.5 months. 4 of 100 healthy children never crawl on hands and knees. If Leo does not, tell the doctor at the next checkup.',
    );
  });
});

test("past its end, 'not sure' is said as it was answered", () => {
  const [sitting, , crawling] = milestoneList.windows;

  expect(sitting && readingSentence(sitting, notSure, 'Leo')).toBe(
    'Not sure yet, and its window ended at 9.2 months. If Leo does it, note it. If not, tell the doctor and ask for a developmental screening. It is a reason to look, not a diagnosis.',
  );
  expect(crawling && readingSentence(crawling, notSure, 'Leo')).toBe(
    'Not sure yet, and its window ended at 13.5 months. 4 of 100 healthy children never crawl on hands and knees. If Leo does not, tell the doctor at the next checkup.',
  );
});

test("past its end, 'not yet' is told to the doctor; what has passed without a word is not asked about", () => {
  const [sitting, , crawling] = milestoneList.windows;

  expect(sitting && readingSentence(sitting, notYet, 'Leo')).toBe(
    'Its window ended at 9.2 months. Now tell the doctor and ask for a developmental screening. It is a reason to look, not a diagnosis.',
  );
  expect(crawling && readingSentence(crawling, notYet, 'Leo')).toBe(
    'Its window ended at 13.5 months. 4 of 100 healthy children never crawl on hands and knees. Tell the doctor at the next checkup.',
  );
  expect(sitting && readingSentence(sitting, passed, 'Leo')).toBeNull();
  expect(sitting && readingSentence(sitting, { state: 'lost' }, 'Leo')).toBeNull();
});

describe('all six windows in words', () => {
  test.each([
    {
      readings: [passed, passed, passed, passed, passed, inside],
      text: 'One seen, inside its window. Five not noted: fill in what you remember.',
    },
    { readings: [notYet, ahead], text: 'One still to come. One not yet, past the end of its window: tell the doctor.' },
    {
      readings: [{ state: 'lost' } as const, ahead],
      text: 'One seen once, not any more: call the doctor. One still to come.',
    },
    {
      readings: [inside, ahead],
      notYet: ['Takes a few steps alone'],
      text: 'One seen, inside its window. One still to come. Not yet: takes a few steps alone. Tell the doctor and ask for a developmental screening.',
    },
    {
      readings: [notYet, ahead],
      notYet: ['Pulls to a stand', 'Runs', 'Scribbles', 'Kicks a ball', 'Hops on one foot'],
      text: 'One still to come. One not yet, past the end of its window: tell the doctor. Not yet: pulls to a stand; runs; scribbles; 2 more. Tell the doctor and ask for a developmental screening.',
    },
    { readings: [], text: '' },
    { readings: [ahead, ahead, ahead, ahead, ahead, ahead], text: 'Six still to come.' },
    { readings: [inside, ahead], text: 'One seen, inside its window. One still to come.' },
    {
      readings: [inside, inside, inside, ahead, ahead, ahead],
      text: 'Three seen, each inside its window. Three still to come.',
    },
    { readings: [inside, inside, later], text: 'Three seen: two inside their windows, one later.' },
    {
      readings: [earlier, inside, ahead],
      text: 'Two seen: one inside its window, one earlier. One still to come.',
    },
    { readings: [earlier, later], text: 'Two seen: one earlier, one later.' },
    {
      readings: [inside, ahead, pastEnd],
      text: 'One seen, inside its window. One still to come. One not noted, past the end of its window.',
    },
    {
      readings: [notSure, pastEnd, ahead],
      text: 'One still to come. One not sure yet, past the end of its window. One not noted, past the end of its window.',
    },
    { readings: [ahead, pastEnd, pastEnd], text: 'One still to come. Two not noted, past the end of their windows.' },
    { readings: [lost, ahead], text: 'One seen once, not any more: call the doctor. One still to come.' },
    { readings: Array.from({ length: 7 }, () => inside), text: '7 seen, each inside its window.' },
  ])('$text', ({ readings, notYet: ofAge = [], text }) => {
    expect(windowsSummary(readings, ofAge)).toBe(text);
  });

  test('promise nothing: time is never said to bring what is still to come', () => {
    const readings = fc.array(fc.constantFrom(inside, earlier, later, lost, ahead, pastEnd, notSure, notYet, passed), {
      maxLength: 6,
    });
    const property = fc.property(readings, fc.subarray(['Runs', 'Pulls to a stand']), (all, ofAge) => {
      expect(windowsSummary(all, ofAge)).not.toMatch(/with time|in time|soon|wait/i);
    });
    expect(() => fc.assert(property, { seed: 20261130 })).not.toThrow();
  });
});
