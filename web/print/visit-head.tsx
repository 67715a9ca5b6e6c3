import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import { exactChildAgeText } from '#domain/children/child-age.ts';
import { gestationText } from '#domain/children/gestation.ts';
import { weightText } from '#domain/growth/value-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Brand } from '#web/ui/layout/brand.tsx';

export const visitTitle = 'For the doctor visit';

export function VisitHead({ child, today }: { child: Child; today: Day }) {
  const { bornOn, gender } = child;
  const bornText = birthText(child);
  return (
    <header className="sheet-head">
      <div>
        <Brand small />
        <h1>{visitTitle}</h1>
        {bornText !== '' && <p>{bornText}</p>}
      </div>
      <dl>
        <Fact name="Child">{child.fullName}</Fact>
        <Fact name="Born">
          {longDayText(bornOn)}
          {gender !== null && ` · ${gender === 'female' ? 'girl' : 'boy'}`}
        </Fact>
        <Fact name="Age today">{exactChildAgeText(child, today)}</Fact>
        <Fact name="Printed">{longDayText(today)}</Fact>
      </dl>
    </header>
  );
}

/** 'Born at 33 weeks 0 days, 1.80 kg'; empty where neither is known. */
function birthText({ gestationDays, birthWeightKg }: Child): string {
  const weight = birthWeightKg === null ? null : weightText(birthWeightKg, 'metric');
  if (gestationDays === null) return weight === null ? '' : `Birth weight ${weight}`;
  return [`Born at ${gestationText(gestationDays)}`, weight].filter((text) => text !== null).join(', ');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
