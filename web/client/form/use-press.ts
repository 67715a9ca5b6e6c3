import { useState } from 'react';
import { CallFailed } from '../calls/call-failed.ts';

export type Press = {
  readonly press: () => void;
  readonly isBusy: boolean;
  /** Why the last press failed. */
  readonly failed: CallFailed | null;
};

/** What a button does on its own, without a form around it. */
export function usePress(act: () => Promise<void>): Press {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailed | null>(null);

  const run = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return { press: () => void run(), isBusy, failed };
}
