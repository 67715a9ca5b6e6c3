/** A clock that stands still until a test moves it. */
export class TestClock {
  #ms: number;

  constructor(at = '2026-11-21T15:00:00.000Z') {
    this.#ms = Date.parse(at);
  }

  /** Bound: `clock.now` can be passed as the house's clock. */
  readonly now = (): Date => new Date(this.#ms);

  goOn({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }): void {
    this.#ms += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
  }

  /** Sets the clock to an instant in ISO 8601. */
  set(at: string): void {
    this.#ms = Date.parse(at);
  }
}
