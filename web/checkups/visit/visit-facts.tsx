import type { ReactNode } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import { checkupDay } from '#domain/checkups/status.ts';
import type { Day } from '#domain/time/day.ts';
import { VisitDoses } from './visit-doses.tsx';

type Props = {
  checkup: Checkup;
  /** The day of the visit before it, whose doses are not due at this one; null where there is none. */
  after: Day | null;
  /** Whether the doses are named: of a visit that is past, they are due at the next one. */
  hasDoses: boolean;
};

/** What is measured, given, looked for and talked about at a visit, as far as the schedule says. */
export function VisitFacts({ checkup, after, hasDoses }: Props) {
  const { childId, measurements, screenings, talkAbout, bring } = checkup;
  return (
    <dl className="facts">
      <Fact name="Measured">{inOneLine(measurements)}</Fact>
      {hasDoses && (
        <Fact name="Due at this visit">
          <VisitDoses childId={childId} on={checkupDay(checkup)} after={after} />
        </Fact>
      )}
      <List name="Screening" of={screenings} />
      <List name="May be talked about" of={talkAbout} />
      <Fact name="To bring">{inOneLine(bring)}</Fact>
    </dl>
  );
}

/** 'Length, weight, BMI': one capital letter for several things in a row. */
function inOneLine(items: readonly string[]): string {
  const [first, ...others] = items;
  return [first, ...others.map((item) => item.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()))].join(
    ', ',
  );
}

/** Nothing where the schedule says nothing. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({ name, of: items }: { name: string; of: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      {items.map((item) => (
        <dd key={item}>{item}</dd>
      ))}
    </div>
  );
}
