import { describe, expect, test } from 'vitest';
import { untreatedSubjectChecks } from './untreated-subjects.ts';

describe('[ART-01] subjects that no article treats', () => {
  test.each(untreatedSubjectChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  test('are told where one is treated, by a word of it in another form, or stands twice', () => {
    const named = [
      { where: 'article:1', text: 'Wart Help' },
      { where: 'article:2', text: 'Cold cups and a sore' },
    ];

    expect(untreatedSubjectChecks(named, ['scabies', 'scabies']).flatMap(({ problems }) => problems)).toEqual([
      'scabies stands twice',
      "article:1: 'Wart' of 'Wart Help'",
    ]);
  });
});
