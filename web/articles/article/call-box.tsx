import { Phone, ShieldCheck, Siren } from 'lucide';
import type { CallRule } from '#contract/articles.ts';
import { callGroups, type CallGroup, type CallKind } from '#domain/articles/call-groups.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { CallSteps } from './call-steps.tsx';
import { WithPhones } from './with-phones.tsx';

const SAFE = 'Keep your child safe';

const titles: Readonly<Record<CallKind, string>> = {
  emergency: 'Emergency',
  call_now: 'Call your doctor',
  call_soon: 'Call within a day',
  safe: SAFE,
};

const stepsTitles: Readonly<Record<CallKind, string>> = {
  emergency: 'What to do until help comes',
  call_now: 'What else to know',
  call_soon: 'What else to know',
  safe: 'What else to know',
};

/** Signs that ask for help, in the words of their rules, the most urgent first. Nothing without a rule. */
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
  return (
    <div className="stack tight">
      {isTitled && <h3>{titles[kind]}</h3>}
      <ul className="call-rules">
        {rules.map(({ id, title, firstSentence }) => (
          <li key={id}>
            <strong>{title}.</strong> <WithPhones text={firstSentence} />
          </li>
        ))}
      </ul>
      {kind === 'emergency' && (
        <ButtonLink look="stop" big icon={Phone} href="tel:911">
          Call 911
        </ButtonLink>
      )}
      <CallSteps title={stepsTitles[kind]} titleLevel={isTitled ? 4 : 3} rules={rules} isOpen={isOpen} />
    </div>
  );
}
