import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const packings = [
  { name: 'br', pack: promisify(brotliCompress) },
  { name: 'gzip', pack: promisify(gzip) },
] as const

/** Preview crawlers accept absolute addresses only. */
const pictureAddress = /(<meta property="og:image" content=")(?=\/)/

interface Written {
  readonly time: number
  readonly plain: Buffer
  readonly tag: string
  readonly policy: string
  readonly packed: Map<string, Buffer>
}

/**
 * A page of the portal for each of its host names, with the policy of its content. A build that
 * replaces the file replaces both.
 */
export const createPortalPage = (file: string, policyOf: (html: string) => string) => {
  const pages = new Map<string, Written>()

  const pageFor = async (origin: string): Promise<Written | undefined> => {
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = pages.get(origin)
    if (known?.time === found.mtimeMs) return known
    const html = (await readFile(file, 'utf8')).replace(pictureAddress, `$1${origin}`)
    const plain = Buffer.from(html)
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
    const packed = new Map<string, Buffer>()
    const page = { time: found.mtimeMs, plain, tag, policy: policyOf(html), packed }
    pages.set(origin, page)
    return page
  }

  /** The page for a request, compressed if the browser accepts it; undefined without a build. */
  return async (
    request: Request,
    origin: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | undefined> => {
    const page = await pageFor(origin)
    if (!page) return undefined
    const accepted = request.headers.get('Accept-Encoding') ?? ''
    const packing = packings.find(({ name }) => accepted.includes(name))
    const tag = packing ? `"${page.tag}-${packing.name}"` : `"${page.tag}"`
    const all = new Headers({
      ETag: tag,
      Vary: 'Accept-Encoding, Accept',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': page.policy,
      ...headers,
    })
    if (request.headers.get('If-None-Match')?.includes(tag)) {
      return new Response(null, { status: 304, headers: all })
    }
    all.set('Content-Type', 'text/html; charset=utf-8')
    if (!packing) return new Response(new Uint8Array(page.plain), { headers: all })
    const body = page.packed.get(packing.name) ?? (await packing.pack(page.plain))
    page.packed.set(packing.name, body)
    all.set('Content-Encoding', packing.name)
    return new Response(new Uint8Array(body), { headers: all })
  }
}
