import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ContactDetails } from '#contract/contact.ts';
import type { PageRequest } from '#contract/pages.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, maya, me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { ContactUsPage } from './contact-us-page.tsx';
import { detailsQuery } from './data.ts';
import { DetailsPanel } from './details-panel.tsx';
import { UndeliveredAlert, undeliveredOf } from './undelivered-alert.tsx';

const robin: PageRequest['operator'] = {
  name: 'Robin',
  email: 'support@example.org',
  address: '1 Main Street',
  phone: '555 0100',
};
const nobody: PageRequest['operator'] = { name: null, email: null, address: null, phone: null };
const hours = 'Monday to Friday 9AM-5PM EST Weekend closed';

function contactUs(details: Loaded<ContactDetails>, children = childrenOf(maya)): string {
  const cache = aQueryCache();
  put(cache, childrenQuery, children);
  put(cache, detailsQuery, details);
  return markupWithin(cache, <ContactUsPage />);
}

describe('[CON-01] the contact page of a parent', () => {
  test('is called Contact Support and shows the active child with its age', () => {
    const markup = contactUs(robin);

    expect(markup).toContain('<h1>Contact Support</h1>');
    expect(wordsOf(markup)).toContain('Maya 4 months Shown so that you know which child is active.');
    expect(wordsOf(markup)).toContain('Nothing about Maya is sent unless you write it.');
  });

  test('has the name and the address of the account in its form, and the rest empty', () => {
    const markup = contactUs(robin);

    expect(markup).toContain(`name="name" value="${me.name}"`);
    expect(markup).toContain(`name="email" value="${me.email}"`);
    expect(markup).toMatch(/<textarea[^>]*name="message"[^>]*><\/textarea>/);
    expect(markup).not.toContain('Security check');
  });

  test('without a child shows none', () => {
    const words = wordsOf(contactUs(robin, childrenOf()));

    expect(words).not.toContain('active');
    expect(words).toContain('Send message');
  });

  test('can be written on while it is not known where the operator is, or cannot be', () => {
    expect(wordsOf(contactUs(null))).toMatch(/Send message.*Loading contact details\.\.\./);
    expect(wordsOf(contactUs(new CallFailed('offline')))).toMatch(
      /Send message.*Unable to load the contact details.*Try again/,
    );
  });
});

describe('[PUB-12] where to write to', () => {
  const panel = (details: PageRequest['operator']) => wordsOf(renderToStaticMarkup(<DetailsPanel details={details} />));

  test('says all that the operator has given, and the hours', () => {
    const words = panel(robin);

    expect(words).toContain('Robin runs this server.');
    expect(words).toContain('Email support@example.org');
    expect(words).toContain('Phone 555 0100');
    expect(words).toContain('Address 1 Main Street');
    expect(words).toContain(`Hours ${hours}`);
  });

  test('[decision 5] has hours only with an address to write to', () => {
    expect(panel({ ...robin, email: null })).not.toContain('Hours');
    expect(panel(nobody)).not.toContain('Hours');
    expect(panel(nobody)).toContain('No address is given here.');
  });

  test('always says what to do in danger', () => {
    for (const details of [robin, nobody]) expect(panel(details)).toContain('If your child is in danger, call 911.');
  });
});

describe('[CON-01] [UI-02] a message that is saved, while its mail is not on its way', () => {
  const alert = (why: 'failed' | 'nowhere') => wordsOf(renderToStaticMarkup(<UndeliveredAlert why={why} />));

  test('is told in the words of the specification', () => {
    expect(alert('failed')).toContain(
      'Message received, but email delivery had an issue Please try again or contact us directly via email.',
    );
    expect(alert('nowhere')).toContain(
      "We're currently in testing mode. Your message was saved, but we couldn't send you a confirmation email.",
    );
  });

  test('is no other', () => {
    expect((['sent', 'waiting', 'failed', 'nowhere'] as const).map(undeliveredOf)).toEqual([
      null,
      null,
      'failed',
      'nowhere',
    ]);
  });
});
