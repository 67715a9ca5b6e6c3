import type { QueryClient } from '@tanstack/react-query';
import type { Checkup } from '#contract/checkups.ts';
import { saveVisit, takeBackVisit, type SavedVisit } from '#contract/checkups/visit.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Measurement } from '#contract/growth.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { checkupCache, updating } from '#web/checkups/checkup-cache.ts';
import { checkupText, completing } from '#web/checkups/checkup-changes.ts';
import { call } from '#web/client/calls/call.ts';
import { entryCache } from '#web/client/calls/entry-cache.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { refreshedIfOther } from '#web/client/calls/refreshed-if-other.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { checkupsQuery } from '#web/checkups/data.ts';
import { measurementsQuery } from '#web/growth/data.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { notCountedInWords } from '#web/vaccines/changed-words.ts';
import { vaccinePlanQuery, visitPlanQuery } from '#web/vaccines/data.ts';

type Saved = Reply<typeof saveVisit>;
type Given = {
  readonly body: SavedVisit;
  /** As it was shown when it was saved. */
  readonly shown: Checkup;
  /** '5 shots, weight and height, 1 answer' */
  readonly filled: string;
};

/** Everything of a visit at once, with one undo; where the other parent saved it before, each room has its own. */
export function savingVisit(
  client: QueryClient,
  { childId, id: checkupId }: Pick<Checkup, 'childId' | 'id'>,
): Change<Saved, Given> {
  const params = { childId, checkupId };
  const measured = measuredCache(client, childId);
  return {
    // Replies out of order would leave the older plan.
    scope: { id: vaccinePlanQuery(childId).queryKey.join(' ') },
    mutationFn: ({ body }) => call(saveVisit, { params, body }),
    onSuccess: async (saved, { body, shown, filled }) => {
      await keep(client, saved.checkup, saved.plan);
      if (saved.measurement) await measured.keep(saved.measurement);
      const given = saved.plan.doses.filter(({ id }) => body.doses?.some((dose) => dose.id === id));
      const what = [checkupText(client, saved.checkup), filled].filter(Boolean).join(': ');
      const more = notCountedInWords(saved.plan, given);
      const text = more === '' ? what : `${what}.${more}`;
      const said = { title: completing.done, text };
      const undo = async () => {
        const sent = call(takeBackVisit, { params, body: toTakeBack(saved, body, shown) });
        const back = await refreshedIfOther(sent, () => refreshVisit(client, childId));
        await keep(client, back.checkup, back.plan);
        if (saved.measurement) await measured.drop(saved.measurement);
      };
      offerUndo({ ...said, stays: true }, shown.completed ? null : undo, updating.failed, {
        title: updating.done,
        text: takenBack(what),
      });
    },
  };
}

/** After a refusal: shows what is stored now. */
export async function refreshVisit(client: QueryClient, childId: string): Promise<void> {
  const queries = [vaccinePlanQuery, visitPlanQuery, measurementsQuery, checkupsQuery].map((of) => of(childId));
  await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

function measuredCache(client: QueryClient, childId: string) {
  return entryCache(client, measurementsQuery(childId), Measurement);
}

async function keep(client: QueryClient, checkup: Checkup, plan: VaccinePlan): Promise<void> {
  const { childId } = checkup;
  await checkupCache(client, childId).keep(checkup);
  await putAnswer(client, vaccinePlanQuery(childId), () => plan);
  void client.invalidateQueries({ queryKey: visitPlanQuery(childId).queryKey });
}

function toTakeBack(
  { checkup, plan, measurement }: Saved,
  { doses = [], answers = [] }: SavedVisit,
  { questions }: Checkup,
) {
  const seen = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version });
  return {
    ...(measurement && { measurement: seen(measurement) }),
    doses: plan.doses.filter(({ id }) => doses.some((dose) => dose.id === id)).map(seen),
    answers: checkup.questions
      .filter(({ id }) => answers.some(({ questionId }) => questionId === id))
      .map(({ id, version }) => ({
        questionId: id,
        version,
        before: questions.find((question) => question.id === id)?.answer ?? null,
      })),
    version: checkup.version,
  };
}
