import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import { exactChildAgeText } from '#domain/children/child-age.ts';
import { gestationText } from '#domain/children/gestation.ts';
import { weightText } from '#domain/growth/value-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Brand } from '#web/ui/layout/brand.tsx';

export const visitTitle = 'For the doctor visit';

type Props = { child: Child; today: Day; visit?: ReactNode };

export function VisitHead({ child, today, visit }: Props) {
  const { bornOn, gender } = child;
  const bornText = birthText(child);
  return (
    <header className="sheet-head">
      <div>
        <Brand small />
        <h1>{visitTitle}</h1>
        {visit}
        {bornText !== '' && <p>{bornText}</p>}
      </div>
      <dl>
        <Fact name="Child" className="who">
          {child.fullName}
        </Fact>
        <Fact name="Born" className="born">
          {longDayText(bornOn)}
          {gender !== null && ` · ${gender === 'female' ? 'girl' : 'boy'}`}
        </Fact>
        <Fact name="Age today" className="age">
          {exactChildAgeText(child, today)}
        </Fact>
        <Fact name="Printed" className="on-paper">
          {longDayText(today)}
        </Fact>
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

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
