import { expect, test } from 'vitest';
import { compose } from './letter.ts';

const letter = compose({
  subject: 'Tom & "Jo" <jo@example.org>',
  greeting: "Hello <script>alert('x')</script>,",
  paragraphs: ['5 < 6 & 7 > 6'],
  link: { label: 'Open', url: 'https://family.example.org/confirm-email?token=a&b="c"' },
  notes: ['It works once.'],
});

test('[UI-02] in the HTML of a mail nothing that was given is markup', () => {
  expect(letter.html).toContain('Hello &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;,');
  expect(letter.html).toContain('5 &lt; 6 &amp; 7 &gt; 6');
  expect(letter.html).toContain('href="https://family.example.org/confirm-email?token=a&amp;b=&quot;c&quot;"');
  expect(letter.html).toContain('<title>Tom &amp; &quot;Jo&quot; &lt;jo@example.org&gt;</title>');
  expect(letter.html).not.toContain('<script');
});

test('the text of a mail says the same, as it was given', () => {
  expect(letter.subject).toBe('Tom & "Jo" <jo@example.org>');
  expect(letter.text).toBe(
    [
      "Hello <script>alert('x')</script>,",
      '5 < 6 & 7 > 6',
      'Open:\nhttps://family.example.org/confirm-email?token=a&b="c"',
      'It works once.',
      'Fernling\n',
    ].join('\n\n'),
  );
});

test('a mail loads nothing from anywhere', () => {
  expect(letter.html).not.toMatch(/<img|<link|src=|url\(|@import/);
});

test('only an address for a browser is offered to be copied into one', () => {
  const { html } = compose({
    subject: 'A message',
    greeting: 'Maria wrote:',
    paragraphs: [],
    link: { label: 'Answer maria@example.org', url: 'mailto:maria@example.org?subject=Re%3A%20Hello' },
    notes: [],
  });

  expect(letter.html).toContain('Or copy this address into your browser:<br>https://family.example.org/');
  expect(html).toContain('<a href="mailto:maria@example.org?subject=Re%3A%20Hello"');
  expect(html).not.toContain('into your browser');
  expect(html.match(/mailto:/g)).toHaveLength(1);
});
