import { Problem } from '#server/http/problem.ts';
import type { Parent } from './session.ts';

const freshForMs = 15 * 60_000;

/**
 * In case the phone was stolen. On `password-needed` the browser asks for the password and retries.
 *
 * @throws Problem `password-needed`
 */
export function requireFresh({ parent, now }: { readonly parent: Parent; readonly now: Date }): void {
  if (now.getTime() - parent.provedAt.getTime() > freshForMs) throw new Problem('password-needed');
}
