import type { Me } from '#contract/accounts/me.ts';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';

export type Shown = {
  readonly checkup: Checkup;
  readonly child: Child;
  readonly me: Me;
  readonly today: Day;
};

export type CheckupDialog = 'reschedule' | 'notes' | 'complete';

export type OpenDialog = (dialog: CheckupDialog, checkup: Checkup) => void;
