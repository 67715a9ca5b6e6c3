import type { Issuer } from '#contract/accounts/identities.ts';
import { buttonClass } from '#web/ui/button/button-face.tsx';
import { IssuerMark } from './issuer-mark.tsx';
import { redirectingText } from './issuer-texts.ts';

export type IssuerButtonsProps = { issuers: readonly Issuer[]; purpose: 'sign-in' | 'sign-up' };

/** Plain forms, which work without script. With it, `follow-issuers.ts` fills them. */
export function IssuerButtons({ issuers, purpose }: IssuerButtonsProps) {
  if (issuers.length === 0) return null;
  return (
    <div className="stack">
      <p className="or">
        <span>or</span>
      </p>
      <div className="stack tight">
        {issuers.map(({ name, label }) => (
          <form key={name} method="post" action={`/sign-in/${name}`} data-leaving={redirectingText(label)}>
            <input type="hidden" name="purpose" value={purpose} />
            <input type="hidden" name={purpose === 'sign-in' ? 'remember' : 'timeZone'} value="" data-fill="" />
            <button type="submit" className={buttonClass({ big: true, full: true })}>
              <IssuerMark name={name} />
              <span className="wrap-anywhere">{`Continue with ${label}`}</span>
            </button>
          </form>
        ))}
      </div>
    </div>
  );
}
