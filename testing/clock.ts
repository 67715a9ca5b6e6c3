/** A clock that stands still until a test moves it. */
export class TestClock {
  #ms: number;

  constructor(at = '2026-11-21T15:00:00.000Z') {
    this.#ms = Date.parse(at);
  }

  /** The house's clock: `clock.now` can be passed on as it is. */
  readonly now = (): Date => new Date(this.#ms);

  /** Lets time pass. */
  goOn({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }): void {
    this.#ms += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
  }

  /** Sets the clock to an instant, ISO 8601. */
  set(at: string): void {
    this.#ms = Date.parse(at);
  }
}
