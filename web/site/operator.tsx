import type { ReactNode } from 'react';
import type { Operator, PageRequest } from '#contract/pages.ts';

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

/** The license asks for it: GNU AGPL 3, section 13. */
export function SourceOffer({ source: { url, version }, operator }: Pick<PageRequest, 'source' | 'operator'>) {
  if (url === null)
    return `Version ${version} runs here: ask ${operatorName(operator)} for its source code. You get it at no charge.`;
  return (
    <>
      Version {version} runs here: <a href={url}>its source code</a>.
    </>
  );
}

function Way({ children }: { children: ReactNode }) {
  return <>, {children}</>;
}
