import { Suspense, useSyncExternalStore } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { passwordQuestion } from '#web/client/calls/password-question.ts';
import { Boundary } from '#web/ui/state/boundary.tsx';
import { tellNotLoaded } from '#web/ui/state/out-of-date.ts';

const PasswordDialog = lazily(() => import('#web/accounts/password-dialog.tsx'), 'PasswordDialog');

const nothing = () => null;

/** Asks for the password when a call needs it. The dialog loads with the first question. */
export function PasswordPrompt() {
  const isAsked = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.isAsked, () => false);
  return (
    isAsked && (
      <Boundary fallback={nothing} onFailed={giveUp}>
        <Suspense>
          <PasswordDialog onAnswer={passwordQuestion.answer} />
        </Suspense>
      </Boundary>
    )
  );
}

function giveUp(): void {
  void tellNotLoaded();
  passwordQuestion.answer(false);
}
