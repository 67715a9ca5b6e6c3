import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { day } from '#domain/time/day.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { OneOrTwoPanel } from './one-or-two-panel.tsx';

const doses = [
  { id: 'a', vaccine: 'dtap', givenOn: day('2026-09-23') },
  { id: 'b', vaccine: 'pcv', givenOn: day('2026-09-23') },
  { id: 'c', vaccine: 'hib', givenOn: day('2026-09-23') },
];

function refused(code: 'already-exists' | 'too-large', title: string, asked: Readonly<Record<string, string>> = {}) {
  const fields = Object.entries(asked).map(([name, message]) => ({ name, message, code: 'refused' }));
  const failed = new CallFailed({ type: `/problems/${code}`, status: 409, code, title, requestId: 'a', fields });
  const oneOrTwo = { isKept: ({ id }: { id?: string | undefined }) => id === 'c', keep: () => undefined };
  return renderToStaticMarkup(
    <OneOrTwoPanel title="Update failed." failed={failed} doses={doses} oneOrTwo={oneOrTwo} />,
  );
}

const pcv = 'PCV is already marked as given on September 22, 2026.';
const hib = 'Hib is already marked as given on September 22, 2026.';

test('[VAX-03] each dose that is recorded already within a few days is asked about by itself', () => {
  const markup = refused('already-exists', pcv, { 'doses.1.isAnother': pcv, 'doses.2.isAnother': hib });

  expect(wordsOf(markup)).toBe(
    `One dose or two? ${pcv} If that is the same dose, leave it out here. There were two doses: keep both ` +
      `${hib} If that is the same dose, leave it out here. There were two doses: keep both`,
  );
  expect(markup).toMatch(/name="isAnother b pcv 2026-09-23"/);
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});

test.each([
  { code: 'too-large' as const, title: 'A child can have at most 300 doses.' },
  { code: 'already-exists' as const, title: 'This exists already.' },
])('another refusal asks nothing: $title', ({ code, title }) => {
  expect(wordsOf(refused(code, title))).toBe(`Update failed. ${title}`);
});
