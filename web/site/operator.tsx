import type { ReactNode } from 'react';
import type { Operator } from '#contract/pages.ts';

export function operatorName({ name }: Operator): string {
  return name ?? 'the person who runs this server';
}

/** Where to send questions: all contacts the operator has given, or in person. */
export function OperatorContact({ operator }: { operator: Operator }) {
  const { email, phone, address } = operator;
  if (email === null && phone === null && address === null)
    return `Questions about this server go to ${operatorName(operator)}.`;
  return (
    <>
      Questions about this server go to {operatorName(operator)}
      {email !== null && <Way>{<a href={`mailto:${email}`}>{email}</a>}</Way>}
      {phone !== null && <Way>{phone}</Way>}
      {address !== null && <Way>{address}</Way>}.
    </>
  );
}

function Way({ children }: { children: ReactNode }) {
  return <>, {children}</>;
}
