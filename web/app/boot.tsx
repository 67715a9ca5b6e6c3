import '#web/client/calls/without-eval.ts';
import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { listenForBack } from '#web/client/page/back.ts';
import { forgetFirstAnswers, storeFirstAnswers } from '#web/client/calls/first-answers.ts';
import { readShell } from '#web/client/calls/shell-data.ts';
import { hasIntergrowth, hasPlan } from '#web/client/page/drawn.ts';
import { loadViews } from '#web/client/page/lazily.ts';
import { flashText } from '#web/client/page/flash-text.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { letGoOfPress } from '#web/site/early-press.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { watchLostFiles } from './lost-files.ts';
import { SignedInApp } from './signed-in-app.tsx';
import { sessionEnd } from './session-end.ts';
import { takeReload } from './reload-once.ts';
import { readAddress } from './full-address.ts';
import { loadAhead } from './load-ahead.ts';
import { hasDirtyForm, watchDirtyForms } from './dirty-forms.ts';

const longestWaitMs = 10_000;
const retriesMs = [1000, 2000];

const shell = readShell();
const place = document.getElementById('app');
const queries = createQueryClient(
  sessionEnd({
    hasUnsavedInput: hasDirtyForm,
    forget: () => {
      forgetFirstAnswers();
      queries.clear();
    },
    reload: () => location.reload(),
    signIn: () => location.assign('/login'),
    show: toasts.show,
    takeReload: () => takeReload(Date.now(), () => sessionStorage),
    isAfterLogin: () => location.pathname === '/dashboard',
  }),
);

// Else it listens once something is mounted, and takes the connection for there until it is lost after that.
onlineManager.setOnline(navigator.onLine);
onlineManager.subscribe(() => {});
listenForBack();
watchLostFiles();
watchDirtyForms(queries);
if (shell) {
  storeFirstAnswers(shell.answers, Date.now());
  if (shell.flash) toasts.show(flashText[shell.flash]);
}
if (place) void draw(place);

async function draw(into: HTMLElement): Promise<void> {
  const drawn = {
    ...readAddress(location.pathname, location.search),
    today: shell?.drawn?.today ?? null,
    hasIntergrowth: hasIntergrowth(),
    hasPlan: hasPlan(),
  };
  const app = <SignedInApp queries={queries} drawn={drawn} />;
  if (!shell?.drawn) {
    createRoot(into).render(app);
    return letGoOfPress();
  }
  const [views, ...shared] = [loadViews(shell.drawn.views), ...shell.drawn.shared.map(storeShared)];
  // What cannot be loaded, or not soon, is left to the page, which says so.
  const loaded = await Promise.race([
    Promise.allSettled(shared).then((answers) => answers.every(({ status }) => status === 'fulfilled')),
    wait(longestWaitMs).then(() => false),
  ]);
  await Promise.race([Promise.allSettled([views]), wait(longestWaitMs)]);
  // In slices, so that the page answers meanwhile. Without its data, a page is not what was drawn.
  startTransition(() => void (loaded ? hydrateRoot(into, app) : createRoot(into).render(app)));
  letGoOfPress();
  loadAhead(shell.later, queries);
}

/** The same request as the page preloads, and again when it fails: what was drawn can be read meanwhile. */
async function storeShared(address: string): Promise<void> {
  for (const retryMs of [...retriesMs, null]) {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const reply: unknown = await answer.json();
      storeFirstAnswers({ [address]: reply }, Date.now());
      return;
    } catch (error) {
      if (retryMs === null) throw error;
      await wait(retryMs);
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
