/**
 * Makes the function that fetches the files of an import before the import runs. Firefox remembers
 * a module that failed to load, and Chromium a failed preload, while a failed fetch can be repeated
 * in every engine: once by itself after a second, and again with the next import. It also requests all files at once instead of one after the other; the import
 * then finds them in the browser's cache. The build writes this function's text into the loader,
 * where every chunk finds it, so it must not use anything outside.
 */
export function makeBring() {
  const fetched: Record<string, Promise<unknown> | undefined> = {}
  const get = (address: string, tries: number): Promise<unknown> =>
    fetch(address, { signal: AbortSignal.timeout?.(30_000) })
      .then((answer) => {
        if (!answer.ok) throw new Error('Could not load ' + address)
        return answer.arrayBuffer()
      })
      .catch((error) => {
        if (tries === 0) throw error
        return new Promise((done) => setTimeout(done, 1000)).then(() => get(address, tries - 1))
      })
  const once = (address: string): Promise<unknown> =>
    (fetched[address] ??= get(address, 1).catch((error) => {
      fetched[address] = undefined
      throw error
    }))
  return async <T>(files: readonly string[], base: string, load: () => Promise<T>): Promise<T> => {
    await Promise.all(files.map((file) => once(new URL(file, base).href)))
    return load()
  }
}
