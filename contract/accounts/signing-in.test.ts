import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Email, FullName, NewPassword, Next } from './signing-in.ts';

const seed = 20261121;
const halfPair = '\ud83c';

describe('[AUTH-01] an email address', () => {
  test.each([
    'hannah@example.org',
    'h@a.io',
    'hannah.brooks+fernling@mail.example.co.uk',
    "o'neil_1@example.org",
    'jörg@bücher.example',
    '太郎@例え.テスト',
    addressOf(254),
  ])('%s is one', (text) => {
    expect(Email.parse(` ${text} `)).toBe(text);
  });

  test.each([
    '',
    'hannah',
    'hannah@',
    '@example.org',
    'hannah@example',
    'hannah@example.o',
    'a@b@example.org',
    'a b@example.org',
    '"a"@example.org',
    'a@example.org, b@example.org',
    'Hannah <a@example.org>',
    'a@[127.0.0.1]',
    'a\0@example.org',
    'a\n@example.org',
    'a@example.org\nBcc: b@example.org',
    'a@exam\u0085ple.org',
    `${halfPair}@example.org`,
    'a\u202eb@example.org',
    'a\u200b@example.org',
    `${'x'.repeat(65)}@example.org`,
    addressOf(255),
  ])('%j is none', (text) => {
    expect(new Set(problemsOf(Email, text))).toEqual(new Set(['Please enter a valid email address']));
  });

  test('that is taken holds nothing that a mail program could read as more than one address', () => {
    const suspicious = fc.stringMatching(/^[a-z@., <>"();:\\\0\r\n\t\u0085]{1,20}@[a-z.\0\r\n,<> ]{1,12}\.org$/u);
    fc.assert(
      fc.property(suspicious, (text) => {
        const { data = 'a@example.org' } = Email.safeParse(text);
        expect(data).toMatch(/^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u);
      }),
      { seed, numRuns: 500 },
    );
  });

  test('of any length is judged at once', () => {
    const startedAt = performance.now();
    Email.safeParse(`${'a'.repeat(60)}@${'a.'.repeat(30_000)}`);
    Email.safeParse(`a@${'a'.repeat(60_000)}`);

    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});

describe('[AUTH-01] a new password', () => {
  test.each(['seven quiet owls', 'пароль на ужин', '🌿'.repeat(8), '        ', 'x'.repeat(128)])(
    '%j can be one',
    (text) => {
      expect(NewPassword.parse(text)).toBe(text);
    },
  );

  test.each([
    { text: 'x'.repeat(7), problem: 'Password must be at least 8 characters' },
    { text: '🌿'.repeat(7), problem: 'Password must be at least 8 characters' },
    { text: 'x'.repeat(129), problem: 'Password can have at most 128 characters' },
    { text: 'seven\0quiet', problem: 'This contains a character that cannot be stored' },
    { text: `seven quiet ${halfPair}`, problem: 'This contains a character that cannot be stored' },
  ])('$problem', ({ text, problem }) => {
    expect(problemsOf(NewPassword, text)).toEqual([problem]);
  });
});

test('[AUTH-01] a name of one letter is too short', () => {
  expect(problemsOf(FullName, ' A ')).toEqual(['Name must be at least 2 characters']);
});

test.each(['/', '/dashboard?tab=growth', '/settings?section=newborn&action=add'])('%s is a page of ours', (next) => {
  expect(Next.parse({ next })).toEqual({ next });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'dashboard',
  '/a\nb',
  '/<b>',
  `/${'x'.repeat(2000)}`,
  '',
])('[NAV-04] does not redirect to %j', (next) => {
  expect(problemsOf(Next, { next }).length).toBeGreaterThan(0);
});

type Reader = {
  safeParse: (given: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
};

function problemsOf(schema: Reader, given: unknown): string[] {
  return schema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
}

/** An address of an exact length in characters. */
function addressOf(length: number): string {
  const label = `${'x'.repeat(60)}.`;
  const start = `${'a'.repeat(60)}@${label.repeat(3)}`;
  return start + 'y'.repeat(length - start.length - 4) + '.org';
}
