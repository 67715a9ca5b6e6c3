import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { AlikeTexts } from './alike-texts.ts';

const run = promisify(execFile);
const page = (name: string, sentences: number) => `${name} ${said.slice(0, sentences).join(' ')} ${name}`;
const said = Array.from({ length: 4800 }, (_, n) => createHash('sha256').update(`sentence ${n}`).digest('base64'));

test('texts come back as they were, also those packed with an earlier sample', () => {
  const texts = new AlikeTexts();
  const pages = Array.from({ length: 2100 }, (_, n) => page(`Zoë ${n}`, n % 5));

  const packed = pages.map((text) => texts.pack(text));

  expect(packed.map((text) => text.unpacked().toString())).toEqual(pages);
});

test('of several texts each comes back by itself, whatever the others are', () => {
  const texts = new AlikeTexts();
  const lists = Array.from({ length: 1100 }, (_, n) => [page(`Zoë ${n}`, n % 5), '', 'x'.repeat(n * 300), `${n}`]);

  const packed = lists.map((list) => texts.pack(...list));

  const unpacked = packed.map((list) => [0, 1, 2, 3].map((at) => list.unpacked(at).toString()));
  expect(unpacked).toEqual(lists);
  expect(() => packed[0]?.unpacked(4)).toThrow('no text 4 was packed');
});

test('each of several texts is packed by what stood at its place before', () => {
  const texts = new AlikeTexts();
  const both = (name: string) => [page(name, 300), page(name, 200)];
  const alone = texts.pack(...both('Maya')).bytes;

  expect(texts.pack(...both('Jonah')).bytes).toBeLessThan(alone / 20);
});

// Of 13 KB, and of 211 KB, as a page with many doses has.
test.each([300, 4800])(
  'a text that resembles an earlier one takes a fraction of what it would take by itself: %s sentences',
  (sentences) => {
    const texts = new AlikeTexts();
    const alone = texts.pack(page('Maya', sentences)).bytes;

    expect(texts.pack(page('Jonah', sentences)).bytes).toBeLessThan(alone / 20);
  },
);

test('after a first text that resembles none, another one becomes the sample', () => {
  const texts = new AlikeTexts();
  texts.pack('No child yet.');
  for (let n = 0; n < 1000; n += 1) texts.pack(page(`Child ${n}`, 3));

  expect(texts.pack(page('Jonah', 300)).bytes).toBeLessThan(new AlikeTexts().pack(page('Jonah', 300)).bytes);
});

test('a text that is long does not become the sample of the others', () => {
  const texts = new AlikeTexts();
  texts.pack('A child with very many doses. '.repeat(9000));
  texts.pack(page('Maya', 300));

  expect(texts.pack(page('Jonah', 300)).bytes).toBeLessThan(new AlikeTexts().pack(page('Jonah', 300)).bytes / 20);
});

test('what was unpacked is given back as soon as nobody holds it', async () => {
  const program = `
    import { AlikeTexts } from ${JSON.stringify(import.meta.resolve('./alike-texts.ts'))};
    const text = new AlikeTexts().pack('What is next for your child. '.repeat(2500));
    let [most, others] = [0, []];
    for (let n = 0; n < 1500; n += 1) {
      text.unpacked();
      others = Array.from({ length: 1500 }, () => [n]);
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    console.log(most + others.length);
  `;
  const { stdout } = await run(process.execPath, ['--max-semi-space-size=4', '--input-type=module', '-e', program]);

  expect(Number(stdout)).toBeLessThan(15_000_000);
});
