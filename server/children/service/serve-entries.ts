import type { EntryEndpoints } from '#contract/endpoint.ts';
import { entering, type Entering } from '#server/auth/entering.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Entries, EntryFacts, EntryRow } from '#server/db/entries.ts';
import { tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import type { Moment } from '#server/room.ts';
import { requireChild, requireChildToEdit, type EditableChild } from '../access.ts';
import type { EntryReplies } from '../replies/entry-replies.ts';

type Served<Row extends EntryRow, Reply, New, Changed> = {
  readonly stored: Entries<Row>;
  readonly replies: EntryReplies<Reply>;
  /**
   * @param before what is stored now; null for a new entry
   * @throws Problem when something given is refused
   */
  readonly facts: (
    child: EditableChild,
    given: New | Changed,
    entering: Entering,
    before: Row | null,
  ) => EntryFacts<Row>;
  /** Of entries that a child has one of for each thing: the stored one about the same thing. */
  readonly already?: (db: Db, child: EditableChild, given: New) => Promise<Row | undefined>;
  /** Around what writes, when other things follow from the entries. `write` may be given more exact facts of the child. */
  readonly within?: Within;
};

type Within = <T>(
  trx: Trx,
  child: EditableChild,
  at: Moment,
  write: (child: EditableChild) => Promise<T>,
) => Promise<T>;

/** Lists, adds, changes and removes entries, each write in a transaction that locks the child. */
export function serveEntries<
  Row extends EntryRow,
  Reply,
  New extends { readonly id?: string | undefined },
  Changed extends { readonly version: number },
>(
  app: App,
  endpoints: EntryEndpoints<Reply, New, Changed>,
  {
    stored,
    replies,
    facts,
    already,
    within = (_trx, child, _at, write) => write(child),
  }: Served<Row, Reply, New, Changed>,
): void {
  const seenIn = (params: Readonly<Record<string, unknown>>, { version }: { readonly version: number }) => {
    return { id: String(params[`${endpoints.noun}Id`]), version };
  };

  handle(app, endpoints.list, async ({ db, parent }, { params }) =>
    replies.all(db, await requireChild(db, parent, params.childId)),
  );

  handle(app, endpoints.add, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const asked = entering(parent, now);
      const current = (id: string) => replies.one(trx, child, id);
      const id = await within(trx, child, { today: asked.today, now }, (known) => {
        const entry = { id: body.id, facts: (before: Row | null) => facts(known, body, asked, before), current };
        const once = already && { already: () => already(trx, child, body) };
        return stored.addOnce(trx, child, { ...entry, ...once }, now);
      });
      return current(id);
    }),
  );

  handle(app, endpoints.change, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const seen = seenIn(params, body);
      const current = () => replies.one(trx, child, seen.id);
      const before = await stored.require(trx, child, seen.id);
      const asked = entering(parent, now);
      await within(trx, child, { today: asked.today, now }, async (known) => {
        const given = facts(known, body, asked, before);
        await stored.change(trx, child, { stored: before, facts: given, seen: seen.version, current }, now);
      });
      return current();
    }),
  );

  handle(app, endpoints.remove, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const seen = seenIn(params, body);
      await stored.requireUnchanged(trx, child, seen, () => replies.one(trx, child, seen.id));
      const { today } = entering(parent, now);
      await within(trx, child, { today, now }, () => stored.delete(trx, child, seen.id));
      return {};
    }),
  );
}
