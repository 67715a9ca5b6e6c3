import { Problem } from '#server/http/problem.ts';
import type { Parent } from './session.ts';

const freshForMs = 15 * 60_000;

/**
 * Requires that the password was given in this session moments ago, in case of a stolen phone. On `password-needed` the
 * browser asks for it and retries.
 *
 * @throws Problem `password-needed`
 */
export function requireFresh({ parent, now }: { readonly parent: Parent; readonly now: Date }): void {
  if (now.getTime() - parent.provedAt.getTime() > freshForMs) throw new Problem('password-needed');
}
