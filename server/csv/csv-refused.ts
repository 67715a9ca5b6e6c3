/** The message is a sentence for the user. */
export class CsvRefused extends Error {
  readonly why: 'unreadable' | 'too-many-rows' | 'later';

  constructor(why: CsvRefused['why'], message: string) {
    super(message);
    this.why = why;
  }
}
