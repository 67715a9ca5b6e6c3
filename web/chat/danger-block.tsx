import { Phone, ShieldCheck, Siren } from 'lucide';
import { agesText } from '#domain/articles/ages-text.ts';
import { asksForHelp } from '#domain/articles/call-groups.ts';
import type { CallWords } from '#domain/chat/call-words.ts';
import { callLabel } from '#domain/chat/emergency-numbers.ts';
import { phonePieces } from '#domain/text/phone-numbers.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { WithPhones } from '#web/ui/with-phones.tsx';

/** Signs of danger in a message: emergencies with their calls, then what else asks for one. Read out at once. Nothing without a rule. */
export function DangerBlock({ calls }: { calls: readonly CallWords[] }) {
  const emergencies = calls.filter(({ urgency }) => urgency === 'emergency');
  return (
    <>
      {emergencies.length > 0 && <Emergency calls={emergencies} />}
      {calls
        .filter(({ urgency }) => urgency !== 'emergency')
        .map((call) => (
          <OtherCall key={call.id} call={call} />
        ))}
    </>
  );
}

function Emergency({ calls }: { calls: readonly CallWords[] }) {
  return (
    <div className="sos" role="alert">
      {calls.map(({ id, firstSentence }) => (
        <strong key={id}>
          <WithPhones text={firstSentence} />
        </strong>
      ))}
      <Calls numbers={numbersOf(calls)} />
      {calls.map((call) => (
        <Steps key={call.id} call={call} />
      ))}
    </div>
  );
}

/** 'Call your doctor now', or how to keep a child safe. */
function OtherCall({ call }: { call: CallWords }) {
  const { urgency, firstSentence } = call;
  const isSafe = !asksForHelp(firstSentence);
  const limits = ownLimits(call);
  return (
    <Alert
      tone={urgency === 'call_now' && !isSafe ? 'clay' : 'amber'}
      icon={isSafe ? ShieldCheck : urgency === 'call_now' ? Siren : Phone}
      role="alert"
      title={<WithPhones text={limits.length > 0 ? limits.join(' ') : firstSentence} />}
    >
      {limits.length > 0 && (
        <p>
          <WithPhones text={firstSentence} />
        </p>
      )}
      <Calls numbers={namedIn([call])} />
      <Steps call={limits.length > 0 ? withoutLimits(call) : call} />
    </Alert>
  );
}

function Calls({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number) => (
    <ButtonLink key={number} full icon={Phone} href={dialed(number)}>
      {callLabel(number)}
    </ButtonLink>
  ));
}

/** When to call at the age of the child: what stands first where that age is known. */
function ownLimits({ stepsByAge: [first, ...others] }: CallWords): string[] {
  return first && others.length === 0 ? first.steps.filter(isLimit) : [];
}

function withoutLimits(call: CallWords): CallWords {
  const stepsByAge = call.stepsByAge.map((ofAge) => ({
    ...ofAge,
    steps: ofAge.steps.filter((step) => !isLimit(step)),
  }));
  return { ...call, stepsByAge };
}

function isLimit(step: string): boolean {
  return /^Call |: call /.test(step);
}

function Steps({ call: { stepsByAge, thenSay } }: { call: CallWords }) {
  return (
    <>
      {stepsByAge.map((ofAge) => (
        <div key={ofAge.minMonths}>
          {stepsByAge.length > 1 && <p>{agesText(ofAge)}</p>}
          <List of={ofAge.steps} />
        </div>
      ))}
      <List of={thenSay} />
    </>
  );
}

function List({ of: steps }: { of: readonly string[] }) {
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

/** Those that the first sentences name, in their order; 911 always. */
function numbersOf(calls: readonly CallWords[]): string[] {
  return [...new Set([...namedIn(calls), '911'])];
}

/** The numbers in the first sentences, each once, in their order. */
function namedIn(calls: readonly CallWords[]): string[] {
  const named = calls.flatMap(({ firstSentence }) => phonePieces(firstSentence).filter(({ dial }) => dial !== null));
  return [...new Set(named.map(({ text }) => text))];
}

function dialed(number: string): string {
  return phonePieces(number)[0]?.dial ?? '';
}
