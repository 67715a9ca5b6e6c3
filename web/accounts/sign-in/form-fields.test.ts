import { describe, expect, test } from 'vitest';
import { Credentials, NewAccount } from '#contract/accounts/signing-in.ts';
import { wrongFields } from '#web/ui/form/error-summary.tsx';
import { credentialsIn } from './login-form.tsx';
import { newAccountIn } from './signup-form.tsx';

const token = '0198f4b0-1111-7000-8000-000000000001.10000000001';

function filled(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

type Checked = { success: boolean; error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

const messages = ({ error }: Checked) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('[AUTH-04] [UI-02] the login form', () => {
  test('sends what was typed, and remembers only on request', () => {
    const body = credentialsIn(filled({ email: 'hannah@example.com', password: ' fern leaf ' }), token);

    expect(Credentials.parse(body)).toEqual({
      email: 'hannah@example.com',
      password: ' fern leaf ',
      remember: false,
      challengeToken: token,
    });
  });

  test('remembers a parent who ticks the box', () => {
    expect(credentialsIn(filled({ remember: 'on' }), token)).toMatchObject({ remember: true });
  });

  test('names every field that is missing', () => {
    expect(messages(Credentials.safeParse(credentialsIn(filled({ email: 'hannah@', password: '' }), null)))).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
      challengeToken: 'Please complete the captcha',
    });
  });
});

describe('[AUTH-01] [UI-02] the sign-up form', () => {
  test('sends what was typed, with the time zone of the browser', () => {
    const typed = filled({ name: 'Hannah Brooks', email: 'hannah@example.com', password: 'fern by the brook' });

    const { timeZone, ...account } = NewAccount.parse(newAccountIn(typed, token));

    expect(account).toEqual({
      name: 'Hannah Brooks',
      email: 'hannah@example.com',
      password: 'fern by the brook',
      challengeToken: token,
    });
    expect(timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  test('names every field at fault', () => {
    const typed = filled({ name: 'H', email: 'hannah@', password: 'fern12' });

    expect(messages(NewAccount.safeParse(newAccountIn(typed, null)))).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      challengeToken: 'Please complete the captcha',
    });
  });
});

describe('the summary above a form', () => {
  const errors = { password: 'Password is required', email: 'Please enter a valid email address' };
  const labels = { email: 'Email', password: 'Password' };

  test('lists the fields at fault in the order of the form', () => {
    expect(wrongFields({ errors, refusals: 1 }, labels)).toEqual([
      { id: 'email', label: 'Email' },
      { id: 'password', label: 'Password' },
    ]);
  });

  test('is empty while a form is filled in for the first time', () => {
    expect(wrongFields({ errors, refusals: 0 }, labels)).toEqual([]);
  });
});
