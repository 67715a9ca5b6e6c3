import { describe, expect, test } from 'vitest';
import { anOpenUpload } from '#testing/files/an-open-upload.ts';
import { receivePicture } from './receive-picture.ts';

const content = Buffer.from('a picture');

const aFile = () => anOpenUpload(content);

describe('[CHILD-03] a picture that is being sent', () => {
  test('is received as a whole', async () => {
    const { file, end } = aFile();
    const received = receivePicture(file);

    end();

    expect(await received).toEqual(content);
  });

  test('may not take longer than a while, and then its turn is free again', async () => {
    const [slow, other] = [aFile(), aFile()];

    await expect(receivePicture(slow.file, 5)).rejects.toMatchObject({ why: 'too-slow' });
    await expect(receivePicture(other.file, 5)).rejects.toMatchObject({ why: 'too-slow' });
    const third = aFile();
    third.end();

    expect(await receivePicture(third.file)).toEqual(content);
  });
});
