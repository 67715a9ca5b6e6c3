import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { planWithOneNotCounted, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { notCountedInWords } from './changed-words.ts';
import { EarlyPanel } from './early-panel.tsx';

function panel(code: 'unlikely-value' | 'bad-input', ...messages: string[]): string {
  const fields = messages.map((message) => ({ name: 'doses.0.givenOn', code: 'refused', message }));
  const failed = new CallFailed({ type: '', title: '', status: 409, code, requestId: '1', fields });
  return wordsOf(
    renderToStaticMarkup(<EarlyPanel failed={failed} onChange={vi.fn<() => void>()} onKeep={vi.fn<() => void>()} />),
  );
}

test('a day on which a dose will not count is asked about, with the earliest one', () => {
  expect(panel('unlikely-value', 'DTaP: 9 days too early (earliest: 6 weeks, December 25)')).toBe(
    'On this day this will probably not count. Is the date right? DTaP: 9 days too early (earliest: 6 weeks, December 25) Change the date It was given',
  );
  expect(panel('unlikely-value', 'DTaP', 'Hib', 'Hib')).toBe(
    'On this day these will probably not count. Is the date right? DTaP Hib Change the date It was given',
  );
  expect(panel('bad-input', 'DTaP')).toBe('');
});

test('the toast of a saved dose that does not count says so', () => {
  const notCounted = planWithOneNotCounted.doses.filter(({ verdicts }) => verdicts.some(({ counts }) => !counts));

  expect(notCountedInWords(planWithOneNotCounted, notCounted)).toMatch(
    /^ [A-Z].* dose \d does not count: the list says why\.$/,
  );
  expect(notCountedInWords(vaccinePlan, vaccinePlan.doses)).toBe('');
});
