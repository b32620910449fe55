/** The values of one element, as a store for React's `useSyncExternalStore`. */
export class Values {
  #current: Readonly<Record<string, unknown>> = {}
  readonly #listeners = new Set<() => void>()

  get = (): Readonly<Record<string, unknown>> => this.#current

  set(name: string, value: unknown): void {
    if (name in this.#current && Object.is(this.#current[name], value)) return
    this.#current = { ...this.#current, [name]: value }
    for (const listener of [...this.#listeners]) listener()
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
