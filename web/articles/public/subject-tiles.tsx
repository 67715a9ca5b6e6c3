import { ChevronRight, Leaf, Smile, ToyBrick, Users, type IconNode } from 'lucide';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { count } from '#domain/time/age-text.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { categoryIcons } from '../article/category-icons.ts';
import { categoryHref } from '#domain/articles/addresses.ts';

/** [PUB-05] In the order of the specification. */
const subjects = [
  'Sleep',
  'Nutrition',
  'Development',
  'Health',
  'Safety',
] as const satisfies readonly ArticleCategory[];

const later: readonly { readonly label: string; readonly icon: IconNode }[] = [
  { label: 'Play', icon: ToyBrick },
  { label: 'Behavior', icon: Smile },
  { label: 'Parenting', icon: Users },
  { label: 'Milestones', icon: Leaf },
];

/** [PUB-05] The categories, and the subjects that are coming. */
export function SubjectTiles({ counts }: { counts: Readonly<Record<ArticleCategory, number>> }) {
  return (
    <ul className="subjects">
      {subjects.map((category) => (
        <li key={category}>
          <a className="subject" href={categoryHref('public', category)}>
            <Tile icon={categoryIcons[category]} tone="fern" />
            <span className="grow">
              <strong>{category}</strong>
              <span className="sm soft">{count(counts[category], 'article')}</span>
            </span>
            <Icon of={ChevronRight} flip />
          </a>
        </li>
      ))}
      {later.map(({ label, icon }) => (
        <li key={label} className="subject coming">
          <Tile icon={icon} />
          <span className="grow">
            <strong>{label}</strong>
            <span className="sm">Coming Soon</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
