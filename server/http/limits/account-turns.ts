/** Limits costly work per account, without a queue. */
export class AccountTurns {
  readonly #most: number;
  readonly #underWay = new Map<string, number>();

  constructor({ most }: { most: number }) {
    this.#most = most;
  }

  /** @throws what `refusal` makes, when the account is at its limit */
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
