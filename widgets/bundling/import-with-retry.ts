/**
 * Creates an `import()` that can be retried. Browsers cache a failed module import, but not a
 * failed preload or fetch. A failed file is fetched again after a second, and by the next import.
 * All files are downloaded in parallel, compiled on arrival and evaluated in dependency order. A
 * file that the page preloads with a hash is fetched with that hash, because Chromium would accept
 * other bytes for a preload without it, and WebKit checks no preload.
 *
 * The build inlines this function's source into the loader, so it must be self-contained.
 */
export function createRetryingImport(run: (address: string) => Promise<unknown>) {
  const downloads: Record<string, Promise<unknown> | undefined> = {}
  const addLink = (rel: string, href: string): Promise<unknown> =>
    new Promise((onload, onerror) => {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel,
          as: 'script',
          crossOrigin: '',
          href,
          onload,
          onerror,
        }),
      )
      setTimeout(onerror, 30_000)
    })
  // Chromium does not cache failed modules, and compiles a `modulepreload` off the main thread.
  const preloadRel = () =>
    HTMLScriptElement.supports?.('speculationrules') ? 'modulepreload' : 'preload'
  const hashOf = (address: string) =>
    [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')].find(
      ({ href }) => href === address,
    )?.integrity
  // A fetch, because Chromium serves a repeated preload from the failed one.
  const fetchFile = (address: string): Promise<unknown> =>
    fetch(address, {
      integrity: hashOf(address),
      signal: AbortSignal.timeout?.(30_000),
    }).then((response) => {
      if (!response.ok) throw new Error(address)
      return response.arrayBuffer()
    })
  const fetchOnce = (address: string): Promise<unknown> =>
    (downloads[address] ??= (hashOf(address) ? fetchFile(address) : addLink(preloadRel(), address))
      .catch(() => new Promise((done) => setTimeout(done, 1000)).then(() => fetchFile(address)))
      .then(
        // Served from the browser's cache, so it does not fail.
        () => void (hashOf(address) || addLink('modulepreload', address)),
        (error) => {
          downloads[address] = undefined
          throw error
        },
      ))
  return (files: readonly string[], base: string): Promise<unknown> => {
    let result: Promise<unknown> = Promise.resolve()
    for (const file of files.toReversed()) {
      const address = new URL(file, base).href
      result = Promise.all([result, fetchOnce(address)]).then(() => run(address))
    }
    return result
  }
}
