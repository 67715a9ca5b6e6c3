import type { QueryClient } from '@tanstack/react-query';
import { addChild, changeChild, type ChangedChild, type Child, type NewChild } from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { call } from '#web/client/calls/call.ts';
import { runChange, type Change } from '#web/client/calls/use-change.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { childrenQuery } from './data.ts';

const { queryKey } = childrenQuery;

type Saved = { body: NewChild; childId: null } | { body: ChangedChild; childId: string };

/** A new date of birth changes every age, so everything about the child reloads. */
export function savingChild(client: QueryClient): Change<Child, Saved> {
  return {
    onError: async ({ code }) => {
      if (code === 'already-exists') await client.invalidateQueries({ queryKey, exact: true });
    },
    mutationFn: ({ childId, body }) =>
      childId === null ? call(addChild, { body }) : call(changeChild, { params: { childId }, body }),
    onSuccess: async (saved, { childId }) => {
      const before = client.getQueryData(queryKey)?.children.find(({ id }) => id === childId);
      await client.invalidateQueries({ queryKey, exact: childId === null });
      const isBornOtherwise = before !== undefined && before.bornOn !== saved.bornOn;
      const said = {
        title: childId === null ? 'Child information saved' : 'Child information updated',
        text: isBornOtherwise ? `${saved.fullName}. ${followedText(saved.bornOn)}` : saved.fullName,
      };
      const body = before && factsAgain(before, saved);
      const undo = body ? () => runChange(client, savingChild(client), { childId: saved.id, body }) : null;
      const done = { title: said.title, text: takenBack(`the change for ${saved.fullName}`) };
      offerUndo(said, undo, 'Failed to update child information', done);
    },
  };
}

/** Null where another change came between, or a picture was taken away that is not this account's to choose again. */
function factsAgain(before: Child, { version, pictureAddress }: Child): ChangedChild | null {
  const { gender, pictureId } = before;
  const isPictureKept = before.pictureAddress === pictureAddress;
  const isPictureGone = before.pictureAddress !== null && pictureId === null && !isPictureKept;
  if (before.version !== version - 1 || gender === null || isPictureGone) return null;
  const { firstName, lastName, bornOn, gestationDays, birthWeightKg, birthWeightText } = before;
  const { motherRsvVaccine, motherHepatitisB } = before;
  const birth = { gestationDays, birthWeightKg, birthWeightText, motherRsvVaccine, motherHepatitisB };
  return { firstName, lastName, bornOn, gender, ...birth, ...(!isPictureKept && { pictureId }), version };
}

function followedText(bornOn: Day): string {
  return `Ages, vaccine days and checkups now count from ${longDayText(bornOn)}. Nothing that was entered is lost.`;
}
