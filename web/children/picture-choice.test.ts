import { describe, expect, test } from 'vitest';
import { maya } from '#testing/web/replies.ts';
import {
  uploadedPicture,
  isChosen,
  currentPicture,
  pictureIdOf,
  noPicture,
  sizeProblem,
  typeProblem,
} from './picture-choice.ts';

const first = { id: '0197a000-0000-7000-8000-0000000000c1', address: '/pictures/first' };
const other = { id: '0197a000-0000-7000-8000-0000000000c2', address: '/pictures/other' };
const pictured = { ...maya, pictureId: first.id, pictureAddress: '/pictures/of-maya' };
const picturedByOthers = { ...pictured, pictureId: null };

describe('[CHILD-03] what the form of a child says of its picture', () => {
  test('nothing without a choice: the picture stays as it is', () => {
    expect(currentPicture(pictured)).toEqual({ field: '', address: '/pictures/of-maya' });
    expect(currentPicture(null)).toEqual({ field: '', address: null });
    expect(pictureIdOf('')).toBeUndefined();
  });

  test('another upload, once it is chosen; the one that the child has is no change', () => {
    expect(pictureIdOf(uploadedPicture(pictured, other).field)).toBe(other.id);
    expect(uploadedPicture(pictured, first)).toEqual(currentPicture(pictured));
    expect(pictureIdOf(uploadedPicture(null, first).field)).toBe(first.id);
  });

  test('none, where there was one', () => {
    expect(pictureIdOf(noPicture(pictured).field)).toBeNull();
    expect(noPicture(pictured).address).toBeNull();
    expect(noPicture(maya)).toEqual(currentPicture(maya));
    expect(noPicture(null)).toEqual(currentPicture(null));
  });

  test('the upload that the child was given is marked, and then the one that is chosen', () => {
    expect(isChosen(pictured, currentPicture(pictured), first.id)).toBe(true);
    expect(isChosen(pictured, uploadedPicture(pictured, other), first.id)).toBe(false);
    expect(isChosen(pictured, uploadedPicture(pictured, other), other.id)).toBe(true);
    expect(isChosen(pictured, noPicture(pictured), first.id)).toBe(false);
    expect(isChosen(picturedByOthers, currentPicture(picturedByOthers), first.id)).toBe(false);
    expect(isChosen(null, currentPicture(null), first.id)).toBe(false);
  });
});

describe('[CHILD-03] a file is looked at before it is sent', () => {
  test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('%s may go', (type) => {
    expect(typeProblem({ type })).toBeNull();
  });

  test.each(['image/heic', 'image/svg+xml', 'application/pdf', ''])('"%s" may not', (type) => {
    expect(typeProblem({ type })).toBe('Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.');
  });

  test('more than 5 MB may not', () => {
    const problem = sizeProblem({ size: 5 * 1024 * 1024 + 1 });

    expect(problem).toBe('File too large. Maximum file size is 5MB.');
  });
});
