/**
 * Makes the function that fetches the files of an import before the import runs. Firefox remembers
 * a module that failed to load, and Chromium a failed preload, while a failed fetch can be repeated
 * in every engine: once by itself after a second, and again with the next import. It also requests
 * all files at once instead of one after the other; each is compiled as soon as it is here, and the
 * import finds them all. The build writes this function's text into the loader, where every chunk
 * finds it, so it must not use anything outside.
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
  // From the browser's cache, so it does not fail.
  const preload = (address: string): void => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
  const once = (address: string): Promise<unknown> =>
    (fetched[address] ??= get(address, 1).then(
      () => preload(address),
      (error) => {
        fetched[address] = undefined
        throw error
      },
    ))
  return async <T>(files: readonly string[], base: string, load: () => Promise<T>): Promise<T> => {
    await Promise.all(files.map((file) => once(new URL(file, base).href)))
    return load()
  }
}
