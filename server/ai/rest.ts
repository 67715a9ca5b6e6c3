const REST_MS = 60_000;

/** After a language model has hung it is not asked for a minute, by any account. */
export class Rest {
  #hungAt: Date | null = null;

  begin(now: Date): void {
    this.#hungAt = now;
  }

  /** Also of a clock that was set back. */
  isOn(now: Date): boolean {
    return this.#hungAt !== null && Math.abs(now.getTime() - this.#hungAt.getTime()) < REST_MS;
  }
}
