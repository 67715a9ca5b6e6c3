import type { Found, SearchReply } from '#contract/articles/search.ts';
import { count } from '#domain/time/age-text.ts';
import { CallBox } from '../article/call-box.tsx';

type Props = { reply: SearchReply; isSignedIn: boolean };

/** What a search has found, signs of danger first. */
export function FoundPanel({ reply: { query, calls, found, didYouMean }, isSignedIn }: Props) {
  return (
    <section className="stack" aria-label="Search results">
      <CallBox calls={calls} />
      <p className="soft" role="status">
        {found.length === 0 ? `Nothing found for “${query}”` : `${count(found.length, 'result')} for “${query}”`}
      </p>
      {didYouMean !== null && <p>Did you mean “{didYouMean}”?</p>}
      <ul className="stack">
        {found.map((one) => (
          <Row key={`${one.kind} ${one.id}`} found={one} isSignedIn={isSignedIn} />
        ))}
      </ul>
    </section>
  );
}

function Row({ found: { title, sentence, href, visitorHref }, isSignedIn }: { found: Found; isSignedIn: boolean }) {
  return (
    <li>
      <a href={isSignedIn ? href : visitorHref}>{title}</a>
      <p className="sm soft">{sentence}</p>
    </li>
  );
}
