interface LoadOptions {
  /** Origin of the platform, which serves the elements. */
  readonly apiBase: string
  /** The latest build of a major version, `0`, or an exact build, `0.1.0`. */
  readonly version?: string
  /** File hashes of that build by file name. */
  readonly integrity?: Readonly<Record<string, string>>
}

const loading = new Map<string, Promise<unknown>>()
const tries = new Map<string, number>()

/**
 * Preloads a module with its hash, so that Chromium and Firefox run no other bytes from its
 * address.
 */
const preload = (href: string, integrity: string): Promise<void> =>
  new Promise((done, fail) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => fail(new Error(`Other bytes, or none, at ${href}`)))
    document.head.append(link)
  })

/** Checks a file in every engine. WebKit checks the hash of a fetch, but not of a preload. */
const check = (href: string, integrity: string): Promise<unknown> =>
  Promise.all([fetch(href, { integrity }), preload(href, integrity)])

/**
 * Loads the elements of a platform into the page, once per address. They then work wherever their
 * tags appear. Resolves with the platform's `Parapet`. On a server the promise never resolves.
 */
export function loadParapet({
  apiBase,
  version = '__MAJOR__',
  integrity = {},
}: LoadOptions): Promise<unknown> {
  if (typeof document === 'undefined') return new Promise(() => {})
  const { href } = new URL(`/widgets/v${version}/parapet.js`, apiBase)
  const existing = loading.get(href)
  if (existing) return existing
  const before = tries.get(href) ?? 0
  tries.set(href, before + 1)
  // Browsers cache failed modules, so each retry uses a new address.
  const address = before === 0 ? href : `${href}?try=${before}`
  const checks = Object.entries(integrity).map(([file, hash]) =>
    check(file === 'parapet.js' ? address : new URL(file, href).href, hash),
  )
  const promise = Promise.all(checks)
    .then(() => import(/* @vite-ignore */ /* webpackIgnore: true */ address))
    .then(
      ({ Parapet }: { Parapet: unknown }) => Parapet,
      (cause: unknown) => {
        loading.delete(href)
        throw new Error(`Parapet did not load from ${href}`, { cause })
      },
    )
  loading.set(href, promise)
  return promise
}
