import { useTypedInAddress } from '#web/client/form/use-typed-in-address.ts';
import { guideHref, type GuideSearch, type ShownFoods } from '../food-guide-search.ts';

/** After the last key, before the address says what is searched for. */
const PAUSE_MS = 400;

export type TypedSearch = {
  readonly text: string;
  readonly show: ShownFoods | null;
  readonly onType: (text: string) => void;
  readonly onShow: (show: ShownFoods) => void;
  readonly onClear: () => void;
  /** Writes what is typed into the address at once, for who leaves and comes back. */
  readonly onLeave: () => void;
};

/** What is searched for: shown with each key, in the address after a pause. */
export function useTypedSearch({ q, show }: GuideSearch): TypedSearch {
  const { text, type, write } = useTypedInAddress(q, (typed) => guideHref({ q: typed, show }), PAUSE_MS);
  return {
    text,
    show,
    onType: type,
    onShow: (shown) => write(text, guideHref({ q: text.trim(), show: shown })),
    onClear: () => write('', guideHref()),
    onLeave: () => write(text),
  };
}
