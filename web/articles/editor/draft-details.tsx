import type { Draft } from '#contract/articles/editing.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import { ARTICLE_CATEGORIES } from '#domain/articles/article.ts';
import { readingTime } from '#domain/articles/reading-time.ts';
import { LONGEST_SLUG, slugOf } from '#domain/articles/slug.ts';
import type { Day } from '#domain/time/day.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { BeforePublishing } from './before-publishing.tsx';
import { CallRulesField } from './call-rules-field.tsx';
import { PictureField } from './picture-field.tsx';
import { categoryOf, type TypedDraft } from './read-draft.ts';
import { SourceRows } from './source-rows.tsx';

type Props = {
  draft: Draft | null;
  articleId: string | null;
  opened: TypedDraft;
  typed: TypedDraft;
  unsaved: readonly string[];
  picture: ArticlePicture | null;
  /** By field. */
  wrong: Readonly<Record<string, string>>;
  today: Day;
};

export function DraftDetails(props: Props) {
  const { draft, opened, typed, unsaved, wrong } = props;
  return (
    <div className="stack draft-details" role="group" aria-label="Details">
      <Placing {...props} />
      <Card title="Sources and review">
        <div className="stack">
          <SourceRows opened={opened.sources} typed={typed.sources} wrong={wrong} />
          <DateField
            name="checkedOn"
            label="Facts checked on"
            max={props.today}
            defaultValue={opened.checkedOn}
            error={wrong['checkedOn']}
          />
          <TextField
            name="reviewedBy"
            label="Reviewed by a clinician"
            optional
            maxLength={120}
            hint="Name and credentials. Leave it empty if nobody has; the page then says so."
            defaultValue={opened.reviewedBy}
            error={wrong['reviewedBy']}
          />
        </div>
      </Card>
      <Card title="When to call">
        <CallRulesField
          opened={opened.redFlags}
          typed={typed.redFlags}
          suggested={draft?.suggestedRedFlags ?? null}
          error={wrong['redFlags']}
        />
      </Card>
      <BeforePublishing draft={draft} unsaved={unsaved} />
      {draft && draft.related.length > 0 && (
        <Card title="Related, chosen by score">
          <p className="sm soft">{draft.related.map(({ title }) => title).join(' · ')}</p>
        </Card>
      )}
    </div>
  );
}

const categories = [
  { value: '', label: 'Choose' },
  ...ARTICLE_CATEGORIES.map((category) => ({ value: category, label: category })),
];

function Placing({ draft, articleId, opened, typed, picture, wrong }: Props) {
  return (
    <Card title="Where it appears">
      <div className="stack">
        <Select
          name="category"
          label="Category"
          options={categories}
          defaultValue={opened.category}
          error={wrong['category']}
        />
        <TextField
          name="ageRange"
          label="Age range"
          maxLength={40}
          hint="In months: 4-9 months"
          defaultValue={opened.ageRange}
          error={wrong['ageRange']}
        />
        <p className="sm">
          Reading time: <strong>{readingTime(typed.content)}</strong>
        </p>
        <SlugField draft={draft} opened={opened.slug} typed={typed} error={wrong['slug']} />
        <PictureField
          opened={opened.pictureId}
          articleId={articleId}
          category={categoryOf(typed)}
          picture={picture}
          error={wrong['pictureId']}
        />
      </div>
    </Card>
  );
}

type SlugProps = { draft: Draft | null; opened: string; typed: TypedDraft; error: string | undefined };

/** It stays once the article was published, since others may have the link. */
function SlugField({ draft, opened, typed: { slug, title }, error }: SlugProps) {
  const isFixed = draft !== null && draft.firstPublishedAt !== null;
  const shown = isFixed ? draft.finalSlug : slug || slugOf(title);
  const length = `${shown.length} of ${LONGEST_SLUG} characters.`;
  return (
    <>
      {isFixed && <input type="hidden" name="slug" value={draft.slug} />}
      <TextField
        key={`${isFixed}`}
        name={isFixed ? 'fixedSlug' : 'slug'}
        id="slug"
        label="Slug"
        readOnly={isFixed}
        maxLength={LONGEST_SLUG}
        autoComplete="off"
        spellCheck={false}
        placeholder={shown}
        defaultValue={isFixed ? draft.finalSlug : opened}
        hint={isFixed ? 'It stays: the article was published under it.' : `Empty for the one of the title. ${length}`}
        error={error}
      />
    </>
  );
}
