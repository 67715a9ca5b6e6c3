import { Phone, ShieldCheck, Siren } from 'lucide';
import type { CallRule } from '#contract/articles.ts';
import { callGroups, type CallGroup, type CallKind } from '#domain/articles/call-groups.ts';
import { dials } from '#domain/text/phone-numbers.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { CallSteps, OpenSteps, StepsOfRule } from './call-steps.tsx';
import { splitSteps } from './split-steps.ts';
import { WithPhones } from '#web/ui/with-phones.tsx';

const SAFE = 'Keep your child safe';

const titles: Readonly<Record<CallKind, string>> = {
  emergency: 'Emergency',
  call_now: 'Call your doctor',
  call_soon: 'Call within a day',
  safe: SAFE,
};

const DOCTOR_OR_911 = 'Call your doctor, or 911 where it says so';

/** Signs that ask for help, in the words of their rules, the most urgent first. What cannot wait stands open. Nothing without a rule. */
export function CallBox({ calls }: { calls: readonly CallRule[] }) {
  const groups = callGroups(calls);
  if (groups.length === 0) return null;
  const isCalm = groups.every(({ kind }) => kind === 'safe');
  return (
    <section className="call-box" aria-labelledby="when-to-call">
      <h2 id="when-to-call">
        <Icon of={isCalm ? ShieldCheck : Siren} />
        {isCalm ? SAFE : 'When to call'}
      </h2>
      {groups.map((group) => (
        <Group key={group.kind} group={group} isTitled={!isCalm} isOpen={calls.length === 1} />
      ))}
    </section>
  );
}

type GroupProps = { group: CallGroup<CallRule>; isTitled: boolean; isOpen: boolean };

function Group({ group: { kind, rules }, isTitled, isOpen }: GroupProps) {
  const split = rules.map(splitSteps);
  const titleLevel = isTitled ? 4 : 3;
  const isEmergency = kind === 'emergency';
  return (
    <div className="stack tight">
      {isTitled && <h3>{kind === 'call_now' && split.some(names911) ? DOCTOR_OR_911 : titles[kind]}</h3>}
      <ul className="call-rules">
        {split.map(({ pressing }) => (
          <li key={pressing.id}>
            <strong>{pressing.title}.</strong> <WithPhones text={pressing.firstSentence} />
            {!isEmergency && <StepsOfRule rule={pressing} />}
          </li>
        ))}
      </ul>
      {isEmergency && <Emergency rules={split.map(({ pressing }) => pressing)} titleLevel={titleLevel} />}
      <CallSteps
        title="What else to know"
        titleLevel={titleLevel}
        rules={split.map(({ other }) => other)}
        isOpen={isOpen}
      />
    </div>
  );
}

/** What stands open, that is. */
function names911({ pressing: { firstSentence, thenSay, stepsByAge } }: { pressing: CallRule }): boolean {
  return [firstSentence, ...thenSay, ...stepsByAge.flatMap(({ steps }) => steps)].some((text) =>
    dials(text, 'tel:911'),
  );
}

/** The call first, then what to do meanwhile. */
function Emergency({ rules, titleLevel }: { rules: readonly CallRule[]; titleLevel: 3 | 4 }) {
  return (
    <>
      <ButtonLink look="stop" big icon={Phone} href="tel:911">
        Call 911
      </ButtonLink>
      <OpenSteps title="What to do until help comes" titleLevel={titleLevel} rules={rules} />
    </>
  );
}
