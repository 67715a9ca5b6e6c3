import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { VisitDoses } from './visit-doses.tsx';

type Props = {
  checkup: Checkup;
  child: Child;
  /** The day on which its doses are given. */
  on: Day;
  /** Day of the previous upcoming visit, whose doses are not due at this one; null if none. */
  after: Day | null;
  /** False for past visits, whose doses are due at the next one. */
  hasDoses: boolean;
};

export function VisitFacts({ checkup, child, on, after, hasDoses }: Props) {
  const { measurements, screenings, talkAbout, bring, always } = checkup;
  return (
    <dl className="facts">
      <Fact name="Measured">{inOneLine(measurements)}</Fact>
      {hasDoses && (
        <div>
          <dt>Due at this visit</dt>
          <VisitDoses child={child} on={on} after={after} />
        </div>
      )}
      <List name="Screening" of={screenings} />
      <List name="May be talked about" of={talkAbout} />
      <Fact name="At every visit">{inOneLine(always)}</Fact>
      <Fact name="To bring">{inOneLine(bring)}</Fact>
    </dl>
  );
}

/** 'Length, weight, BMI': lowercases all but the first item. */
function inOneLine(items: readonly string[]): string {
  const [first, ...others] = items;
  return [first, ...others.map((item) => item.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()))].join(
    ', ',
  );
}

function Fact({ name, children }: { name: string; children: string }) {
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
