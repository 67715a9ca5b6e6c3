import type { Deletion } from '#contract/accounts/deletion.ts';
import { PartingText, sameParting } from './parting-text.tsx';

/** What happens to each child and to the subscription; nothing where there is neither. */
export function Consequences({ of: { children, hasSubscription } }: { of: Deletion }) {
  if (children.length === 0 && !hasSubscription) return null;
  return (
    <ul className="ticklist">
      {sameParting(children).map((parted) => (
        <li key={parted[0].childId}>
          <PartingText parted={parted} />
        </li>
      ))}
      {hasSubscription && <li>Your subscription is not renewed and ends with the account.</li>}
    </ul>
  );
}
