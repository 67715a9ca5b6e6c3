import type { QueryClient } from '@tanstack/react-query';
import { MilestoneAnswer } from '#contract/milestones.ts';
import { readAnswer } from '#domain/milestones/progress.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { runChange, type Change } from '#web/client/calls/use-change.ts';
import { answersQuery } from '../data.ts';
import { answerCache } from './answer-cache.ts';
import type { Answering } from './answer-facts.ts';
import { pressesOf } from './presses.ts';
import { sayAnswered, sayNotSaved } from './say-answered.ts';
import { sendAnswer } from './send-answer.ts';
import { shownAtOnce } from './shown-at-once.ts';

const currentIn = storedAs(MilestoneAnswer);

/**
 * Says something about a milestone with one press: it is shown at once, and taken back if it is not saved. What is pressed
 * meanwhile (`press`) is sent after it, about what is stored then; of several presses the last.
 */
export function answering(client: QueryClient, childId: string): Change<MilestoneAnswer | null, Answering> {
  const cache = answerCache(client, childId);
  const presses = pressesOf(client, childId);
  const show = (milestoneId: string, answer: MilestoneAnswer | null) =>
    showAnswer(client, childId, milestoneId, answer);
  const sendsNext = (given: Answering, saved: MilestoneAnswer | null) => {
    const next = presses.takeNext(given.milestone.id, saved);
    if (next === undefined) return false;
    void runChange(client, answering(client, childId), { ...given, before: saved, facts: next }).catch(() => {});
    return true;
  };
  return {
    mutationFn: (given) => sendAnswer(client, childId, given),
    onMutate: async (given) => {
      presses.begin(given.milestone.id);
      // A load in flight would restore the old data.
      const ended = client.cancelQueries({ queryKey: answersQuery(childId).queryKey, exact: true });
      show(given.milestone.id, shownAtOnce(client, childId, given));
      await ended;
    },
    onSuccess: async (saved, given) => {
      if (sendsNext(given, saved)) return;
      show(given.milestone.id, saved);
      if (saved) await cache.keep(saved);
      else if (given.before) await cache.drop(given.before);
      if (sendsNext(given, saved)) return;
      presses.end(given.milestone.id);
      sayAnswered(client, childId, given, saved);
    },
    onError: async (failed, given) => {
      const now = currentIn(failed.current);
      const next = presses.end(given.milestone.id);
      const last = next === undefined ? given : { ...given, facts: next };
      show(given.milestone.id, now ?? given.before);
      if (failed.mayBeDone) void client.invalidateQueries({ queryKey: answersQuery(childId).queryKey, exact: true });
      await cache.refused(failed);
      sayNotSaved(client, childId, last, failed, now, () => sayAgain(client, childId, last));
    },
  };
}

type Pressed = Omit<Answering, 'before'>;

/** Says something with one press about what is known by now, also while an earlier press is being saved. */
export function press(client: QueryClient, childId: string, pressed: Pressed): void {
  const milestoneId = pressed.milestone.id;
  const given = { ...pressed, before: knownAnswer(client, childId, milestoneId) };
  const presses = pressesOf(client, childId);
  if (presses.wait(milestoneId, given.facts)) {
    showAnswer(client, childId, milestoneId, shownAtOnce(client, childId, given));
    return;
  }
  presses.begin(milestoneId);
  void runChange(client, answering(client, childId), given).catch(() => {});
}

/** Not again where it was stored, although no answer came. */
function sayAgain(client: QueryClient, childId: string, given: Answering): void {
  const before = knownAnswer(client, childId, given.milestone.id);
  if (readAnswer(before) !== readAnswer(given.facts)) press(client, childId, given);
}

function knownAnswer(client: QueryClient, childId: string, milestoneId: string): MilestoneAnswer | null {
  const answers = client.getQueryData(answersQuery(childId).queryKey);
  return answers?.find((one) => one.milestoneId === milestoneId) ?? null;
}

function showAnswer(client: QueryClient, childId: string, milestoneId: string, answer: MilestoneAnswer | null): void {
  client.setQueryData(answersQuery(childId).queryKey, (known) => {
    const others = known?.filter((one) => one.milestoneId !== milestoneId);
    return others && (answer ? [...others, answer] : others);
  });
}
