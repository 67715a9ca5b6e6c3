import { createHash } from 'node:crypto';
import type { Ask } from './handle.ts';

/**
 * For what is asked for more often than it changes, as what is the same for everybody: a browser keeps it and asks
 * whether it has changed, and is sent nothing if not.
 *
 * @param reply where it is long, the same object for as long as nothing changes, so that its tag is made once
 */
export function keptByBrowsers<Reply extends object>({ header }: Pick<Ask<'anyone'>, 'header'>, reply: Reply): Reply {
  header('cache-control', 'private, no-cache');
  header('etag', tagOf(reply));
  return reply;
}

/** Whether the browser's copy is this one. A proxy may have made the tag weak, since it packs answers, or strong. */
export function hasCopy(ifNoneMatch: string | undefined, tag: string | undefined): boolean {
  if (ifNoneMatch === undefined || tag === undefined) return false;
  const given = ifNoneMatch.split(',').map((one) => strong(one.trim()));
  return given.includes('*') || given.includes(strong(tag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** The same for as long as a reply says the same. @param reply the same object for as long as nothing changes */
export function tagOf(reply: object): string {
  const known = tags.get(reply) ?? `"${createHash('sha256').update(JSON.stringify(reply)).digest('base64url')}"`;
  tags.set(reply, known);
  return known;
}

const tags = new WeakMap<object, string>();
