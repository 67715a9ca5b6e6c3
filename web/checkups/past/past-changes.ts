import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { answerPast, openPast, takeBackPast, type AddedByPast, type PastAnswer } from '#contract/vaccines/past.ts';
import { count } from '#domain/time/age-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { keepUndone } from '#web/client/calls/entry-cache.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { refreshPlan, vaccinePlanQuery, visitPlanQuery } from '#web/vaccines/data.ts';
import { checkupCache, failedTitle, updating } from '../checkup-cache.ts';
import { checkupsQuery } from '../data.ts';

type Counted = { readonly [what in 'checkups' | 'doses' | 'notGiven']?: readonly unknown[] | undefined };

type Answered = Reply<typeof answerPast>;

export function answeringPast(client: QueryClient, childId: string): Change<Answered, PastAnswer> {
  const planQuery = vaccinePlanQuery(childId);
  const keep = async ({ checkups, plan }: Reply<typeof takeBackPast>) => {
    await Promise.all([
      putAnswer(client, checkupsQuery(childId), () => checkups),
      putAnswer(client, planQuery, () => plan),
    ]);
    void client.invalidateQueries({ queryKey: visitPlanQuery(childId).queryKey });
  };
  const refused = async (failed: CallFailed) => {
    if (failed.code === 'changed-meanwhile') await refreshPlan(client, childId);
    await checkupCache(client, childId).refused(failed);
  };
  return {
    scope: { id: planQuery.queryKey.join(' ') },
    mutationFn: (body) => call(answerPast, { params: { childId }, body }),
    onSuccess: async (answered, asked) => {
      await keep(answered);
      const { added } = answered;
      const of = (what: string) => forChild(client, childId, what);
      const said = doneToast(asked, of);
      const back = () => call(takeBackPast, { params: { childId }, body: added });
      const undo = isNothing(added) ? null : () => keepUndone({ keep, refused }, back());
      const done = { title: said.title, text: takenBack(of(countText(added) || 'the answer')) };
      offerUndo({ ...said, stays: true }, undo, isOfDosesAlone(asked) ? 'Update failed' : updating.failed, done);
    },
    onError: refused,
  };
}

function isNothing({ doses, checkups, notGiven = [], isOpen }: AddedByPast): boolean {
  return doses.length + checkups.length + notGiven.length === 0 && !isOpen;
}

/** The question has opened, after which it does so by itself no more. */
export function openingPast(client: QueryClient, childId: string): Change<VaccinePlan> {
  const planQuery = vaccinePlanQuery(childId);
  return {
    scope: { id: planQuery.queryKey.join(' ') },
    mutationFn: () => call(openPast, { params: { childId } }),
    onSuccess: (plan) => putAnswer(client, planQuery, () => plan),
  };
}

/** By what was to be saved: doses alone are no checkup. */
export function pastFailedTitle(asked: PastAnswer | undefined, failed: CallFailed): string {
  return isOfDosesAlone(asked) ? `Update failed: ${problemText(failed)}` : failedTitle(updating, failed);
}

function isOfDosesAlone(asked: PastAnswer | undefined): boolean {
  return (asked?.doses ?? asked?.notGiven) !== undefined && asked?.checkups.length === 0;
}

/** '13 doses and 4 checkups for Maya' */
function doneToast(
  { checkups, doses = [], notGiven = [] }: PastAnswer,
  of: (what: string) => string,
): { title: string; text?: string } {
  const saved = countText({ checkups, doses, notGiven });
  if (saved === '') return { title: 'You can answer at any time', text: of('What happened before') };
  return { title: doses.length + notGiven.length > 0 ? 'Vaccine record updated' : updating.done, text: of(saved) };
}

/** '13 doses, 1 dose not given and 4 checkups'; empty for none */
function countText({ checkups = [], doses = [], notGiven = [] }: Counted): string {
  const counted = [
    doses.length > 0 ? count(doses.length, 'dose') : '',
    notGiven.length > 0 ? `${count(notGiven.length, 'dose')} not given` : '',
    checkups.length > 0 ? count(checkups.length, 'checkup') : '',
  ];
  return listText(counted.filter(Boolean));
}
