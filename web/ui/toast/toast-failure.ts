import { CallFailed } from '#web/client/calls/call-failed.ts';
import { whyText } from '#web/client/calls/problem-text.ts';
import { toasts } from './toasts.ts';

/** For what has no room for an error beside it. */
export function toastFailure(title: string, failed: unknown): void {
  toasts.show({ kind: 'problem', title, text: failed instanceof CallFailed ? whyText(title, failed) : undefined });
}
