/**
 * Does a look-up once for parallel callers. A caller never gets a result from before its call:
 * callers during a running look-up share the next one.
 */
export const createSharedLookup = <T>(): ((name: string, look: () => Promise<T>) => Promise<T>) => {
  const underWay = new Map<string, Promise<T>>()
  const following = new Map<string, Promise<T>>()

  const start = (name: string, look: () => Promise<T>): Promise<T> => {
    const looking = look().finally(() => {
      if (underWay.get(name) === looking) underWay.delete(name)
    })
    underWay.set(name, looking)
    return looking
  }

  return (name, look) => {
    const running = underWay.get(name)
    if (!running) return start(name, look)
    const shared = following.get(name)
    if (shared) return shared
    const begin = (): Promise<T> => {
      following.delete(name)
      return start(name, look)
    }
    const next = running.then(begin, begin)
    following.set(name, next)
    return next
  }
}
