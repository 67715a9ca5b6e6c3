import type { Checkup } from '#contract/checkups.ts';
import type { saveVisit, takeBackVisit } from '#contract/checkups/visit.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, type MyChild } from '#server/children/access.ts';
import { measurementReplies } from '#server/growth/replies.ts';
import type { Lives } from '#server/growth/service.ts';
import type { Ask } from '#server/http/handle.ts';
import { withIds } from '#server/vaccines/rules/dose.ts';
import { givenOnNameIn, refuseEarly } from '#server/vaccines/rules/early-doses.ts';
import { changePlan } from '#server/vaccines/service/change-plan.ts';
import { checkupOf } from '../replies/checkups.ts';
import { recordVisit, removeVisit } from '../service/visit.ts';

type Asked = Ask<'may edit the child'>;

export async function saveGivenVisit(
  asked: Asked,
  { params, body }: Input<typeof saveVisit>,
  lives: Lives,
): Promise<Reply<typeof saveVisit>> {
  const { checkupId } = params;
  const doses = body.doses && withIds(body.doses, asked.now);
  let measuredId = '';
  const plan = await changePlan(
    asked,
    params.childId,
    async (change) => {
      measuredId = (await recordVisit({ checkupId, change, lives }, { ...body, doses })) ?? '';
    },
    (after, before, today) => body.refusesEarly && refuseEarly(after, before, today, givenOnNameIn(doses ?? [])),
  );
  const child = await requireChild(asked.db, asked.parent, params.childId);
  return {
    checkup: await checkupIn(asked, child, checkupId),
    plan: plan.value(),
    measurement: measuredId === '' ? null : await measurementReplies.one(asked.db, child, measuredId),
  };
}

export async function takeBackGivenVisit(
  asked: Asked,
  { params, body }: Input<typeof takeBackVisit>,
  lives: Lives,
): Promise<Reply<typeof takeBackVisit>> {
  const { checkupId } = params;
  const plan = await changePlan(asked, params.childId, (change) => removeVisit({ checkupId, change, lives }, body));
  const child = await requireChild(asked.db, asked.parent, params.childId);
  return { checkup: await checkupIn(asked, child, checkupId), plan: plan.value() };
}

function checkupIn({ db, parent, now }: Asked, child: MyChild, checkupId: string): Promise<Checkup> {
  return checkupOf(db, child, checkupId, entering(parent, now).today);
}
