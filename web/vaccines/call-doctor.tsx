import { Phone, Siren } from 'lucide';
import type { Vaccine, Vaccines } from '#contract/vaccines.ts';
import type { FeverCare } from '#domain/vaccines/care/fever-care.ts';
import { capital } from '#domain/text/capital.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { More } from './more.tsx';

type Signs = Pick<Vaccine, 'callNow' | 'callDoctor' | 'emergency'>;

/** Collapsed; emergencies first. */
export function CallDoctor({ signs, fever, edition }: { signs: Signs; fever: FeverCare; edition: string }) {
  return (
    <More icon={Phone} title="When to call the doctor">
      <FeverFirst fever={fever} />
      <CallSigns signs={[signs]} fever={fever} edition={edition} Heading="h4" />
    </More>
  );
}

/** What stands before all other signs, at the ages at which any fever is a reason to call. */
export function FeverFirst({ fever: { first } }: { fever: FeverCare }) {
  return first !== null && <Alert tone="clay" icon={Phone} title={first} />;
}

type Props = {
  signs: readonly Signs[];
  /** For the child's age today: whoever reads it may have a child with a fever now. */
  fever: FeverCare;
  edition: Vaccines['fever']['edition'];
  Heading: 'h3' | 'h4';
};

/** Each sign once, the most urgent first. */
export function CallSigns({ signs, fever, edition, Heading }: Props) {
  return (
    <>
      <Alert tone="clay" icon={Siren} title="Call 911 at once">
        <SignList signs={signs.flatMap(({ emergency }) => emergency)} />
      </Alert>
      <Alert tone="clay" icon={Phone} title="Call the doctor now, day or night">
        <SignList signs={[...fever.callNow, ...signs.flatMap(({ callNow }) => callNow)]} />
        <p>Go to the hospital if you cannot reach anyone.</p>
      </Alert>
      <div>
        <Heading>Call the doctor</Heading>
        <SignList signs={[...fever.call, ...signs.flatMap(({ callDoctor }) => callDoctor)]} />
      </div>
      <div>
        <Heading>With a fever</Heading>
        <SignList signs={fever.toDo} />
        <p className="xs faint">
          Fever: {fever.sources.join('; ')}; as kept in edition {edition}, in our own words.
        </p>
      </div>
    </>
  );
}

function SignList({ signs }: { signs: readonly string[] }) {
  return (
    <ul className="signs">
      {[...new Set(signs)].map((sign) => (
        <li key={sign}>{capital(sign)}</li>
      ))}
    </ul>
  );
}
