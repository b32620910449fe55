interface Entry {
  readonly kept: object
  readonly stop: () => void
}

/** Stores of a feature that outlive its view, by key. */
export class Kept {
  readonly #entries = new Map<string, Entry>()

  get<T extends object>(key: string, make: () => T, stop?: (kept: T) => void): T {
    const known = this.#entries.get(key)
    // The key names one kind of thing, so what stands under it is what `make` gives.
    if (known) return known.kept as T
    const kept = make()
    this.#entries.set(key, { kept, stop: () => stop?.(kept) })
    return kept
  }

  clear(): void {
    for (const { stop } of this.#entries.values()) stop()
    this.#entries.clear()
  }
}
