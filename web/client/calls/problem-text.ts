import type { CallFailed } from './call-failed.ts';

type Code = CallFailed['code'];

const sentences: Readonly<Partial<Record<Code, string>>> = {
  offline: 'The server did not answer. Nothing you entered is lost.',
  'sign-in-needed': 'You have been logged out. Please log in again.',
  'account-closed': 'Your account is closed. Log in to keep it.',
  'not-found': 'This is not here any more, or you no longer have access to it.',
  'not-allowed': 'You can see this, but not change it.',
  'changed-meanwhile': 'This was changed in the meantime.',
  unexpected: 'Please try again later.',
};

export function problemText(failed: CallFailed): string {
  if (failed.code === 'slow-down') return `Too many tries. Please wait ${waitText(failed.retryAfterS ?? 60)}.`;
  return sentences[failed.code] ?? failed.message;
}

/** Why it failed, beside a title; undefined where the title says it already. */
export function whyText(title: string, failed: CallFailed): string | undefined {
  const why = problemText(failed);
  const isSaid = title.endsWith(why) || (title.includes('Please try again') && why.startsWith('Please try again'));
  return isSaid ? undefined : why;
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
