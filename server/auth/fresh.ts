import { Problem } from '#server/problem.ts';
import type { Parent } from './session.ts';

const freshForMs = 15 * 60_000;

/**
 * Refuses when the password was given too long ago: the phone may have been stolen. On `password-needed` the browser
 * asks for it.
 *
 * @throws Problem `password-needed`
 */
export function requireFresh({ parent, now }: { readonly parent: Parent; readonly now: Date }): void {
  if (now.getTime() - parent.provedAt.getTime() > freshForMs) throw new Problem('password-needed');
}
