import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { problems, type FieldProblem, type ProblemCode } from '#contract/problem.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { ChallengeBroken } from '../challenge/answer-challenge.ts';
import { isFinal, NewLink, NotNow } from './confirm-form.tsx';
import { forgotFailure, loginFailure, signUpFailure } from '../failure-text.ts';
import { LoginAlert } from './login-alert.tsx';
import { resendFailure } from './use-resend.ts';

function refused(
  code: ProblemCode,
  more: { retryAfterS?: number; fields?: FieldProblem[]; title?: string } = {},
): CallFailed {
  return new CallFailed({ type: `/problems/${code}`, requestId: 'r', code, ...problems[code], ...more });
}
const offline = new CallFailed('offline');

describe('a login that does not succeed', () => {
  test('[AUTH-04] [UI-02] says one thing for a wrong password and an unknown address', () => {
    expect(loginFailure(refused('sign-in-needed'))).toEqual({
      title: 'Login failed',
      text: 'Invalid email or password',
    });
  });

  test.each([
    { failed: refused('slow-down', { retryAfterS: 900 }), text: 'Too many tries. Please wait 15 minutes.' },
    { failed: offline, text: 'The server did not answer. Nothing you entered is lost.' },
  ])('[AUTH-12] says $text', ({ failed, text }) => {
    expect(loginFailure(failed)).toEqual({ title: 'Login failed', text });
  });

  test('[AUTH-02] with an address that waits says so and offers the mail again', () => {
    const markup = renderToStaticMarkup(
      <LoginAlert failed={refused('confirm-address')} isKnown={false} email="hannah@example.com" />,
    );

    expect(markup).toContain('<strong>Please confirm your email address first.</strong>');
    expect(markup).toContain('<span>Send it again</span>');
    expect(markup).not.toContain('Login failed');
  });

  test('replaces the alert of the sign-up', () => {
    const markup = renderToStaticMarkup(<LoginAlert failed={refused('sign-in-needed')} isKnown email="" />);

    expect(markup).toContain('Invalid email or password');
    expect(markup).not.toContain('already exists');
  });
});

describe('a sign-up that does not succeed', () => {
  test.each([
    { failed: refused('unexpected'), text: 'There was a problem creating your account.' },
    { failed: refused('slow-down', { retryAfterS: 60 }), text: 'Too many tries. Please wait 60 seconds.' },
    { failed: refused('not-allowed', { title: 'Nobody can sign up here.' }), text: 'Nobody can sign up here.' },
  ])('[AUTH-01] [UI-02] says: Sign up failed, $text', ({ failed, text }) => {
    expect(signUpFailure(failed)).toEqual({ title: 'Sign up failed', text });
  });
});

describe('[AUTH-06] [UI-02] asking for a reset mail that was not sent', () => {
  test.each([
    { failed: new CallFailed('not-understood'), text: 'Failed to send reset email' },
    { failed: refused('unexpected'), text: 'An unexpected error occurred. Please try again.' },
    { failed: offline, text: 'The server did not answer. Nothing you entered is lost.' },
  ])('says $text', ({ failed, text }) => {
    expect(forgotFailure(failed)).toEqual({ title: 'Password reset failed', text });
  });
});

describe('a link that cannot be used', () => {
  test('[AUTH-02] says that it has expired or been used, and a new one can be sent', () => {
    const markup = renderToStaticMarkup(<NewLink failed={refused('spent')} />);

    expect(markup).toContain('This link has expired or has already been used.');
    expect(markup).toContain('<a href="/signup-success">Send a new link</a>');
  });

  test('says when a part of it is missing', () => {
    const fields = [{ name: 'token', code: 'invalid', message: 'This link is not complete' }];

    expect(renderToStaticMarkup(<NewLink failed={refused('bad-input', { fields })} />)).toContain(
      'This link is not complete',
    );
  });

  test('says who can sign up, if that has changed since the link was mailed', () => {
    const words = renderToStaticMarkup(
      <NotNow failed={refused('not-allowed', { title: 'Nobody can sign up here.' })} />,
    );

    expect(words).toContain('Your address is not confirmed');
    expect(words).toContain('Nobody can sign up here.');
    expect(words).not.toContain('unexpected');
  });

  test.each([
    { failed: refused('spent'), forGood: true },
    { failed: refused('bad-input'), forGood: true },
    { failed: offline, forGood: false },
    { failed: refused('unavailable'), forGood: false },
  ])('$failed.code: trying again cannot help: $forGood', ({ failed, forGood }) => {
    expect(isFinal(failed)).toBe(forGood);
  });
});

describe('a mail that cannot be sent again', () => {
  const message = 'Security check failed. Please try again.';
  const checkRefused = refused('bad-input', { fields: [{ name: 'challengeToken', code: 'refused', message }] });

  test.each([
    { failed: checkRefused, text: message },
    {
      failed: refused('slow-down', { retryAfterS: 3600 }),
      text: 'Too many tries. Please wait 60 minutes.',
    },
    {
      failed: new ChallengeBroken(new Error('no worker')),
      text: 'Error loading security check. Please refresh the page.',
    },
    { failed: new TypeError('broken'), text: 'An unexpected error occurred' },
  ])('[AUTH-02] says: $text', ({ failed, text }) => {
    expect(resendFailure(failed)).toBe(text);
  });
});
