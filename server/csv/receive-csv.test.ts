import { describe, expect, test } from 'vitest';
import { anOpenUpload } from '#testing/files/an-open-upload.ts';
import { receiveCsv } from './receive-csv.ts';

const content = Buffer.from('date,weight\n2026-09-19,5.1');
const aFile = () => anOpenUpload(content);

describe('[GRO-01] a CSV file that is being sent', () => {
  test('is received as a whole', async () => {
    const { file, end } = aFile();
    const received = receiveCsv(file, { accountId: 'ana' });

    end();

    expect(await received).toEqual(content);
  });

  test('may not take longer than a while, and then its turn is free again', async () => {
    const quick = { accountId: 'ana', longestMs: 5 };

    const slow = [aFile(), aFile()].map(({ file }) => receiveCsv(file, quick));
    await Promise.all(
      slow.map((one) => expect(one).rejects.toMatchObject({ message: expect.stringContaining('took too long') })),
    );
    const third = aFile();
    third.end();

    expect(await receiveCsv(third.file, { accountId: 'ana' })).toEqual(content);
  });

  test('may be one of two per account, and does not block other accounts', async () => {
    const files = Array.from({ length: 12 }, aFile);
    const received = files.map(({ file }) => receiveCsv(file, { accountId: 'ana' }));
    const refused = received
      .slice(2)
      .map((one) =>
        expect(one).rejects.toMatchObject({ why: 'later', message: expect.stringContaining('Two of your files') }),
      );
    await Promise.all(refused);

    const others = aFile();
    others.end();
    expect(await receiveCsv(others.file, { accountId: 'bob' })).toEqual(content);

    for (const { end } of files) end();
    expect(await Promise.all(received.slice(0, 2))).toEqual([content, content]);
  });
});
