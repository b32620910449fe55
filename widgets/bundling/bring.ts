/**
 * Makes the function that fetches some files and then imports the first, which needs the others.
 * Firefox remembers a module that failed to load, while a failed preload of a plain script can be
 * repeated by a fetch in every engine: once by itself after a second, and again with the next
 * import. It also requests all files at once instead of one after the other; each is compiled as
 * soon as it is here, and run by `run` once all that stand after it in the list are, so that the
 * first ones run while the largest is on its way. A file that the page preloads with a hash is
 * fetched with that hash: Chromium would take other bytes for a preload without it, and WebKit
 * checks none. The build writes this function's text into the loader, where every chunk finds it,
 * so it must not use anything outside.
 */
export function makeBring(run: (address: string) => Promise<unknown>) {
  const fetched: Record<string, Promise<unknown> | undefined> = {}
  const link = (rel: string, href: string): Promise<unknown> =>
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
  // Chromium forgets a module that failed, and compiles one beside the page while it arrives.
  const first = () =>
    HTMLScriptElement.supports?.('speculationrules') ? 'modulepreload' : 'preload'
  const hashOf = (address: string) =>
    [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')].find(
      (given) => given.href === address,
    )?.integrity
  // Chromium answers a second preload of an address by the failure of the first.
  const again = (address: string): Promise<unknown> =>
    fetch(address, {
      integrity: hashOf(address),
      signal: AbortSignal.timeout?.(30_000),
    }).then((answer) => {
      if (!answer.ok) throw new Error(address)
      return answer.arrayBuffer()
    })
  const once = (address: string): Promise<unknown> =>
    (fetched[address] ??= (hashOf(address) ? again(address) : link(first(), address))
      .catch(() => new Promise((done) => setTimeout(done, 1000)).then(() => again(address)))
      .then(
        // From the browser's memory, so it does not fail.
        () => void (hashOf(address) || link('modulepreload', address)),
        (error) => {
          fetched[address] = undefined
          throw error
        },
      ))
  return (files: readonly string[], base: string): Promise<unknown> => {
    let rest: Promise<unknown> = Promise.resolve()
    for (const file of files.toReversed()) {
      const address = new URL(file, base).href
      rest = Promise.all([rest, once(address)]).then(() => run(address))
    }
    return rest
  }
}
