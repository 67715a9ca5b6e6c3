import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import type { ShownFoods } from '../food-guide-search.ts';
import { triedHref } from '../tried/tried-href.ts';

const among: Readonly<Record<ShownFoods, string>> = {
  all: '',
  iron: ' among the iron foods',
  allergens: ' among the foods with common allergens',
  new: ' among the foods that are new',
};

type Props = {
  text: string;
  show: ShownFoods;
  onShow: (show: ShownFoods) => void;
  /** Before another page is opened. */
  onLeave: () => void;
};

export function NothingFound({ text, show, onShow, onLeave }: Props) {
  const typed = text.trim();
  const title = typed === '' ? `Nothing${among[show]}` : `Nothing found for "${typed}"${among[show]}`;
  if (show !== 'all')
    return <Empty title={title} action={<Button onClick={() => onShow('all')}>Show all foods</Button>} />;
  return (
    <Empty
      title={title}
      action={
        <ButtonLink href={triedHref({ meal: typed })} onClick={onLeave}>
          Add as a mixed meal
        </ButtonLink>
      }
    >
      Search for what is in it: egg, milk, wheat, bacon. Or write it down as a mixed meal.
    </Empty>
  );
}
