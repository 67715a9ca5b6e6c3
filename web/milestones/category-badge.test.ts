import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATEGORY_COLORS } from '#domain/milestones/category-color.ts';

const css = readFileSync('web/ui/css/pages/milestone-parts.css', 'utf8');

test.each(CATEGORY_COLORS)('[MIL-01] a category that is %s is drawn so', (color) => {
  const rule = color === 'blue' ? '.cat' : `.cat.${color}`;
  const [, drawn = ''] = css.split(`\n${rule} {`);

  expect(drawn.split('}')[0]).toContain(`background: var(--cat-${color}-tint);`);
  expect(drawn.split('}')[0]).toContain(`color: var(--cat-${color});`);
});
