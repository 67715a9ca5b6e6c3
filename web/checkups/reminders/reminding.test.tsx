import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { NewCalendarAddress } from './new-calendar-address.tsx';
import { RemindersPanel } from './reminders-panel.tsx';
import { calendarFeedQuery, remindersQuery } from './reminding-data.ts';
import { StopReminders } from './stop-reminders-form.tsx';
import { StopRemindersPage } from './stop-reminders-page.tsx';

/** Something that reads the query cache, with one entry known there. */
function Known({ of, value, children }: { of: readonly unknown[]; value: unknown; children: ReactNode }) {
  useQueryClient().setQueryData(of, value);
  return children;
}

const markupOf = (of: readonly unknown[], value: unknown, element: ReactElement) =>
  renderToStaticMarkup(
    withChildren(
      childrenOf(maya),
      <Known of={of} value={value}>
        {element}
      </Known>,
    ),
  );

describe('[CHK-01] the card Calendar', () => {
  const card = (feed: object | null) =>
    markupOf(calendarFeedQuery(maya.id).queryKey, { feed }, <CalendarPanel child={maya} />);

  test('offers to make an address, with the first name or the initial alone', () => {
    const markup = card(null);

    expect(wordsOf(markup)).toBe(
      "Calendar Maya's vaccine days and checkups, with time and place, in your own calendar. It follows every change. Name in the calendar Maya M (initial) No last name, no birth date and no notes are in it. Make a calendar address",
    );
    expect(markup).toMatch(/<input[^>]*value="first-name"[^>]*checked=""|<input[^>]*checked=""[^>]*value="first-name"/);
  });

  test('says that there is one and which name it shows, and offers to replace or end it', () => {
    const words = wordsOf(card({ shows: 'initial', madeAt: '2026-11-21T03:00:00.000Z' }));

    expect(words).toContain(
      'You made a calendar address on November 20, 2026. It names M. If you do not have it any more, make a new one.',
    );
    expect(words).toMatch(/Make a new address End this address$/);
    expect(words).not.toContain('Name in the calendar');
  });

  test('says what it loads', () => {
    const words = wordsOf(renderToStaticMarkup(withChildren(childrenOf(maya), <CalendarPanel child={maya} />)));

    expect(words).toContain('Loading your calendar address...');
  });
});

test('[CHK-01] a new address is shown whole, to be copied, with what it means to give it away', () => {
  const address = `https://family.example.org/calendar/${'t'.repeat(43)}/fernling.ics`;
  const markup = renderToStaticMarkup(<NewCalendarAddress address={address} field={{ current: null }} />);

  expect(wordsOf(markup)).toBe(
    'Anyone with this address can read it. It is shown this one time. In your calendar, choose to subscribe to a calendar by its address, and paste it there. Calendar address Copy address',
  );
  expect(markup).toContain(`value="${address}"`);
  expect(markup).toMatch(/<input[^>]*readOnly=""/);
});

describe('[CHK-01] the card Reminders by email', () => {
  test.each([
    { vaccines: false, checkups: false, checked: 0 },
    { vaccines: true, checkups: false, checked: 1 },
    { vaccines: true, checkups: true, checked: 2 },
  ])('shows what is chosen: vaccines $vaccines, checkups $checkups', ({ checked, ...reminders }) => {
    const markup = markupOf(remindersQuery(maya.id).queryKey, reminders, <RemindersPanel child={maya} />);

    expect(wordsOf(markup)).toBe(
      'Reminders by email About Maya, for you alone: to hannah@example.org, from 8 in the morning on. Vaccines, a week before a dose is due Checkups, three days before Each mail has a link that stops them.',
    );
    expect(markup.match(/checked=""/g) ?? []).toHaveLength(checked);
  });
});

describe('[CHK-01] the page that stops reminders', () => {
  const failure = (code: ProblemCode) =>
    new CallFailed({ type: `/problems/${code}`, requestId: 'r', code, ...problems[code] });
  const said = (outcome: 'stopped' | CallFailed | null) =>
    wordsOf(renderToStaticMarkup(<StopReminders isHydrated isBusy={false} outcome={outcome} onStop={() => {}} />));

  test('asks first, and says without JavaScript why its button rests', () => {
    expect(wordsOf(renderToStaticMarkup(<StopRemindersPage />))).toBe(
      'Stop reminders One press ends the reminders about this child. Nothing happens before that. Stop these mails Stopping the mails here needs JavaScript.',
    );
  });

  test('says that they have ended', () => {
    expect(said('stopped')).toBe(
      'No more reminders will be mailed to you about this child. You can turn them on again under Appointments .',
    );
  });

  test.each(['spent', 'not-found'] as const)('says where else to turn them off when the link is %s', (code) => {
    expect(said(failure(code))).toContain('This link does not work any more. After you log in');
    expect(said(failure(code))).not.toContain('Stop these mails');
  });

  test('can be clicked again after the server failed', () => {
    expect(said(failure('unavailable'))).toMatch(/The reminders could not be stopped\..* Stop these mails$/);
  });
});
