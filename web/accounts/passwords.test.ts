import { describe, expect, test } from 'vitest';
import { PasswordReset } from '#contract/accounts/passwords.ts';
import { problems, type FieldProblem, type ProblemCode } from '#contract/problem.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { changeFailure, forgotFailure, resetFailure } from './failure-text.ts';
import { passwordsIn, TypedPasswords } from './passwords.ts';

type Checked = { success: boolean; error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

const messages = ({ error }: Checked) => error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

function typed(currentPassword: string, newPassword: string, confirmPassword = newPassword): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ currentPassword, newPassword, confirmPassword })) form.set(name, value);
  return form;
}

function refused(code: ProblemCode, fields: FieldProblem[] = []): CallFailed {
  return new CallFailed({ type: `/problems/${code}`, requestId: 'r', code, ...problems[code], fields });
}

describe('[AUTH-10] [UI-02] the form that changes the password', () => {
  test('first wants six characters of each', () => {
    expect(messages(TypedPasswords.safeParse(passwordsIn(typed('fern1', 'fern2', 'fern2'))))).toEqual([
      ['currentPassword', 'Current password must be at least 6 characters'],
      ['newPassword', 'New password must be at least 6 characters'],
      ['confirmPassword', 'Confirm password must be at least 6 characters'],
    ]);
  });

  test('says under the confirmation that the two differ', () => {
    const read = passwordsIn(typed('fern leaf', 'nine owls', 'nine 0wls'));

    expect(messages(TypedPasswords.safeParse(read))).toEqual([['confirmPassword', "Passwords don't match"]]);
  });

  test.each([
    {
      failed: refused('bad-input', [
        { name: 'currentPassword', code: 'wrong', message: 'Current password is incorrect' },
      ]),
      text: 'Current password is incorrect',
    },
    { failed: refused('unexpected'), text: 'An unexpected error occurred' },
    { failed: new CallFailed('offline'), text: 'The server did not answer. Nothing you entered is lost.' },
  ])('says: Password change failed, $text', ({ failed, text }) => {
    expect(changeFailure(failed)).toEqual({ title: 'Password change failed', text });
  });
});

describe('[AUTH-07] [UI-02] the form behind a mailed link', () => {
  test('says everything that the password lacks, and that the two differ', () => {
    const read = { token: 't'.repeat(43), newPassword: 'fern', confirmPassword: 'leaf' };

    expect(messages(PasswordReset.safeParse(read))).toEqual([
      ['newPassword', 'Password must be at least 8 characters'],
      ['newPassword', 'Password must contain at least 1 uppercase letter'],
      ['newPassword', 'Password must contain at least 1 number'],
      ['newPassword', 'Password must contain at least 1 special character'],
      ['confirmPassword', "Passwords don't match"],
    ]);
  });

  test('says: Password reset failed, Failed to reset password', () => {
    expect(resetFailure(refused('unexpected'))).toEqual({
      title: 'Password reset failed',
      text: 'Failed to reset password',
    });
  });
});

test.each([
  { failed: refused('unexpected'), text: 'An unexpected error occurred. Please try again.' },
  { failed: refused('unavailable'), text: 'This is not possible right now. Please try again later.' },
])('[AUTH-06] [UI-02] a link that could not be asked for says: Password reset failed, $text', ({ failed, text }) => {
  expect(forgotFailure(failed)).toEqual({ title: 'Password reset failed', text });
});
