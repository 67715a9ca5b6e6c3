import { describe, expect, test } from 'vitest';
import { maya } from '#testing/web/replies.ts';
import { chosen, fileProblem, isChosen, kept, pictureIdOf, without } from './picture-choice.ts';

const first = { id: '0197a000-0000-7000-8000-0000000000c1', address: '/pictures/first' };
const other = { id: '0197a000-0000-7000-8000-0000000000c2', address: '/pictures/other' };
const pictured = { ...maya, pictureId: first.id, pictureAddress: '/pictures/of-maya' };
const picturedByOthers = { ...pictured, pictureId: null };

describe('[CHILD-03] what the form of a child says of its picture', () => {
  test('nothing, as long as nobody chooses: the picture stays as it is', () => {
    expect(kept(pictured)).toEqual({ field: '', address: '/pictures/of-maya' });
    expect(kept(null)).toEqual({ field: '', address: null });
    expect(pictureIdOf('')).toBeUndefined();
  });

  test('another upload, once it is chosen; the one that the child has is no change', () => {
    expect(pictureIdOf(chosen(pictured, other).field)).toBe(other.id);
    expect(chosen(pictured, first)).toEqual(kept(pictured));
    expect(pictureIdOf(chosen(null, first).field)).toBe(first.id);
  });

  test('none, where there was one', () => {
    expect(pictureIdOf(without(pictured).field)).toBeNull();
    expect(without(pictured).address).toBeNull();
    expect(without(maya)).toEqual(kept(maya));
    expect(without(null)).toEqual(kept(null));
  });

  test('the upload that the child was given is marked, and then the one that is chosen', () => {
    expect(isChosen(pictured, kept(pictured), first.id)).toBe(true);
    expect(isChosen(pictured, chosen(pictured, other), first.id)).toBe(false);
    expect(isChosen(pictured, chosen(pictured, other), other.id)).toBe(true);
    expect(isChosen(pictured, without(pictured), first.id)).toBe(false);
    expect(isChosen(picturedByOthers, kept(picturedByOthers), first.id)).toBe(false);
    expect(isChosen(null, kept(null), first.id)).toBe(false);
  });
});

describe('[CHILD-03] a file is looked at before it is sent', () => {
  test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('%s may go', (type) => {
    expect(fileProblem({ type, size: 5 * 1024 * 1024 })).toBeNull();
  });

  test.each(['image/heic', 'image/svg+xml', 'application/pdf', ''])('"%s" may not', (type) => {
    expect(fileProblem({ type, size: 1 })).toBe('Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.');
  });

  test('more than 5 MB may not', () => {
    const problem = fileProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 });

    expect(problem).toBe('File too large. Maximum file size is 5MB.');
  });
});
