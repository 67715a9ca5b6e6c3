import { describe, expect, test } from 'vitest';
import { untreatedSubjectChecks } from './untreated-subjects.ts';

describe('[ART-01] subjects that no article treats', () => {
  test.each(untreatedSubjectChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  test('are told where one is treated, by a word of it in another form, or stands twice', () => {
    const named = [
      { where: 'article:1', text: 'Hiccup Help' },
      { where: 'article:2', text: 'Pink cups and an eye' },
    ];

    expect(untreatedSubjectChecks(named, ['lice', 'lice']).flatMap(({ problems }) => problems)).toEqual([
      'lice stands twice',
      "article:1: 'Hiccup' of 'Hiccup Help'",
    ]);
  });
});
