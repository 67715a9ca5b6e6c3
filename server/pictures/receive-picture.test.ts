import { describe, expect, test } from 'vitest';
import { anOpenUpload } from '#testing/files/an-open-upload.ts';
import { receivePicture } from './receive-picture.ts';

const content = Buffer.from('a picture');

const aFile = () => anOpenUpload(content);

describe('[CHILD-03] a picture that is being sent', () => {
  test('is received as a whole', async () => {
    const { file, end } = aFile();
    const received = receivePicture(file, { accountId: 'ana' });

    end();

    expect(await received).toEqual(content);
  });

  test('may not take longer than a while, and then its turn is free again', async () => {
    const [slow, other] = [aFile(), aFile()];
    const quick = { accountId: 'ana', longestMs: 5 };

    await expect(receivePicture(slow.file, quick)).rejects.toMatchObject({ why: 'too-slow' });
    await expect(receivePicture(other.file, quick)).rejects.toMatchObject({ why: 'too-slow' });
    const third = aFile();
    third.end();

    expect(await receivePicture(third.file, { accountId: 'ana' })).toEqual(content);
  });

  test('may be one of two per account, and does not block other accounts', async () => {
    const files = [aFile(), aFile(), aFile()];
    const [first, second, third] = files.map(({ file }) => receivePicture(file, { accountId: 'ana' }));
    await expect(third).rejects.toMatchObject({ why: 'too-many-at-once' });

    const others = aFile();
    others.end();
    expect(await receivePicture(others.file, { accountId: 'bob' })).toEqual(content);

    for (const { end } of files) end();
    expect(await Promise.all([first, second])).toEqual([content, content]);
  });
});
