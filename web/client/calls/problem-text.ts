import type { CallFailed } from './call-failed.ts';

type Code = CallFailed['code'];

const sentences: Readonly<Partial<Record<Code, string>>> = {
  offline: 'The server did not answer. Nothing you entered is lost.',
  'sign-in-needed': 'You have been logged out. Please log in again.',
  'account-closed': 'Your account is closed. Log in to keep it.',
  'not-found': 'This is not here any more, or you no longer have access to it.',
  'changed-meanwhile': 'This was changed in the meantime.',
  unexpected: 'Please try again later.',
};

export function problemText(failed: CallFailed): string {
  if (failed.code === 'slow-down') return `Too many tries. Please wait ${waitText(failed.retryAfterS ?? 60)}.`;
  return sentences[failed.code] ?? failed.message;
}

/** Why it failed, beside a title; undefined where the title says it already. Only one of them asks to try again. */
export function whyText(title: string, failed: CallFailed): string | undefined {
  const why = problemText(failed);
  if (title.endsWith(why)) return undefined;
  const left = title.includes('Please try again') ? why.replace(/ ?Please try again[^.]*\./, '') : why;
  return left === '' ? undefined : left;
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
