/** A file that is no table which can be read here; its message is a sentence for whoever sent it. */
export class CsvRefused extends Error {
  readonly why: 'unreadable' | 'too-many-rows' | 'later';

  constructor(why: CsvRefused['why'], message: string) {
    super(message);
    this.why = why;
  }
}
