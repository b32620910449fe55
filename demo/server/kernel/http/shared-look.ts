/**
 * Looks something up once for all who ask for it at the same time. Nobody gets what was looked up
 * before they asked: who comes while a look-up is under way shares the one after it.
 */
export const createSharedLook = <T>(): ((name: string, look: () => Promise<T>) => Promise<T>) => {
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
