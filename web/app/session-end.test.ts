import { beforeEach, expect, test, vi } from 'vitest';
import type { NewToast } from '#web/ui/toast/toasts.ts';
import { endSession } from './session-end.ts';

const steps: string[] = [];
const show = vi.fn<(toast: NewToast) => void>();
const page = (hasUnsavedInput: boolean) => ({
  hasUnsavedInput: () => hasUnsavedInput,
  forget: () => void steps.push('forget'),
  reload: () => void steps.push('reload'),
  show,
});

beforeEach(() => {
  steps.length = 0;
  show.mockClear();
});

test('[AUTH-11] a session that ended elsewhere leaves nothing of the child on the screen', () => {
  endSession(page(false));

  expect(steps).toEqual(['forget', 'reload']);
  expect(show).not.toHaveBeenCalled();
});

test('[AUTH-11] typed text stays, and the parent is asked to log in again', () => {
  endSession(page(true));

  expect(steps).toEqual([]);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'problem', title: 'You have been logged out. Please log in again.' }),
  );
});
