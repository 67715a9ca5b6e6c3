import type { CallRule } from '#contract/articles.ts';
import { agesText } from '#domain/articles/ages-text.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { WithPhones } from '#web/ui/with-phones.tsx';

type Props = { title: string; titleLevel: 3 | 4; rules: readonly CallRule[]; isOpen: boolean };

/** What to do meanwhile, rule by rule, first what depends on the child's age. Nothing without a step. */
export function CallSteps({ title, titleLevel, rules, isOpen }: Props) {
  const withSteps = rules.filter(hasSteps);
  if (withSteps.length === 0) return null;
  return (
    <Fold title={title} titleLevel={titleLevel} plain open={isOpen}>
      <div className="stack">
        {withSteps.map((rule) => (
          <StepsOfRule key={rule.id} rule={rule} isNamed={rules.length > 1} />
        ))}
      </div>
    </Fold>
  );
}

/** Steps that no fold hides, rule by rule. Nothing without a step. */
export function OpenSteps({ title, titleLevel, rules }: Omit<Props, 'isOpen'>) {
  const withSteps = rules.filter(hasSteps);
  if (withSteps.length === 0) return null;
  const Heading = `h${titleLevel}` as const;
  return (
    <div className="stack">
      <Heading>{title}</Heading>
      {withSteps.map((rule) => (
        <StepsOfRule key={rule.id} rule={rule} isNamed={rules.length > 1} />
      ))}
    </div>
  );
}

/** Of one rule, without its title. */
export function StepsOfRule({ rule, isNamed = false }: { rule: CallRule; isNamed?: boolean }) {
  if (!hasSteps(rule)) return null;
  const { title, thenSay, stepsByAge } = rule;
  return (
    <div className="stack tight">
      {isNamed && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {stepsByAge.map((ofAge) => (
        <div key={ofAge.minMonths}>
          <p>{agesText(ofAge)}</p>
          <Steps of={ofAge.steps} />
        </div>
      ))}
      {stepsByAge.length > 0 && thenSay.length > 0 && <p>{agesText({ minMonths: 0, maxMonths: null })}</p>}
      <Steps of={thenSay} />
    </div>
  );
}

function hasSteps({ thenSay, stepsByAge }: CallRule): boolean {
  return thenSay.length + stepsByAge.length > 0;
}

function Steps({ of: steps }: { of: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ul>
      {steps.map((step) => (
        <li key={step}>
          <WithPhones text={step} />
        </li>
      ))}
    </ul>
  );
}
