export class PictureRefused extends Error {
  readonly why: 'not-a-picture' | 'too-many-pixels' | 'too-heavy' | 'too-slow' | 'too-many-at-once' | 'busy';

  constructor(why: PictureRefused['why']) {
    super(why);
    this.why = why;
  }
}

export const busy = () => new PictureRefused('busy');
