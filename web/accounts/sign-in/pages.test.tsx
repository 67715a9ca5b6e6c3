import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import type { IssuerPurpose } from '#contract/accounts/identities.ts';
import type { PageRequest } from '#contract/pages.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { AccountClosedPage } from '../deletion/account-closed-page.tsx';
import { IssuerPage } from './issuer-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { SignupPage } from './signup-page.tsx';
import { SignupSuccessPage } from './signup-success-page.tsx';

const nobody = { name: null, email: null, address: null, phone: null };
const visit: PageRequest = {
  path: '/login',
  search: '',
  origin: 'http://localhost:3000',
  operator: nobody,
  source: { url: null, version: '1.2.3' },
  hasIntergrowth: false,
  hasPlan: false,
  account: null,
  flash: null,
  data: {},
  failure: null,
  assets: { styles: [], preloads: [], replies: [], fonts: [], scripts: [], main: [], later: [] },
};

const shown = (Page: ComponentType<{ request: PageRequest }>, request: Partial<PageRequest> = {}) =>
  renderToStaticMarkup(<Page request={{ ...visit, ...request }} />);

const signupSuccess = (pendingEmail: string | null) =>
  function Success() {
    return <SignupSuccessPage data={{ pendingEmail, hasOutbox: false }} />;
  };

const noIssuers = { issuers: [], failed: null };

function Login({ request }: { request: PageRequest }) {
  return <LoginPage request={request} data={noIssuers} />;
}

const openSignup = () => <SignupPage data={{ ...noIssuers, who: 'open', invitedEmail: null }} />;

function DeadLink({ request }: { request: PageRequest }) {
  return <ResetPasswordPage request={request} data={{ email: null }} />;
}

describe.each([
  { name: 'login', Page: Login, button: 'Log in' },
  { name: 'sign-up', Page: openSignup, button: 'Sign up' },
])('[PUB-11] the $name page without JavaScript', ({ Page, button }) => {
  test('is whole, and its button is disabled with the reason below it', () => {
    expect(shown(Page)).toMatch(
      new RegExp(
        `<button[^>]* disabled=""[^>]*><span>${button}</span></button><p class="why"[^>]*>Ready when the security check is done\\. The check needs JavaScript\\.</p>`,
      ),
    );
  });

  test('would never put a password into an address', () => {
    expect(shown(Page)).toContain('method="post"');
  });
});

describe('the login page', () => {
  test('[AUTH-04] asks for email and password, and remembers nobody by default', () => {
    const markup = shown(Login);

    expect(markup).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
    expect(markup).toMatch(/<input[^>]*type="password"[^>]*name="password"/);
    expect(markup).toMatch(/<input[^>]*type="checkbox"[^>]*name="remember"/);
    expect(markup).not.toContain('checked');
    expect(markup).not.toContain('role="alert"');
  });

  test('[AUTH-03] [UI-02] says after a sign-up that the address has an account', () => {
    const markup = shown(Login, { search: '?known=1' });

    expect(markup).toContain('An account with this email already exists');
    expect(markup).toContain('Please login or use a different email address.');
  });

  test('[AUTH-06] leads to another password', () => {
    expect(shown(Login)).toContain('<a href="/forgot-password">Forgot your password?</a>');
  });
});

test('[AUTH-01] sign-up asks for name, email and password and says how long a password is', () => {
  const markup = shown(openSignup);

  expect(markup).toContain('autoComplete="name"');
  expect(markup).toContain('autoComplete="email"');
  expect(markup).toContain('autoComplete="new-password"');
  expect(markup).toContain('<p class="hint" id="password-note">Password must be at least 8 characters</p>');
});

test('[decision 52] sign-up says where it takes an invitation, and offers no form where nobody can sign up', () => {
  const invited = shown(() => <SignupPage data={{ ...noIssuers, who: 'invited', invitedEmail: null }} />);
  const closed = shown(() => <SignupPage data={{ ...noIssuers, who: 'closed', invitedEmail: null }} />);

  expect(invited).toContain('Signing up here takes an invitation: use the email address it was sent to.');
  expect(invited).toContain('name="password"');
  expect(closed).toContain('Nobody can sign up here. If you have an account, log in.');
  expect(closed).not.toContain('<form');
  expect(shown(openSignup)).not.toContain('invitation');
});

