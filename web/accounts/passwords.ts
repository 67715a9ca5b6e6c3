import * as z from 'zod/mini';
import { isRepeated } from '#contract/accounts/passwords.ts';

export const passwordLabels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
} as const;
export const passwordNames = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

const typed = (label: string) => {
  const error = `${label} must be at least 6 characters`;
  return z.string({ error }).check(z.minLength(6, { error }));
};

/** The form asks for less than the server, which requires two more characters. */
export const TypedPasswords = z
  .object({
    currentPassword: typed(passwordLabels.currentPassword),
    newPassword: typed(passwordLabels.newPassword),
    confirmPassword: typed(passwordLabels.confirmPassword),
  })
  .check(isRepeated);

export function passwordsIn(fields: FormData): unknown {
  return Object.fromEntries(passwordNames.map((name) => [name, fields.get(name)]));
}
