import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OutboxMail, PageRequest } from '#contract/pages.ts';
import { pageAt } from '#web/app/pages.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { FlashToast } from './flash-toast.tsx';
import { Frame } from './frame.tsx';
import { LandingPage } from './landing-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { sourceAddress } from './navigation.ts';
import { OutboxPage } from './outbox-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

const mail: OutboxMail = {
  id: 'm1',
  kind: 'confirm-address',
  to: 'hannah@example.com',
  subject: 'Verify your email',
  text: 'Hello Hannah,\nhttp://localhost:3000/confirm-email?token=abc\nUntil Monday.',
  madeAt: '2026-11-21T02:41:00.000Z',
};

type Shown = (request: PageRequest) => ReactNode;

const visit: PageRequest = {
  path: '/',
  search: '',
  origin: 'http://localhost:3000',
  operator: { name: null, email: null, address: null, phone: null },
  source: { url: null, version: '1.2.3' },
  hasIntergrowth: false,
  hasPlan: false,
  account: null,
  flash: null,
  data: {},
  failure: null,
  assets: { styles: [], preloads: [], replies: [], fonts: [], scripts: [], main: [], later: [] },
};
/** As on a server with a plan. */
const published = (file: string) => readFileSync(`content/legal/${file}`, 'utf8').replaceAll(/^\{\/?plan\}\n/gm, '');
const landing: Shown = (request) => <LandingPage request={request} />;
const about: Shown = (request) => <AboutPage request={request} />;
const notFound: Shown = () => <NotFoundPage />;
const terms: Shown = (request) => <TermsPage request={request} data={{ markdown: published('terms.md') }} />;
const privacy: Shown = (request) => <PrivacyPage request={request} data={{ markdown: published('privacy.md') }} />;
const outboxWith =
  (...mails: readonly OutboxMail[]): Shown =>
  (request) => <OutboxPage request={request} data={{ mails }} />;
const hannah = { name: 'Hannah', theme: 'system' } as const;

function markup(shown: Shown, changes: Partial<PageRequest> = {}): string {
  const request = { ...visit, ...changes };
  return renderToStaticMarkup(
    <Frame account={request.account} path={`${request.path}${request.search}`}>
      {shown(request)}
    </Frame>,
  );
}

