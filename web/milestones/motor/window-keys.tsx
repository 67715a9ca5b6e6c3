import type { ReactNode } from 'react';

type Props = { firstName: string; isCorrected: boolean };

/** What the marks of the drawing mean. */
export function WindowKeys({ firstName, isCorrected }: Props) {
  return (
    <ul className="win-keys sm soft">
      <Key drawing={<rect className="bandw" x="1" y="2" width="30" height="12" rx="4" />}>
        98 of 100 children{isCorrected && ', born at term'}
      </Key>
      {isCorrected ? (
        <>
          <Key drawing={<path className="crs" d="M11 3l10 10M21 3 11 13" />}>
            {firstName}&#39;s day at corrected age
          </Key>
          <Key
            drawing={
              <>
                <path className="brg" d="M10 8h12" />
                <circle className="cal" cx="26" cy="8" r="4.5" />
              </>
            }
          >
            The same day at age from birth
          </Key>
        </>
      ) : (
        <Key drawing={<circle className="did" cx="16" cy="8" r="6.5" />}>{firstName}&#39;s day</Key>
      )}
    </ul>
  );
}

function Key({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg className="win" viewBox="0 0 32 16" aria-hidden>
        {drawing}
      </svg>
      {children}
    </li>
  );
}
