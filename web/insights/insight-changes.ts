import type { QueryClient } from '@tanstack/react-query';
import { generateInsights } from '#contract/insights.ts';
import { call } from '#web/client/calls/call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { allowanceQuery, insightsQuery } from './data.ts';
import { PROGRESS_TOAST_MS, REQUEST_MS } from './insight-times.ts';

/** Null when the parent has canceled it. */
export type Generated = 'done' | { readonly failed: string } | null;

/** Asks for an insight, with a toast meanwhile. Never throws. */
export async function generate(client: QueryClient, childId: string, canceled: AbortSignal): Promise<Generated> {
  const late = new AbortController();
  const ends = setTimeout(() => late.abort(), REQUEST_MS);
  const toast = toasts.show({ title: 'Generating insight', text: 'may take up to 30-60 seconds', stays: true });
  const gone = setTimeout(() => toasts.dismiss(toast), PROGRESS_TOAST_MS);
  try {
    // Longer, so that it is this time-out that ends it.
    const signal = AbortSignal.any([canceled, late.signal]);
    const { response, insight, allowance } = await call(
      generateInsights,
      { body: { childId } },
      signal,
      REQUEST_MS + 1000,
    );
    if (response.trim() === '') return { failed: 'Received an empty response from the AI service.' };
    client.setQueryData(insightsQuery(childId).queryKey, (known) => known && [insight, ...known]);
    client.setQueryData(allowanceQuery(childId).queryKey, allowance);
    return 'done';
  } catch (error) {
    if (canceled.aborted) return null;
    return { failed: late.signal.aborted ? 'The request timed out. Please try again later.' : failedText(error) };
  } finally {
    clearTimeout(gone);
    clearTimeout(ends);
    toasts.dismiss(toast);
    // What another parent has generated meanwhile, and whether a canceled one was written all the same.
    void client.invalidateQueries({ queryKey: insightsQuery(childId).queryKey });
    void client.invalidateQueries({ queryKey: allowanceQuery(childId).queryKey });
  }
}

/** By the specification's words. */
export function failedText(error: unknown): string {
  if (!(error instanceof CallFailed)) return 'Failed to generate insights';
  switch (error.code) {
    case 'sign-in-needed':
      return 'No valid session found';
    case 'slow-down':
      return error.message;
    case 'needs-plan':
      return 'Cannot generate insights. They are part of a plan.';
    case 'not-allowed':
    case 'not-found':
      return "Cannot generate insights. You can no longer edit this child's record.";
    case 'offline':
    case 'not-understood':
      return `Failed to generate insights. ${error.message}`;
    default:
      return `Failed to generate insights: ${error.status} ${error.message}`;
  }
}
