import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readMe } from '#contract/accounts/me.ts';
import { Children, listChildren } from '#contract/children.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { FirstAnswers, PageFacts } from '#contract/pages.ts';
import type { Parent } from '#server/auth/session.ts';
import type { App, Env } from '#server/http/house.ts';
import { faultOf } from '#server/log.ts';
import { Problem } from '#server/problem.ts';
import { sparseLog } from '#server/http/sparse-log.ts';

const Active = z.pick(Children, { activeChildId: true });

/** The account and its children, which come with every signed-in page. */
export type OwnAnswers = { readonly answers: FirstAnswers; readonly activeChildId: string | null };

export async function ownAnswersOf({ reads }: App, c: Context<Env>, parent: Parent): Promise<OwnAnswers> {
  const children = await reading(reads, listChildren.path)(c, parent, {});
  return {
    answers: { [readMe.path]: await reading(reads, readMe.path)(c, parent, {}), [listChildren.path]: children },
    activeChildId: Active.parse(JSON.parse(children)).activeChildId,
  };
}

/**
 * The API replies embedded in a signed-in page: its own, and what the page names in `first`. One of the latter that
 * fails is left out, and the page requests it.
 */
export async function firstAnswersOf(
  { house, reads }: App,
  c: Context<Env>,
  parent: Parent,
  { answers: own, activeChildId }: OwnAnswers,
  first: PageFacts['first'],
): Promise<FirstAnswers> {
  const answers = { ...own };
  if (activeChildId === null) return answers;
  for (const name of first) {
    const { path } = endpoints[name];
    try {
      const answer = await reading(reads, path)(c, parent, { childId: activeChildId });
      answers[path.replace(':childId', activeChildId)] = answer;
    } catch (error) {
      // The child may have been removed meanwhile.
      if (error instanceof Problem && error.code === 'not-found') continue;
      const msg = 'a page was sent without one of its first answers';
      sparseLog.tell(house.log, 'warn', `first answer ${path}`, { err: faultOf(error), route: path, msg });
    }
  }
  return answers;
}

/** The replies that everybody is sent, which the page is drawn with and does not carry. */
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

function reading(reads: App['reads'], path: string) {
  const read = reads.get(path);
  if (!read) throw new Error(`no handler reads ${path}`);
  return read;
}
