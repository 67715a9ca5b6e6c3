/** A clock that stands still until a test moves it. */
export class TestClock {
  #ms: number;

  constructor(at = '2026-11-21T15:00:00.000Z') {
    this.#ms = Date.parse(at);
  }

  /** An arrow function, so that it can be passed as a callback. */
  readonly now = (): Date => new Date(this.#ms);

  goOn({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }): void {
    this.#ms += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
  }

  set(at: string): void {
    this.#ms = Date.parse(at);
  }
}
