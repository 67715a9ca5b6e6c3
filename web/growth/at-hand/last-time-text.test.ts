import { describe, expect, test } from 'vitest';
import { measured, today } from '#testing/web/replies.ts';
import { lastTimeText } from './last-time-text.ts';

describe('[decision 76] beside what is measured stands what was measured last', () => {
  const all = ['weight', 'height', 'head'] as const;

  test('on one day', () => {
    const last = [measured('2026-11-19', { weightKg: 6.38, heightCm: 62.5, headCm: 40.7 })];

    expect(lastTimeText(all, last, 'metric', today)).toBe(
      'Last time: 6.38\u00a0kg, 62.5\u00a0cm, head 40.7\u00a0cm, on November 19.',
    );
  });

  test('or on several', () => {
    const some = [
      measured('2026-10-02', { weightKg: null, heightCm: null, headCm: 39 }),
      measured('2026-11-19', { weightKg: 6.38, heightCm: null, headCm: null }),
    ];

    expect(lastTimeText(all, some, 'metric', today)).toBe(
      'Last time: 6.38\u00a0kg, on November 19; head 39.0\u00a0cm, on October 2.',
    );
  });

  test('and nothing before the first time', () => {
    expect(lastTimeText(all, [], 'us', today)).toBeNull();
  });
});
