import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import type { Handler } from 'hono'
import type { Config } from '../../services.ts'
import type { Env } from '../bindings.ts'
import { regionOf } from '../locale.ts'
import { loginFile, type ServedFlags } from './login-page.ts'
import { portalPolicy } from '../origins/portal-policy.ts'
import { createPortalPage } from './portal-page.ts'
import { createFileCache, findServed, isFile } from './served-file.ts'
import { pageHeaders } from '../origins/security-headers.ts'
import { portalOriginOf } from '../origins/site-origins.ts'

/** The built files that the platform's port serves. */
export interface StaticFiles {
  /** Pages depend on the served flags. */
  readonly portal: (readFlags: () => Promise<ServedFlags>) => Handler<Env>
  readonly widgets: Handler<Env>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.tgz': 'application/gzip',
}

/**
 * A name with a content hash: `element-BK3x9_2a.js`, `react-B2P0CzF.js`. Its bytes never change.
 * Pages and manifests have no hash, even if their name looks like one (`custom-elements.json`).
 */
const hashed = /-[\w-]{7,8}\.(?:js|css|woff2|svg|png|jpg|webp)$/

/** The path inside the folder; undefined if it leads outside or the type is not served. */
const insideOf = (folder: string, path: string): string | undefined => {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (decoded.includes('\0') || !(extname(decoded) in types)) return undefined
  const file = normalize(join(folder, decoded))
  return file.startsWith(join(folder, '/')) ? file : undefined
}

/** Responds with a file; undefined if there is none. */
type Respond = (
  request: Request,
  file: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Response | undefined>

const respondBy =
  (findHashed: typeof findServed): Respond =>
  async (request, file, headers) => {
    const find = hashed.test(file) ? findHashed : findServed
    const found = await find(file, request.headers.get('Accept-Encoding') ?? '')
    if (!found) return undefined
    const all = new Headers({
      ETag: found.tag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...headers,
    })
    if (request.headers.get('If-None-Match')?.includes(found.tag)) {
      return new Response(null, { status: 304, headers: all })
    }
    all.set('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    if (found.encoding) all.set('Content-Encoding', found.encoding)
    return new Response(await found.read(), { headers: all })
  }

const forever = 'public, max-age=31536000, immutable'

/** Addresses that are never a page of the portal. */
export const noPage = /^\/(api|demo|docs|outbox|widgets|assets|healthz|locales|openapi)(\/|\.|$)/

/**
 * Whether a request is for a page: by a browser, or with any accepted type, as of link previews and
 * uptime checks. A request for any type with a file name gets that file or 404.
 */
const wantsPage = (request: Request, path: string): boolean => {
  if (noPage.test(path)) return false
  const accepted = request.headers.get('Accept') ?? '*/*'
  if (accepted.includes('text/html')) return true
  return accepted.includes('*/*') && !(extname(path) in types)
}

/**
 * The portal: its files, and its one page for every address that a browser opens; `/login` has a
 * prerendered one.
 */
const portalFiles = (
  folder: string,
  config: Config,
  respond: Respond,
  readFlags: () => Promise<ServedFlags>,
): Handler<Env> => {
  const index = join(folder, 'index.html')
  const policyOf = (html: string): string => portalPolicy(html, config)
  const policyOfFiles = policyOf('')
  const pages = new Map<string, ReturnType<typeof createPortalPage>>()
  const cachedPage = (file: string): ReturnType<typeof createPortalPage> => {
    const page = pages.get(file) ?? createPortalPage(file, policyOf)
    pages.set(file, page)
    return page
  }
  const pageOf = async (request: Request): Promise<string> => {
    const url = new URL(request.url)
    if (url.pathname !== '/login') return index
    const drawn = loginFile(url, regionOf(request), await readFlags().catch(() => ({})))
    const file = drawn && join(folder, drawn)
    return file && (await isFile(file)) ? file : index
  }
  return async (c, next) => {
    const request = c.req.raw
    const { path } = c.req
    const file = insideOf(folder, path)
    const asset =
      file &&
      extname(file) !== '.html' &&
      (await respond(request, file, {
        'Cache-Control': hashed.test(path) ? forever : 'no-cache',
        // a worker has the policy of its script
        'Content-Security-Policy': policyOfFiles,
        'Cross-Origin-Resource-Policy': 'same-origin',
      }))
    if (asset) return asset
    if (!wantsPage(request, path) || !(await isFile(index))) return next()
    const send = cachedPage(await pageOf(request))
    const response = await send(request, portalOriginOf(config, request), {
      'Cache-Control': 'no-cache',
      ...pageHeaders(path),
    })
    return response ?? next()
  }
}

/** The widgets: pages of any origin may load them. */
const widgetFiles =
  (folder: string, respond: Respond): Handler<Env> =>
  async (c, next) => {
    const requested = c.req.path.slice('/widgets'.length)
    const page = /^\/(?:v[\w.-]+\/)?docs(?:\/([\w-]+\.html)?)?$/.exec(requested)
    // one documentation for all versions, which once had their own
    if (page && !requested.startsWith('/docs/'))
      return c.redirect(`/widgets/docs/${page[1] ?? ''}`, 308)
    const path = requested.endsWith('/') ? `${requested}index.html` : requested
    const file = insideOf(folder, path)
    const response =
      file &&
      (await respond(c.req.raw, file, {
        'Cache-Control': hashed.test(path) ? forever : 'public, max-age=300',
        'Access-Control-Allow-Origin': '*',
        // a policy inside a page cannot set `frame-ancestors`
        ...(extname(file) === '.html' && { 'Content-Security-Policy': "frame-ancestors 'none'" }),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Timing-Allow-Origin': '*',
      }))
    return response || next()
  }

/** Serves the files that the build wrote under `build`. */
export const createStaticFiles = (buildFolder: string, config: Config): StaticFiles => {
  const respond = respondBy(createFileCache())
  return {
    portal: (readFlags) => portalFiles(join(buildFolder, 'portal'), config, respond, readFlags),
    widgets: widgetFiles(join(buildFolder, 'widgets'), respond),
  }
}

/** The build time of the served client; the given time without a build. */
export const deployedAt = (buildFolder: string, fallback: Date): Date => {
  try {
    return statSync(join(buildFolder, 'portal/index.html')).mtime
  } catch {
    return fallback
  }
}

/** The version of the built client, which changes with every build. */
export const clientVersionOf = (buildFolder: string, fallback: string): string => {
  try {
    const page = readFileSync(join(buildFolder, 'portal/index.html'))
    return createHash('sha256').update(page).digest('hex').slice(0, 12)
  } catch {
    return fallback
  }
}
