import { ArrowRight, X } from 'lucide';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { categoryHref, searchFieldHref, type Place } from '#domain/articles/addresses.ts';

type Props = { place: Place; category: ArticleCategory };

/** Asks whether the article answered the question, and says where to look next. Nothing is sent or stored. */
export function Answered({ place, category }: Props) {
  return (
    <section className="answered" aria-labelledby="answered">
      <h2 id="answered">Was this the answer?</h2>
      <details>
        <summary className="btn">
          <Icon of={X} />
          No, not yet
        </summary>
        <NextSteps place={place} category={category} />
      </details>
    </section>
  );
}

function NextSteps({ place, category }: Props) {
  return (
    <ul className="stack tight">
      <li>
        <Next href={searchFieldHref(place)} label="Search in other words" />
      </li>
      <li>
        <Next href={categoryHref(place, category)} label={`All articles on ${category.toLowerCase()}`} />
      </li>
      <li>Still unsure, or worried? Ask your child&apos;s doctor. You know your child best.</li>
      <li>
        Your child is in danger? <a href="tel:911">Call 911</a>.
      </li>
    </ul>
  );
}

function Next({ href, label }: { href: string; label: string }) {
  return (
    <a className="link" href={href}>
      {label}
      <Icon of={ArrowRight} flip />
    </a>
  );
}
