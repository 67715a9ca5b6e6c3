import type { Child } from '#contract/children.ts';
import { genderText } from '#domain/children/child.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { AccountButton } from './account-button.tsx';

type Props = {
  child: Child | null;
  /** Whether the children have loaded. */
  isKnown: boolean;
  today: Day;
};

export function DashboardHead({ child, isKnown, today }: Props) {
  return (
    <div className="page dash-head">
      <div className="hello">
        <div className="grow">
          <h1>Hello, {child ? `${child.firstName}'s parent!` : 'parent!'}</h1>
          {child && (
            <p className="soft meta">
              <span>{childAgeText(child, today)}</span>
              <span>Born {longDayText(child.bornOn)}</span>
              {child.gender && <span>{genderText(child.gender)}</span>}
            </p>
          )}
          {child && !mayEdit(child) && <p className="soft">You can look, and change nothing.</p>}
          {isKnown && !child && <p className="soft">Please add your baby's information in settings</p>}
        </div>
        {/* On phones the bar's menu has this. */}
        <div className="only-wide">
          <AccountButton />
        </div>
      </div>
    </div>
  );
}
