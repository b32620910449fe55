/**
 * Makes the function that fetches the files of an import before the import runs. Firefox remembers
 * a module that failed to load, and Chromium a failed preload, while a failed fetch can be repeated
 * in every engine: once by itself after a second, and again with the next import. It also requests
 * all files at once instead of one after the other; each is compiled as soon as it is here, and the
 * import finds them all. A file that the page preloads with a hash is checked by that hash here too:
 * a later preload without the hash makes Chromium take other bytes, and WebKit checks none. The build writes this function's text into the loader, where every chunk
 * finds it, so it must not use anything outside.
 */
export function makeBring() {
  const fetched: Record<string, Promise<void> | undefined> = {}
  const prepare = async (address: string): Promise<void> => {
    const given = [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')].find(
      (link) => link.href === address,
    )
    const get = async (): Promise<void> => {
      const answer = await fetch(address, {
        integrity: given?.integrity ?? '',
        signal: AbortSignal.timeout?.(30_000),
      })
      if (!answer.ok) throw new Error(address)
      await answer.arrayBuffer()
    }
    await get().catch(() => new Promise((done) => setTimeout(done, 1000)).then(get))
    if (given) return
    // From the browser's cache, so it does not fail.
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
  const once = (address: string): Promise<void> =>
    (fetched[address] ??= prepare(address).catch((error) => {
      fetched[address] = undefined
      throw error
    }))
  return async <T>(files: readonly string[], base: string, load: () => Promise<T>): Promise<T> => {
    await Promise.all(files.map((file) => once(new URL(file, base).href)))
    return load()
  }
}
