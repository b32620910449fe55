interface Entry {
  readonly cached: object
  readonly stop: () => void
}

/** A feature's values that outlive its view, by key. */
export class FeatureCache {
  readonly #entries = new Map<string, Entry>()

  get<T extends object>(key: string, make: () => T, stop?: (cached: T) => void): T {
    const entry = this.#entries.get(key)
    // Each key always has the type that `make` returns.
    if (entry) return entry.cached as T
    const cached = make()
    this.#entries.set(key, { cached, stop: () => stop?.(cached) })
    return cached
  }

  clear(): void {
    for (const { stop } of this.#entries.values()) stop()
    this.#entries.clear()
  }
}
