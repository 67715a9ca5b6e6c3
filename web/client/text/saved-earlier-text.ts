import type { Person } from '#contract/stored.ts';
import type { Difference } from '../form/differences.ts';
import { nameOf, type Reader } from './history.ts';

type Who = { readonly changedBy: Person; readonly reader: Pick<Reader, 'id'> };

/**
 * 'Your earlier entry was saved: 8.5 kg. Change it to 8.6 kg?' What cannot be said in one sentence is listed.
 *
 * @param what 'entry', 'question'
 * @param differences from what is stored to what was sent; null once something else is typed
 */
export function savedEarlierText(what: string, { changedBy, reader }: Who, differences: readonly Difference[] | null) {
  const isOwn = changedBy?.id === reader.id;
  const saved = `Your earlier ${what} was saved${isOwn ? '' : `, and ${nameOf(changedBy, reader)} changed it since`}`;
  if (differences === null) return { title: `${saved}. Replace it with what is entered here now?`, listed: [] };
  const [only, ...others] = differences;
  return only && others.length === 0 && !only.isOneSided
    ? { title: `${saved}: ${ended(only.before, '.')} Change it to ${ended(only.now, '?')}`, listed: [] }
    : { title: `${saved}. Change it?`, listed: differences };
}

/** A question is one already. */
function ended(text: string, mark: string): string {
  return /[.?!]'?$/.test(text) ? text : text + mark;
}
