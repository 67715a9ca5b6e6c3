import { renderToString } from 'react-dom/server';
import type { OwnPageRequest } from '#contract/pages.ts';
import { forgetFirstAnswers, storeFirstAnswers } from '#web/client/calls/first-answers.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { renderWhole } from '#web/client/page/lazily.ts';
import { readAddress } from './full-address.ts';
import { SignedInApp } from './signed-in-app.tsx';

/**
 * The markup of a signed-in page, as the browser renders it first.
 *
 * @returns also the names of the views in it
 */
export function drawSignedIn({
  path,
  search,
  today,
  hasIntergrowth,
  hasPlan,
  firstAnswers,
  sharedAnswers,
}: OwnPageRequest) {
  const drawn = { ...readAddress(path, search), today, hasIntergrowth, hasPlan };
  const answers = Object.entries({ ...firstAnswers, ...sharedAnswers });
  const replies = Object.fromEntries(answers.map(([at, json]) => [at, JSON.parse(json) as unknown]));
  // Nothing else runs while a page is drawn, so no other page can take its replies.
  return renderWhole(() => {
    const queries = createQueryClient();
    storeFirstAnswers(replies, Date.now());
    try {
      return renderToString(<SignedInApp queries={queries} drawn={drawn} />);
    } finally {
      forgetFirstAnswers();
      queries.clear();
    }
  });
}
