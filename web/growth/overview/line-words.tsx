import { Leaf } from 'lucide';
import { CALL_NOW_IF } from '#domain/growth/line/call-now-if.ts';
import type { LineSource } from '#domain/growth/line/line-sources.ts';
import type { LineWords as Words } from '#domain/growth/line/line-words.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The sentence, its source and, past a threshold, the numbers for the doctor. */
export function LineWords({ words }: { words: Omit<Words, 'kind' | 'measuredOn'> }) {
  const { tone, title, text, callNow, forDoctor, sources } = words;
  return (
    <Alert tone={tone} title={title} {...(tone === 'fern' && { icon: Leaf })}>
      <div className="stack tight">
        <p>{text}</p>
        {callNow.length > 0 && (
          <>
            <p>
              <strong>{CALL_NOW_IF}</strong>
            </p>
            <ul className="discs" aria-label="Signs to call with now">
              {callNow.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </>
        )}
        {forDoctor.length > 0 && <NumbersForDoctor numbers={forDoctor} />}
        {sources.map((source) => (
          <SourceLine key={source.title}>
            <SourceLink source={source} />
          </SourceLine>
        ))}
      </div>
    </Alert>
  );
}

function NumbersForDoctor({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul className="discs" aria-label="For your doctor">
      {numbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  );
}

function SourceLink({ source: { title, publisher, edition, url } }: { source: LineSource }) {
  return (
    <>
      {publisher}, {edition}:{' '}
      {url === null ? (
        title
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {title}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      )}
    </>
  );
}
