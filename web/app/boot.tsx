import '#web/client/calls/without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForBack } from '#web/client/page/back.ts';
import { forgetFirstAnswers, storeFirstAnswers } from '#web/client/calls/first-answers.ts';
import { readShell } from '#web/client/calls/shell-data.ts';
import { flashText } from '#web/client/page/flash-text.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { start } from '#web/site/tiny.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { watchLostFiles } from './lost-files.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { endSession } from './session-end.ts';
import { hasDirtyForm, watchDirtyForms } from './dirty-forms.ts';

const shell = readShell();
const place = document.getElementById('app');
const queries = createQueryClient(() =>
  endSession({
    hasUnsavedInput: hasDirtyForm,
    forget: () => {
      forgetFirstAnswers();
      queries.clear();
    },
    reload: () => location.reload(),
    show: toasts.show,
  }),
);

start();
listenForBack();
watchLostFiles();
watchDirtyForms(queries);
if (shell) {
  storeFirstAnswers(shell.answers, Date.now());
  if (shell.flash) toasts.show(flashText[shell.flash]);
}
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SignedInFrame />
      </QueryClientProvider>
    </StrictMode>,
  );
}
