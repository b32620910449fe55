import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { boundBodies } from '../server/kernel/http/bounded-bodies.ts'
import { hostPolicy } from './policy.ts'

/** The addresses of the platform that a host page embeds. */
export interface Platform {
  readonly portal: string
  readonly processor: string
  readonly otherSite: string
}

export interface Site {
  readonly port: number
  readonly host: string
  /** The served folders, in order of precedence. */
  readonly folders: readonly string[]
  readonly platform: Platform
  /** Values for `{{name}}` in pages and scripts, in addition to those of `platform`. */
  readonly values: Readonly<Record<string, string>>
  /** Values that are known only once the platform runs. */
  readonly lateValues?: () => Promise<Readonly<Record<string, string>>>
  /** Routes of the site's own back end. */
  readonly backEnd?: (app: Hono) => void
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const escaped = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''))

/** The path of a request as decoded by Hono; undefined when it is malformed. */
const pathOf = (address: string): string => {
  const path = normalize(address)
  if (path.endsWith('/')) return `${path}index.html`
  return extname(path) ? path : `${path}.html`
}

const firstFile = async (folders: readonly string[], path: string): Promise<string | undefined> => {
  for (const folder of folders) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (text !== undefined) return text
  }
  return undefined
}

/** An agency's own web site: plain files under the strict policy for embedders. */
export const siteApp = ({ folders, platform, values, lateValues, backEnd }: Site): Hono => {
  const app = new Hono()
  const known = { ...platform, ...values }
  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', hostPolicy(platform))
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Cache-Control', 'no-cache')
  })
  backEnd?.(app)
  app.get('*', async (context) => {
    const path = pathOf(context.req.path)
    const type = types[extname(path)]
    const text = type && (await firstFile(folders, path))
    if (!type || text === undefined) return context.text('Not found', 404)
    const late = type === types['.html'] ? await lateValues?.() : undefined
    return context.body(filled(text, { ...known, ...late }), 200, { 'Content-Type': type })
  })
  return app
}

/** Starts the site. Resolves once it listens; rejects when its port is in use. */
export const startSite = (site: Site): Promise<ServerType> =>
  new Promise((done, fail) => {
    const { port, host } = site
    const server = serve({ fetch: siteApp(site).fetch, port, hostname: host }, () => done(server))
    // its back end reads no bodies
    boundBodies(server, 0)
    server.on('error', fail)
  })
