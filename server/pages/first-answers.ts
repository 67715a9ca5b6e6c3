import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readMe } from '#contract/accounts/me.ts';
import { Child, Children, listChildren } from '#contract/children.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { AskedCall, FirstAnswers, FirstEndpoint, PageFacts } from '#contract/pages.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import type { App, Env } from '#server/http/house.ts';
import { faultOf } from '#server/log.ts';
import { Problem } from '#server/problem.ts';
import { sparseLog } from '#server/http/sparse-log.ts';

const Active = z.object({
  activeChildId: Children.shape.activeChildId,
  children: z.array(z.pick(Child, { id: true, bornOn: true })),
});

/** The account and its children, which come with every signed-in page, and the page's replies that are not about a child. */
export type OwnAnswers = {
  readonly answers: FirstAnswers;
  readonly active: { readonly childId: string; readonly bornOn: string } | null;
  /** Whether what the address names exists, such as a food. */
  readonly isThere: boolean;
};

type Shown = Pick<PageFacts, 'first' | 'params'>;

export async function ownAnswersOf(
  { house, reads }: App,
  c: Context<Env>,
  parent: Parent,
  { first, params, asked }: Shown & Pick<PageFacts, 'asked'>,
): Promise<OwnAnswers> {
  const children = await reading(reads, listChildren.path)(c, parent, {});
  const answers = { [readMe.path]: await reading(reads, readMe.path)(c, parent, {}), [listChildren.path]: children };
  const ofNoChild = first.filter((name) => !isOfChild(name));
  const named = await answersOf({ house, reads }, c, parent, { first: ofNoChild, params });
  const ofQuery = await askedAnswersOf({ house, reads }, c, parent, asked);
  return {
    answers: { ...answers, ...named.answers, ...ofQuery },
    active: activeIn(children),
    isThere: !named.isMissing,
  };
}

function activeIn(json: string): OwnAnswers['active'] {
  const { activeChildId, children } = Active.parse(JSON.parse(json));
  const active = children.find(({ id }) => id === activeChildId);
  return active ? { childId: active.id, bornOn: active.bornOn } : null;
}

/** `db`: what the replies are read from, in place of the house's. */
type Reads = Pick<App, 'house' | 'reads'> & { readonly db?: Db | undefined };

/**
 * The API replies embedded in a signed-in page: its own, and what the page names in `first`. One of the latter that
 * fails is left out, and the page requests it.
 */
export async function firstAnswersOf(
  app: Reads,
  c: Context<Env>,
  parent: Parent,
  { answers: own, active }: OwnAnswers,
  { first, params }: Shown,
): Promise<FirstAnswers> {
  if (active === null) return own;
  const shown = { first: first.filter(isOfChild), params: { ...params, childId: active.childId } };
  const { answers } = await answersOf(app, c, parent, shown);
  return { ...own, ...answers };
}

/** Whether a page has every answer it shows first. */
export function isAnswered({ first, params }: Shown, childId: string | null, answers: FirstAnswers): boolean {
  const asked = first.filter((name) => childId !== null || !isOfChild(name));
  return asked.every((name) => addressOf(endpoints[name].path, { ...params, childId }) in answers);
}

function isOfChild(name: FirstEndpoint): boolean {
  return endpoints[name].path.includes(':childId');
}

async function answersOf(
  { house, reads, db = house.db }: Reads,
  c: Context<Env>,
  parent: Parent,
  { first, params }: Shown,
): Promise<{ answers: FirstAnswers; isMissing: boolean }> {
  const answers: Record<string, string> = {};
  let isMissing = false;
  for (const name of first) {
    const { path } = endpoints[name];
    try {
      answers[addressOf(path, params)] = await reading(reads, path)(c, parent, params, { db });
    } catch (error) {
      // The child may have been removed meanwhile, or the address names nothing.
      if (error instanceof Problem && error.code === 'not-found') {
        isMissing = true;
        continue;
      }
      tellMissing(house, path, error);
    }
  }
  return { answers, isMissing };
}

/** One that fails is left out, and the page requests it. */
async function askedAnswersOf(
  { house, reads }: Pick<App, 'house' | 'reads'>,
  c: Context<Env>,
  parent: Parent,
  asked: readonly AskedCall[],
): Promise<FirstAnswers> {
  const answers: Record<string, string> = {};
  for (const { name, query } of asked) {
    const { path } = endpoints[name];
    try {
      answers[`${path}?${new URLSearchParams(query).toString()}`] = await reading(reads, path)(
        c,
        parent,
        {},
        { query },
      );
    } catch (error) {
      tellMissing(house, path, error);
    }
  }
  return answers;
}

function tellMissing({ log }: App['house'], path: string, error: unknown): void {
  const msg = 'a page was sent without one of its first answers';
  sparseLog.tell(log, 'warn', `first answer ${path}`, { err: faultOf(error), route: path, msg });
}

/** The replies that are the same for everybody: the page is drawn with them, but they are not embedded in it. */
export async function sharedAnswersOf(
  { reads }: App,
  c: Context<Env>,
  parent: Parent,
  shared: PageFacts['shared'],
): Promise<FirstAnswers> {
  const answers = shared.map(async (name): Promise<[string, string]> => {
    const { path } = endpoints[name];
    return [path, await reading(reads, path)(c, parent, {})];
  });
  return Object.fromEntries(await Promise.all(answers));
}

function addressOf(path: string, params: Readonly<Record<string, string | null>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

function reading(reads: App['reads'], path: string) {
  const read = reads.get(path);
  if (!read) throw new Error(`no handler reads ${path}`);
  return read;
}
