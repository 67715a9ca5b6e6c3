/** A file that no picture is made of, or not now. */
export class PictureRefused extends Error {
  readonly why: 'not-a-picture' | 'too-many-pixels' | 'too-heavy' | 'too-slow' | 'too-many-at-once' | 'busy';

  constructor(why: PictureRefused['why']) {
    super(why);
    this.why = why;
  }
}

/** That nobody has a turn to spare for a picture. */
export const busy = () => new PictureRefused('busy');
