import type { Me } from '#contract/accounts/me.ts';
import type { Person, provenance } from '#contract/stored.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type * as z from 'zod/mini';
import { capital } from '#domain/text/capital.ts';
import { localDay } from './local-day.ts';

export type Reader = Pick<Me, 'id' | 'timeZone'>;

type Provenance = { readonly [Key in keyof typeof provenance]: z.infer<(typeof provenance)[Key]> };

/** 'Added by Hannah on July 20, 2026. Last changed by you on November 2, 2026.' */
export function historyText({ madeBy, madeAt, changedBy, changedAt, version }: Provenance, reader: Reader): string {
  const on = (instant: string) => longDayText(localDay(reader.timeZone, new Date(instant)));
  const added = `Added by ${nameOf(madeBy, reader)} on ${on(madeAt)}.`;
  return version === 1 ? added : `${added} Last changed by ${nameOf(changedBy, reader)} on ${on(changedAt)}.`;
}

/** 'you', a name, or that the account was deleted. */
export function nameOf(person: Person, reader: Pick<Reader, 'id'>): string {
  if (person === null) return 'somebody whose account is gone';
  return person.id === reader.id ? 'you' : person.name;
}

/**
 * 'Daniel changed this measurement while it was open here.'
 *
 * @param what 'this measurement', "Maya's information"
 */
export function changedWhileOpenText(changedBy: Person, reader: Pick<Reader, 'id'>, what: string): string {
  return `${capital(nameOf(changedBy, reader))} changed ${what} while it was open here.`;
}
