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

/**
 * The API replies embedded in a signed-in page: the account, its children, and what the page names in `first`. One of
 * the latter that fails is left out, and the page requests it.
 */
export async function firstAnswersOf(
  { house, reads }: App,
  c: Context<Env>,
  parent: Parent,
  first: PageFacts['first'],
): Promise<FirstAnswers> {
  const read = (path: string, params: Readonly<Record<string, string>>) => {
    const answer = reads.get(path);
    if (!answer) throw new Error(`no handler reads ${path}`);
    return answer(c, parent, params);
  };
  const children = await read(listChildren.path, {});
  const answers: Record<string, string> = {
    [readMe.path]: await read(readMe.path, {}),
    [listChildren.path]: children,
  };
  const { activeChildId } = Active.parse(JSON.parse(children));
  if (activeChildId === null) return answers;
  for (const name of first) {
    const { path } = endpoints[name];
    try {
      answers[path.replace(':childId', activeChildId)] = await read(path, { childId: activeChildId });
    } catch (error) {
      // The child may have been removed meanwhile.
      if (error instanceof Problem && error.code === 'not-found') continue;
      const msg = 'a page was sent without one of its first answers';
      sparseLog.tell(house.log, 'warn', `first answer ${path}`, { err: faultOf(error), route: path, msg });
    }
  }
  return answers;
}
