import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { Version } from '#contract/stored.ts';
import { ofChild } from '../children.ts';

type Declared<Noun, Path, Entry, New, Changed> = {
  /** 'measurement' */
  readonly noun: Noun;
  /** 'measurements' */
  readonly path: Path;
  /** Of the list, for the API document. */
  readonly summary: string;
  readonly entry: Entry;
  /** With an optional id, so that a retry adds nothing. */
  readonly added: New;
  /** With the version that was seen. */
  readonly changed: Changed;
  readonly expensive?: boolean;
  readonly spec?: Readonly<Partial<Record<'list' | 'add' | 'change' | 'remove', readonly string[]>>>;
};

/** List, add, change and remove for entries of a child that have an id, provenance and a version. */
export function entryEndpoints<
  const Noun extends string,
  const Path extends string,
  Entry extends z.ZodMiniType,
  New extends z.ZodMiniType,
  Changed extends z.ZodMiniType,
>(declared: Declared<Noun, Path, Entry, New, Changed>) {
  const { noun, path, entry, added, changed } = declared;
  const aNoun = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  const all = `/api/children/:childId/${path}` as const;
  const one = `${all}/:${noun}Id` as const;
  // TypeScript widens a computed name to any string.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const ofEntry = z.object({ childId: Id, [`${noun}Id`]: Id }) as z.ZodMiniObject<OfEntry<Noun>>;
  return {
    noun,
    path,
    list: endpoint({
      method: 'GET',
      path: all,
      who: 'may see the child',
      summary: declared.summary,
      params: ofChild,
      reply: z.array(entry),
      expensive: declared.expensive,
      spec: declared.spec?.list,
    }),
    add: endpoint({
      method: 'POST',
      path: all,
      who: 'may edit the child',
      summary: `Adds ${aNoun}. Sending the same id and content again returns it unchanged.`,
      params: ofChild,
      body: added,
      reply: entry,
      status: 201,
      expensive: declared.expensive,
      spec: declared.spec?.add,
    }),
    change: endpoint({
      method: 'PUT',
      path: one,
      who: 'may edit the child',
      summary: `Changes ${aNoun}, unless it was changed since it was read.`,
      params: ofEntry,
      body: changed,
      reply: entry,
      expensive: declared.expensive,
      spec: declared.spec?.change,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      who: 'may edit the child',
      summary: `Removes ${aNoun}, unless it was changed since it was read.`,
      params: ofEntry,
      body: z.strictObject({ version: Version }),
      reply: Nothing,
      expensive: declared.expensive,
      spec: declared.spec?.remove,
    }),
  };
}

type OfEntry<Noun extends string> = { readonly [Param in 'childId' | `${Noun}Id`]: typeof Id };
