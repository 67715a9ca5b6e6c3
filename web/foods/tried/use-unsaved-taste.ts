import { useState } from 'react';
import { useUnsaved, type Unsaved } from '#web/client/form/use-unsaved.ts';
import type { TasteFormState } from './use-taste-form.ts';

/** Asks before typed input is lost; in an emergency only who closes what is not saved, since a call closes nothing. */
export function useUnsavedTaste({ reaction, isBusy, savedAt }: TasteFormState, isChanged: () => boolean): Unsaved {
  const [closing, setClosing] = useState<{ readonly go: () => void } | null>(null);
  const isNotSaved = reaction.isEmergency && savedAt === null && !isBusy;
  const unsaved = useUnsaved(() => !reaction.isEmergency && savedAt === null && (reaction.isTouched || isChanged()));
  return {
    isAsked: unsaved.isAsked || closing !== null,
    stay: () => {
      unsaved.stay();
      setClosing(null);
    },
    goOn: () => (closing ? closing.go() : unsaved.goOn()),
    leave: (go) => (isNotSaved ? setClosing({ go }) : unsaved.leave(go)),
  };
}
