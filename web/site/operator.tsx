import type { ReactNode } from 'react';
import type { Operator, PageRequest } from '#contract/pages.ts';

function operatorName({ name }: Operator): string {
  return name ?? 'the person who runs this server';
}

/** As it stands in a sentence about this server. */
export function operatorHere({ name }: Operator): string {
  return name ?? 'the person who runs it';
}

/** Where to send questions: all contacts the operator has given, or in person. */
export function OperatorContact({ operator }: { operator: Operator }) {
  const { name, email, phone, address } = operator;
  const hasWay = email !== null || phone !== null || address !== null;
  if (name === null && !hasWay)
    return 'No name and no address are given here: send questions to whoever told you about this server.';
  return (
    <>
      Questions about this server go to {operatorHere(operator)}
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
