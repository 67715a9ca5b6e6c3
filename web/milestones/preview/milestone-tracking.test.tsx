import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { MilestoneTracking } from './milestone-tracking.tsx';
import { counts, sample } from './sample.ts';

test('[PUB-04] a visitor sees the progress of a made-up child, which is called sample data, and its source', () => {
  const words = wordsOf(renderToStaticMarkup(<MilestoneTracking request={{ account: null }} />));

  expect(words).toContain('Maya, 4 months');
  expect(words).toContain('Sample data');
  expect(words).toContain("4 Months 9 of 13 Maya's age now");
  expect(words).toContain('6 Months 3 of 12 Coming up');
  expect(words).toContain('Recognizes the people they see often Social Achieved Nov 12, 2026 Achieved');
  expect(words).toContain('CDC, Learn the Signs. Act Early., 2022, in our words');
});

test('[PUB-04] the preview leads to an account, and who has one to the milestones', () => {
  const [visitor, parent] = [null, me].map((account) =>
    renderToStaticMarkup(<MilestoneTracking request={{ account }} />),
  );

  expect(visitor).toContain('href="/signup"');
  expect(parent).toContain('href="/milestones"');
  expect(parent).not.toContain('Create Free Account');
});

test('[PUB-04] what the preview shows is in the list of milestones, word for word', () => {
  const { ages, milestones, categories } = milestoneList;
  const shown = sample.rows.map(({ id, description, category }) => ({ id, description, category }));
  const listed = shown.map(({ id }) => {
    const milestone = milestones.find((one) => one.id === id);
    const category = categories.find((one) => one.id === milestone?.categoryId);
    return { id, description: milestone?.description, category };
  });

  expect(shown).toEqual(listed);
  expect(counts).toEqual({ ages: ages.length, milestones: milestones.length });
  expect(sample.ages.map(({ id, label, months, of }) => ({ id, label, months, of }))).toEqual(
    sample.ages.map(({ id }) => {
      const group = ages.find((one) => one.id === id);
      return {
        id,
        label: group?.label,
        months: group?.months,
        of: milestones.filter(({ ageId }) => ageId === id).length,
      };
    }),
  );
});
