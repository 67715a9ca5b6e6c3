import { expect, test } from 'vitest';
import { changedWhileOpenText, historyText } from './history.ts';

const hannah = { id: 'hannah', name: 'Hannah', timeZone: 'America/New_York' };
const daniel = { id: 'daniel', name: 'Daniel', timeZone: 'Asia/Tokyo' };
const made = {
  madeBy: hannah,
  madeAt: '2026-07-20T15:00:00.000Z',
  changedBy: hannah,
  changedAt: '2026-07-20T15:00:00.000Z',
  version: 1,
};

test('shows who added an entry and who changed it last, by the days of the reader', () => {
  const changed = { ...made, changedBy: daniel, changedAt: '2026-11-03T02:00:00.000Z', version: 2 };

  expect(historyText(changed, hannah)).toBe(
    'Added by you on July 20, 2026. Last changed by Daniel on November 2, 2026.',
  );
  expect(historyText(changed, daniel)).toBe(
    'Added by Hannah on July 21, 2026. Last changed by you on November 3, 2026.',
  );
});

test('shows a day even if this browser does not know the reader’s time zone', () => {
  expect(historyText(made, { ...hannah, timeZone: 'Mars/Olympus' })).toMatch(/^Added by you on July 2[01], 2026\.$/);
});

test('an unchanged entry shows only who added it', () => {
  expect(historyText({ ...made, madeBy: null }, hannah)).toBe(
    'Added by somebody whose account is gone on July 20, 2026.',
  );
});

test.each([
  { by: daniel, says: "Daniel changed Maya's information while it was open here." },
  { by: hannah, says: "You changed Maya's information while it was open here." },
  { by: null, says: "Somebody whose account is gone changed Maya's information while it was open here." },
])('[UI-02] $says', ({ by, says }) => {
  expect(changedWhileOpenText(by, hannah, "Maya's information")).toBe(says);
});
