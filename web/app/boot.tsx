import '#web/client/without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { checkupsQuery } from '#web/checkups/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { meQuery } from '#web/accounts/data.ts';
import { listenForBack } from '#web/client/back.ts';
import { readShell } from '#web/client/first-data.ts';
import { flashText } from '#web/client/flash-text.ts';
import { createQueryClient } from '#web/client/query-client.ts';
import { measurementsQuery } from '#web/growth/data.ts';
import { start } from '#web/site/tiny.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { vaccinePlanQuery } from '#web/vaccines/data.ts';
import { watchLostFiles } from './lost-files.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { endSession } from './session-end.ts';
import { hasTypedForm, watchTyping } from './typed-forms.ts';

const shell = readShell();
const place = document.getElementById('app');
const queries = createQueryClient(() =>
  endSession({
    hasTyped: hasTypedForm,
    forget: () => queries.clear(),
    reload: () => location.reload(),
    show: toasts.show,
  }),
);

start();
listenForBack();
watchLostFiles();
watchTyping(queries);
if (shell) {
  const { me, children, measurements, checkups, vaccinePlan } = shell.firstData;
  const childId = children.activeChildId;
  queries.setQueryData(meQuery.queryKey, me);
  queries.setQueryData(childrenQuery.queryKey, children);
  if (childId && measurements) queries.setQueryData(measurementsQuery(childId).queryKey, measurements);
  if (childId && checkups) queries.setQueryData(checkupsQuery(childId).queryKey, checkups);
  if (childId && vaccinePlan) queries.setQueryData(vaccinePlanQuery(childId).queryKey, vaccinePlan);
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
