import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from './csv-writing.ts';
import { readCsv } from './csv-reading.ts';
import { CsvRefused } from './csv-refused.ts';
import { guarded, unguarded } from './formula-guard.ts';

const isHead = (cell: string) => ['day', 'note'].includes(cell);
const read = (text: string | Uint8Array, mostRows = 100) =>
  readCsv(typeof text === 'string' ? Buffer.from(text) : text, { isHead, mostRows });

describe('a table in a CSV file', () => {
  test.each([
    { what: 'commas', text: 'day,note\n1,a b\n', rows: [['1', 'a b']] },
    { what: 'semicolons', text: 'day;note\r\n1;a, b\r\n', rows: [['1', 'a, b']] },
    { what: 'tabs', text: 'day\tnote\n1\ta, b; c', rows: [['1', 'a, b; c']] },
    { what: 'a byte-order mark and quoted heads', text: '\ufeff"day","note"\n1,a', rows: [['1', 'a']] },
    {
      what: 'quotes, doubled and in the middle',
      text: 'day,note\n"1","say ""a"", b"\n2,24"\n',
      rows: [
        ['1', 'say "a", b'],
        ['2', '24"'],
      ],
    },
    { what: 'old line ends', text: 'day,note\r1,a\r', rows: [['1', 'a']] },
    { what: 'blank rows', text: '\n\nday,note\n\n , \n1,a\n,\n', rows: [['1', 'a']] },
  ])('is read with $what', ({ text, rows }) => {
    expect(read(text)).toMatchObject({ heads: ['day', 'note'], rows: rows.map((cells) => ({ cells })) });
  });

  test('knows in which line each row begins, also after a note of several lines', () => {
    const { rows } = read('day,note\r\n1,"a\r\nb\r\nc"\r\n\r\n2,d\n3,e');

    expect(rows.map(({ line }) => line)).toEqual([2, 6, 7]);
  });

  test.each([
    { what: 'other letters', text: Buffer.from('day,note\n1,Zo\xeb', 'latin1'), why: 'unreadable', says: 'UTF-8' },
    { what: 'a quote that never ends', text: 'day,note\n1,a\n2,"b\n3,c', why: 'unreadable', says: 'line 3' },
    { what: 'too many rows', text: `day,note\n${'1,a\n'.repeat(101)}`, why: 'too-many-rows', says: '100 rows' },
  ])('is refused for $what', ({ text, why, says }) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ why, message: expect.stringContaining(says) }));
  });

  test.each(['x', '"', '\n', ',', ';', '"\n', '1,a\n', '"a",'])('of a million of %j is handled quickly', (piece) => {
    const text = `day,note\n${piece.repeat(Math.ceil(1_048_576 / piece.length))}`;
    const began = performance.now();

    expect(() => settled(() => read(text, 2000))).not.toThrow();
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('any bytes are read or refused', () => {
    const property = fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.string().map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        settled(() => read(bytes));
      },
    );

    expect(() => fc.assert(property, { numRuns: 300 })).not.toThrow();
  });
});

describe('a text that a spreadsheet would run', () => {
  test.each(['=1+2', '+1', '-1', '@A1', "'=1", "''=1", '＝1'])('%j is guarded', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  });

  test.each([
    { text: "x;=cmd|'/C calc'!A0;y", says: "x;'=cmd|'/C calc'!A0;y" },
    { text: 'x; \t@A1', says: "x; \t'@A1" },
    { text: '\t=1', says: "'\t'=1" },
    { text: 'x;"=1+1;y', says: `x;"'=1+1;y` },
    { text: 'x\n=1+1', says: "x\n'=1+1" },
    { text: 'x\r\n" @A1', says: `x\r\n" '@A1` },
    { text: 'x\t"=1+1', says: `x\t"'=1+1` },
    { text: '\r=1', says: "'\r'=1" },
  ])('$text is guarded for readers that end cells at semicolons, tabs or lines', ({ text, says }) => {
    expect(guarded(text)).toBe(says);
    expect(unguarded(says)).toBe(text);
  });

  test.each(['3.4', 'a=b', "'tis", '', "'", ' =1'])('%j stays as it is', (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  });

  test('a cell as long as a whole file is read at once, whatever is in it', () => {
    for (const part of ['\t', ' ;', "'", "\t'", '\n', ';"', ';" ', `;'"`, '"']) {
      const text = `a${part.repeat(100_000)}x`;
      expect(unguarded(guarded(text)) === text).toBe(true);
    }
  });

  test('a written table is the same when read again, in every cell', () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t"; ,\r\n]{0,8}$/), fc.string({ unit: 'grapheme' }));
    const row = fc.tuple(
      fc.constant('1'),
      cell.filter((text) => text.isWellFormed()),
    );
    const property = fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const again = read(csvOf(['day', 'note'], rows));
      expect(again.rows.map(({ cells }) => cells.map(unguarded))).toEqual(rows);
    });

    expect(() => fc.assert(property, { numRuns: 500 })).not.toThrow();
  });
});

/** Does something that may refuse, and nothing worse. */
function settled(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error;
  }
}
