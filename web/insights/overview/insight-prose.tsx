import { insightParts, type InsightLine } from '#domain/insights/insight-text.ts';

/** An insight as text and lists; each line ends with a link to where it rests. */
export function InsightProse({ text }: { text: string }) {
  return (
    <div className="prose">
      {insightParts(text).map(({ heading, paragraphs, items }, n) => (
        // A stored text does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={n}>
          {heading !== null && <h4>{heading}</h4>}
          {paragraphs.map((line) => (
            <p key={line.text}>
              <Line line={line} />
            </p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((line) => (
                <li key={line.text}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function Line({ line: { text, link } }: { line: InsightLine }) {
  return (
    <>
      {text}{' '}
      {link && (
        <a className="insight-link" href={link.href}>
          {link.title}
        </a>
      )}
    </>
  );
}
