/**
 * Makes the function that fetches the files of an import before the import runs. Firefox remembers
 * a module that failed to load, and Chromium a failed preload of one, while the preload of a plain
 * script can be repeated in every engine: once by itself after a second, and again with the next import. It also requests
 * all files at once instead of one after the other; each is compiled as soon as it is here, and run
 * once all that stand after it in the list are, so that the first ones run while the largest is on
 * its way. The build writes this function's text into the loader, where every chunk finds it, so it
 * must not use anything outside.
 */
export function makeBring(run: (address: string) => Promise<unknown>) {
  const fetched: Record<string, Promise<unknown> | undefined> = {}
  const link = (rel: string, address: string): HTMLLinkElement => {
    const made = document.createElement('link')
    made.rel = rel
    made.as = 'script'
    made.crossOrigin = ''
    made.href = address
    document.head.append(made)
    return made
  }
  const get = (address: string, tries: number): Promise<unknown> =>
    new Promise((done, fail) => {
      const made = link('preload', address)
      made.addEventListener('load', done)
      made.addEventListener('error', fail)
      setTimeout(fail, 30_000)
    }).catch(() => {
      if (tries === 0) throw new Error('Could not load ' + address)
      return new Promise((done) => setTimeout(done, 1000)).then(() => get(address, tries - 1))
    })
  const once = (address: string): Promise<unknown> =>
    (fetched[address] ??= get(address, 1).then(
      // From the browser's memory, so it does not fail.
      () => link('modulepreload', address),
      (error) => {
        fetched[address] = undefined
        throw error
      },
    ))
  return async <T>(files: readonly string[], base: string, load: () => Promise<T>): Promise<T> => {
    let rest: Promise<unknown> = Promise.resolve()
    for (const file of files.toReversed()) {
      const address = new URL(file, base).href
      rest = Promise.all([rest, once(address)]).then(() => run(address))
    }
    await rest
    return load()
  }
}
