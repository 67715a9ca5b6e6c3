import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';

const policy = headersFor({ isSecure: false }).page['content-security-policy'];

test('pages may load nothing but our own files', () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
});

test('the one style that the toast library brings is allowed by the hash it really has', () => {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  );
  const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1] ?? '""';
  const sheet: unknown = JSON.parse(literal);
  const hash = createHash('sha256').update(String(sheet)).digest('base64');

  expect(String(sheet)).toContain('data-sonner-toaster');
  expect(policy).toContain(`'sha256-${hash}'`);
});