describe("'Check your email'", () => {
  test('[AUTH-01] [AUTH-02] says where to look and leads on to login', () => {
    const markup = shown(signupSuccess(null));

    expect(markup).toContain('<h1>Check your email</h1>');
    expect(markup).toContain('We sent a verification email.');
    expect(markup).toContain('Check the spam folder, or request a new link.');
    expect(markup).toMatch(/href="\/login"[^>]*><span>Continue to login<\/span>/);
    expect(markup).toContain('<span>Send it again</span>');
  });

  test('[AUTH-01] says to the browser that signed up where the mail went, and sends it again without typing', () => {
    const known = shown(signupSuccess('hannah@example.com'));
    const unknown = shown(signupSuccess(null));

    expect(known).toMatch(
      /We sent a verification email to <strong[^>]*>hannah@example\.com<\/strong>\. Open the link in it to start\./,
    );
    expect(known).toContain('<input type="hidden" name="email" value="hannah@example.com"/>');
    expect(known).not.toContain('type="email"');
    expect(unknown).toContain('type="email"');
  });

  test('[AUTH-02] leads to the contact form', () => {
    expect(shown(signupSuccess(null))).toMatch(/href="\/contact"[^>]*><span>Contact support<\/span>/);
  });
});

const confirming = (signedUpHere: boolean) => () => <ConfirmPage data={{ signedUpHere }} />;

test('[AUTH-02] in a browser that did not sign up, the page of the mail link says how to make no account', () => {
  const says = 'Did you not sign up? Then close this page, and no account is made.';

  expect(shown(confirming(false))).toContain(says);
  expect(shown(confirming(true))).not.toContain(says);
});

test('[AUTH-02] the page of the mail link shows neither token nor address before a click', () => {
  const markup = shown(confirming(true), { path: '/confirm-email', search: `?token=${'t'.repeat(43)}` });

  expect(markup).toContain('<span>Confirm my address</span>');
  expect(markup).toContain('Confirming an address needs JavaScript.');
  expect(markup).not.toContain('ttt');
});

describe('[AUTH-06] the page that sets another password', () => {
  test.each([
    { search: '', says: 'This link is not complete.' },
    { search: '?token=', says: 'This link is not complete.' },
    { search: `?token=${'t'.repeat(43)}`, says: 'This link has expired or has already been used.' },
  ])('opened with "$search" and no account says: $says', ({ search, says }) => {
    expect(shown(DeadLink, { search })).toContain(says);
  });
});

test('[ACC-03] a closed account shows the last day on which it can be reopened', () => {
  const account = { name: 'Hannah', theme: 'system', keptUntil: day('2026-12-19') } as const;

  expect(wordsOf(shown(AccountClosedPage, { account }))).toContain(
    'Until the end of December 19, 2026 you can change your mind. After that it is erased.',
  );
});

describe('[AUTH-05] an issuer that does not answer', () => {
  const issuer = { name: 'family', label: 'our family account' };
  const page = (purpose: IssuerPurpose) =>
    wordsOf(renderToStaticMarkup(<IssuerPage data={{ issuer, purpose, address: null }} />));

  test.each([
    ['sign-in', 'Our family account login failed', 'If you have a password, you can log in with it.'],
    ['sign-up', 'Our family account signup failed', 'Nothing has changed. You can go back and sign up another way.'],
    ['link', 'Linking failed', 'Nothing has changed.'],
    ['prove', 'That did not work', 'Nothing has changed.'],
  ] as const)('is told in whole sentences, with what to do: %s', (purpose, title, instead) => {
    expect(page(purpose)).toContain(
      `${title} Our family account does not answer right now. Please try again later. ${instead}`,
    );
  });
});

describe('[AUTH-05] who comes back from an issuer in vain', () => {
  const failures: readonly { purpose: 'sign-in' | 'sign-up'; title: string }[] = [
    { purpose: 'sign-in', title: 'Google login failed' },
    { purpose: 'sign-up', title: 'Google signup failed' },
  ];

  test.each(failures)('[UI-02] reads $title, and why', ({ purpose, title }) => {
    const markup = renderToStaticMarkup(
      <LoginPage request={visit} data={{ issuers: [], failed: { label: 'Google', purpose, why: 'canceled' } }} />,
    );

    expect(markup).toContain(`<strong>${title}</strong>`);
    expect(markup).toContain('You canceled at Google, or it did not let you in. Nothing has changed.');
  });
});
