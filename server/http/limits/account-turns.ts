/** Keeps each account to a few costly things at once. Nobody waits here: one more is refused. */
export class AccountTurns {
  readonly #most: number;
  readonly #underWay = new Map<string, number>();

  constructor({ most }: { most: number }) {
    this.#most = most;
  }

  /**
   * Does something for an account.
   *
   * @throws what `refusal` makes, at once, when the account has as many under way as it may have
   */
  async run<T>(accountId: string, work: () => Promise<T>, refusal: () => Error): Promise<T> {
    const before = this.#underWay.get(accountId) ?? 0;
    if (before >= this.#most) throw refusal();
    this.#underWay.set(accountId, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#underWay.get(accountId) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(accountId);
      else this.#underWay.set(accountId, left);
    }
  }
}
