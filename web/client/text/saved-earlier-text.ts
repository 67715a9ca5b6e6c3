import type { Person } from '#contract/stored.ts';
import type { Difference } from '../form/differences.ts';
import { nameOf, type Reader } from './history.ts';

type Who = { readonly changedBy: Person; readonly reader: Pick<Reader, 'id'> };

/**
 * 'Your earlier entry was saved: 8.5 kg. Change it to 8.6 kg?' What cannot be said in one sentence is listed.
 *
 * @param what 'entry', 'question'
 */
export function savedEarlierText(what: string, { changedBy, reader }: Who, differences: readonly Difference[]) {
  const isOwn = changedBy?.id === reader.id;
  const saved = `Your earlier ${what} was saved${isOwn ? '' : `, and ${nameOf(changedBy, reader)} changed it since`}`;
  const [only, ...others] = differences;
  const isSaid = only !== undefined && others.length === 0 && hasValue(only.before) && hasValue(only.now);
  return isSaid
    ? { title: `${saved}: ${ended(only.before, '.')} Change it to ${ended(only.now, '?')}`, listed: [] }
    : { title: `${saved}. Change it?`, listed: differences };
}

/** Facts say 'none' or 'not measured' where there is nothing. */
function hasValue(text: string): boolean {
  return text !== 'none' && !text.startsWith('not ');
}

/** A question is one already. */
function ended(text: string, mark: string): string {
  return /[.?!]'?$/.test(text) ? text : text + mark;
}
