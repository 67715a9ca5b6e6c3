import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { SaveFailed } from './save-failed.tsx';

const loggedOut = new CallFailed({
  type: '/problems/sign-in-needed',
  ...problems['sign-in-needed'],
  code: 'sign-in-needed',
  requestId: 'r',
});
const unexpected = new CallFailed({
  type: '/problems/unexpected',
  ...problems.unexpected,
  code: 'unexpected',
  requestId: 'r',
});
const offline = new CallFailed('offline');
const why = (failed: CallFailed) => `Update failed: ${problemText(failed)}`;

test.each([
  {
    what: 'a title, then why',
    title: 'Failed to save',
    failed: offline,
    says: 'Failed to save The server did not answer. Nothing you entered is lost.',
  },
  {
    what: 'why once, where the title says it already',
    title: why,
    failed: offline,
    says: 'Update failed: The server did not answer. Nothing you entered is lost.',
  },
  {
    what: 'once to try again, where the title says it already',
    title: 'Failed to add measurements. Please try again.',
    failed: unexpected,
    says: 'Failed to add measurements. Please try again.',
  },
  {
    what: 'how to go on after having been logged out',
    title: 'Failed to save',
    failed: loggedOut,
    says: 'Failed to save Log in again in a new window, then try again here. What you typed stays.',
  },
  { what: 'nothing while nothing failed', title: 'Failed to save', failed: null, says: '' },
])('[UI-02] a change that is not saved says $what', ({ title, failed, says }) => {
  expect(wordsOf(renderToStaticMarkup(<SaveFailed title={title} failed={failed} />))).toBe(says);
});
