import { generateInsights, listInsights, readInsightAllowance } from '#contract/insights.ts';
import { requireChild } from '#server/children/access.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { allowanceReply, insightReplies } from './replies.ts';
import { generate } from './service.ts';

export function routes(app: App): void {
  handle(app, generateInsights, (ask, { body }) => generate(ask, body));

  handle(app, listInsights, async ({ db, parent }, { params }) =>
    insightReplies.all(db, await requireChild(db, parent, params.childId)),
  );

  handle(app, readInsightAllowance, async (ask, { params }) =>
    allowanceReply(ask, await requireChild(ask.db, ask.parent, params.childId)),
  );
}