/** What a reader sees: markup without tags. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
const hrefOf = (html: string, label: string) =>
  new RegExp(`<a[^>]* href="([^"]*)"[^>]*>(?:<[^>]*>)*${label}`).exec(html)?.[1];

describe.each([
  { name: 'landing', page: landing },
  { name: 'about-us', page: about },
  { name: 'terms', page: terms },
  { name: 'privacy', page: privacy },
  { name: 'not-found', page: notFound },
  { name: 'outbox', page: outboxWith(mail) },
])('every public page, such as $name,', ({ page }) => {
  test.each([
    { who: 'a visitor', account: null },
    { who: 'a parent', account: hannah },
  ])('[PUB-11] is whole without script, for $who', ({ account }) => {
    const html = markup(page, { account });

    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(html).toContain('<a class="skip" href="#main">Skip to content</a>');
    expect(html).toContain('<main id="main" tabindex="-1">');
  });

  test('[NAV-01] links only to pages that exist and to places on itself', () => {
    const html = markup(page, { account: hannah });
    const lost = hrefs(html).filter((href) => {
      const { origin, pathname, hash } = new URL(href, visit.origin);
      if (href.startsWith('#')) return !html.includes(` id="${hash.slice(1)}"`);
      return origin !== visit.origin || !(pageAt(pathname) || pathname === sourceAddress);
    });

    expect(lost).toEqual([]);
  });

  test('[PUB-01] says at its foot that it is no doctor', () => {
    expect(words(markup(page))).toContain(
      'This platform is not a substitute for professional medical advice, diagnosis or treatment. If your child is in danger, call 911.',
    );
  });
});

describe('[NAV-03] the breadcrumb', () => {
  const crumbs = (page: Shown, changes: Partial<PageRequest>) => {
    const html = markup(page, changes);
    return words(/<nav class="crumbs".*?<\/nav>/.exec(html)?.[0] ?? '').trim();
  };

  test.each([
    ['/terms', 'Home Terms'],
    ['/login', 'Home Login'],
    ['/sign-in/family', 'Home Login'],
    ['/no/such-page', 'Home No Such Page'],
  ])('stands once on %s, and leads a visitor home to the landing page', (path, text) => {
    expect(crumbs(notFound, { path })).toBe(text);
    expect(hrefOf(markup(notFound, { path }), 'Home')).toBe('/');
  });

  test.each([
    ['/dashboard', 'Home Dashboard'],
    ['/print/visit', 'Home Print Visit'],
  ])('stands on %s for a parent, whatever the query says', (path, text) => {
    const changes = { path, search: '?tab=growth', account: hannah };

    expect(crumbs(notFound, changes)).toBe(text);
    expect(hrefOf(markup(notFound, changes), 'Home')).toBe('/dashboard');
    expect(hrefs(markup(notFound, changes))).not.toContain('/print');
    expect(markup(notFound, changes).match(/<li[^>]* aria-current="page"/g)).toHaveLength(1);
  });

  test.each([null, hannah])('does not say in the path of /payment-success that a payment was made: %#', (account) => {
    expect(crumbs(notFound, { path: '/payment-success', account })).toBe('');
  });

  test('is not on the landing page', () => {
    expect(crumbs(landing, { path: '/' })).toBe('');
  });
});

test.each([
  { label: 'Get Started', href: '/signup' },
  { label: 'Start Tracking Today', href: '/signup' },
  { label: 'Create Free Account', href: '/signup' },
  { label: 'Sign In', href: '/login' },
])('[PUB-01] $label leads to $href', ({ label, href }) => {
  expect(hrefOf(markup(landing), label)).toBe(href);
});

test('[PUB-01] the landing page keeps to the promises', () => {
  const text = words(markup(landing));

  expect(text).toContain("Track your baby's development, plan vaccinations");
  expect(text).toContain('Free access to essential features');
  expect(text).toContain('No credit card required');
});

test('[PUB-01] the landing page shows four features, and two quotes that say they are ours', () => {
  const html = markup(landing);

  expect(html.match(/<li class="feature">/g)).toHaveLength(4);
  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(html.match(/Illustrative quote/g)).toHaveLength(2);
});

test('[PUB-01] [decision 82] what the landing page names is there: nothing is said to be coming', () => {
  expect(words(markup(landing))).not.toMatch(/\bcoming\b|\bsoon\b/i);
});

test('[PUB-01] the landing page says whose guidance it is, and counts no articles, of which editors write more', () => {
  const text = words(markup(landing));

  expect(text).toContain('Expert guidance What health authorities advise, in short articles that name their sources.');
  expect(text).not.toMatch(/\d+ (?:short )?articles/);
});

test.each([
  { feature: 'Growth tracking', preview: '/preview/growth-tracking' },
  { feature: 'Vaccine schedule', preview: '/preview/vaccine-scheduler' },
  { feature: 'Milestones', preview: '/preview/milestone-tracking' },
  { feature: 'Expert guidance', preview: '/preview/educational-content' },
])('[PUB-01] [PUB-04] the card $feature leads to its preview', ({ feature, preview }) => {
  const [, card = ''] = new RegExp(`<h3>${feature}[^]*?</h3>([^]*?)</li>`).exec(markup(landing)) ?? [];

  expect(hrefs(card)).toEqual([preview]);
});

describe('[PUB-01] the pictures of the product', () => {
  const pictured = (theme: 'system' | 'light' | 'dark') => {
    const html = markup(landing, { account: { name: 'Hannah', theme } });
    return [...html.matchAll(/(?:src|srcSet)="(\/screens\/[^"]*)"/g)].map(([, address]) => address);
  };

  test('are light or dark as the reader chose for all pages', () => {
    expect(pictured('light')).toEqual(['/screens/dashboard-light.avif', '/screens/growth-light.avif']);
    expect(pictured('dark')).toEqual(['/screens/dashboard-dark.avif', '/screens/growth-dark.avif']);
  });

  test('follow the device of a visitor, and of a reader who chose nothing', () => {
    expect(markup(landing)).toMatch(
      /<source media="\(prefers-color-scheme: dark\)" srcSet="\/screens\/growth-dark\.avif"[^>]*\/><img src="\/screens\/growth-light\.avif"/,
    );
    expect(pictured('system')).toHaveLength(4);
  });

  test('have a description and a size, so that nothing moves when they come, and wait until they are near', () => {
    const images = markup(landing).match(/<img [^>]*>/g) ?? [];

    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/ alt="[^"]{40,}" width="585" height="1140" loading="lazy"/);
  });
});

test('[PUB-02] about us tells the story and the mission, and leads a visitor to an account', () => {
  const html = markup(about, { path: '/about-us' });

  expect(words(html)).toContain('Our story Many families begin with a note on the fridge');
  expect(words(html)).toContain('Our mission To give every family one calm place for the first two years');
  expect(hrefOf(html, 'Create Free Account')).toBe('/signup');
  expect(hrefOf(markup(about, { account: hannah }), 'Open the dashboard')).toBe('/dashboard');
});

test('[PUB-02] about us names nobody and no number, and says that no clinician has reviewed the texts', () => {
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(markup(about)) ?? [];

  expect(words(main)).toContain('No clinician has reviewed them.');
  expect(words(main)).not.toMatch(/\d|founded|Dr\.|team/i);
});

test('[PUB-02] every page leads to about us at its foot', () => {
  expect(hrefOf(markup(terms), 'About us')).toBe('/about-us');
});

test('[PUB-01] the chart of the landing page is computed, and labeled as sample data', () => {
  const html = markup(landing);

  expect(html).toContain('Maya, 4 months · sample data · WHO 2006');
  expect(html).toContain('72nd percentile');
  expect(html).toMatch(/aria-label="Sample data: weight of Maya[^"]*Last 6\.94\u00a0kg, 72nd percentile\."/);
});

test('[PUB-08] the terms say who may use Fernling and for whom consent is given', () => {
  const text = words(markup(terms));

  expect(text).toContain('You must be at least 18 years old and the parent or guardian of the child.');
  expect(text).toContain('For children under 13, parental consent applies');
  expect(text).toContain('In force since November 30, 2026');
});

test.each([
  { name: 'terms', page: terms },
  { name: 'privacy', page: privacy },
])('[PUB-08] the $name page leads back to home and names the operator', ({ page }) => {
  const operator = { name: 'Elm Clinic', email: 'hello@elm.example', address: '1 Elm Street', phone: '555 0100' };
  const unset = markup(page);
  const set = markup(page, { operator });

  expect(hrefOf(unset, 'Back to home')).toBe('/');
  expect(words(unset)).toContain('in the hands of the person who runs it');
  expect(words(unset)).toContain(
    'No name and no address are given here: send questions to whoever told you about this server.',
  );
  expect(words(unset)).not.toMatch(/person who runs this server.*person who runs this server/);
  expect(words(set)).toContain('in the hands of Elm Clinic');
  expect(set).toContain('<a href="mailto:hello@elm.example">hello@elm.example</a>, 555 0100, 1 Elm Street.');
});

test.each([
  'Accounts that nobody has used for 12 months are flagged as inactive, and we write to you once.',
  'It is closed at once and erased within 30 days; until then you can change your mind.',
  'Backups are purged within 90 days.',
  'You can take everything you entered along',
])('[PUB-08] [ACC-03] the terms promise: %s', (sentence) => {
  expect(words(markup(terms))).toContain(sentence);
});

test.each([
  "the kind of device and browser in words such as 'Phone, Firefox'",
  'What matters for the safety of your account, for 12 months',
  'Pictures you uploaded, made anew without place',
  'Exports you asked for, for 7 days',
  'It is deleted 90 days after it ended, was declined or was accepted; one that was accepted stays while that person has access.',
  'A deleted account is closed at once and kept closed for 30 days',
])('[PUB-08] the privacy page says what is stored, and for how long: %s', (sentence) => {
  expect(words(markup(privacy))).toContain(sentence);
});

test.each([
  'Each account can try all of it for 30 days, once, without a card',
  'Payments are handled by a card payment provider, at its own pages.',
  'so does every word about emergencies',
])('[PUB-08] the terms of a server with a plan say: %s', (sentence) => {
  expect(words(markup(terms))).toContain(sentence);
});

test('[PUB-10] an address that is no page says so in the words of the specification', () => {
  const html = markup(notFound, { path: '/nowhere' });

  expect(words(html)).toContain('Oops! It looks like this page is still developing, just like a newborn.');
  expect(hrefOf(html, 'Return to Home')).toBe('/');
});

test('[NAV-01] a visitor can log in or sign up, a parent can log out', () => {
  const visitor = markup(landing);
  const parent = markup(landing, { account: hannah });

  expect(hrefOf(visitor, 'Log in')).toBe('/login');
  expect(hrefOf(visitor, 'Sign up')).toBe('/signup');
  expect(visitor).not.toContain('Log out');
  expect(parent).toMatch(/<button[^>]*data-action="sign-out"[^>]*>.*?Log out/);
  expect(parent).not.toContain('Log in');
});

test('[PUB-01] the sample on the start page names no day, which would grow old', () => {
  expect(words(markup(landing))).toContain('Next Checkup 4 Month Well-Child Checkup 3 days from now');
  expect(words(markup(landing))).not.toMatch(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d/);
});

test('[NAV-02] the side menu opens and closes without script', () => {
  const html = markup(landing);

  expect(html).toMatch(/<div class="side-menu" id="side-menu" popover="auto" role="dialog" aria-label="Menu">/);
  expect(html).toMatch(/<button[^>]*popoverTarget="side-menu"[^>]*>.*?Open menu/i);
  expect(html).toMatch(/<button[^>]*popoverTargetAction="hide"[^>]*aria-label="Close menu"/i);
});

test('[AUTH-08] a parent who could not be logged out reads so', () => {
  const html = markup(landing, { account: hannah });

  expect(html).toMatch(/<div class="toast-spot" id="sign-out-failed" hidden="">/);
  expect(words(html)).toContain('Logout failed An error occurred during logout. Please try again.');
});

test('[AUTH-08] a message that came with the page is drawn as a toast that is read aloud', () => {
  const html = renderToStaticMarkup(<FlashToast code="logged-out" />);

  expect(html).toContain('role="status"');
  expect(words(html)).toContain('Logged out successfully You have been logged out of your account');
});

test('the outbox says that no mail leaves this machine, and its links can be opened', () => {
  const html = markup(outboxWith(mail), { path: '/outbox' });

  expect(words(html)).toContain('No mail leaves this machine.');
  expect(hrefOf(html, 'Open the link')).toBe('http://localhost:3000/confirm-email?token=abc');
  expect(hrefOf(html, 'http://localhost:3000/confirm-email')).toBe('http://localhost:3000/confirm-email?token=abc');
});

test('the outbox shows the mail that was chosen and marks it in the list', () => {
  const page = outboxWith({ ...mail, id: 'm2', text: 'Newest.' }, mail);
  const html = markup(page, { path: '/outbox', search: '?mail=m1' });

  expect(words(html)).toContain('2 mails wait here');
  expect(words(html)).toContain('Until Monday.');
  expect(words(html)).not.toContain('Newest.');
  expect(html).toContain('<a href="/outbox?mail=m1#mail" aria-current="true">');
});

test('a mail cannot smuggle markup into the outbox', () => {
  const html = markup(outboxWith({ ...mail, subject: '<b>x</b>', text: '<script>1</script>' }));

  expect(html).not.toMatch(/<script>|<b>/);
});

test('an empty outbox says so', () => {
  expect(words(markup(outboxWith()))).toContain('No mail is waiting');
});

test("[PUB-03] [decision 5] the contact page promises nothing in the operator's name", () => {
  const operator = { name: 'Robin', email: 'robin@example.org', address: null, phone: null };
  const lead = (request: Partial<PageRequest>) =>
    /<p class="lead">(.*?)<\/p>/.exec(markup((made) => <ContactPage request={made} />, request))?.[1];

  expect([lead({ operator }), lead({})]).toEqual([
    'Your message is saved on this server for the person who runs it.',
    'Your message is saved on this server for the person who runs it.',
  ]);
});
