import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { DrawnContext, type Drawn } from '#web/client/page/drawn.ts';
import { SignedInFrame } from './signed-in-frame.tsx';

/** What the server draws and the browser hydrates. */
export function SignedInApp({ queries, drawn }: { queries: QueryClient; drawn: Drawn }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <DrawnContext value={drawn}>
          <SignedInFrame />
        </DrawnContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
