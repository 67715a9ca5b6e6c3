import { Problem } from '#server/http/problem.ts';
import type { Parent } from './session.ts';

/** For how long a password that was given counts as just given. */
const freshForMs = 15 * 60_000;

/**
 * Guards what a stolen phone must not do: the password was given in this session a moment ago. A browser that is told
 * `password-needed` asks for it and sends the request again.
 *
 * @throws Problem `password-needed`
 */
export function requireFresh({ parent, now }: { readonly parent: Parent; readonly now: Date }): void {
  if (now.getTime() - parent.provedAt.getTime() > freshForMs) throw new Problem('password-needed');
}
