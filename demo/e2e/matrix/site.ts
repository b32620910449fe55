import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { hostPolicy } from '../../sites/policy.ts'
import { root } from '../../tools/bin/root.ts'
import type { HostPage } from './hosts.ts'
import { pages } from './pages/pages.ts'
import type { Results } from './results.ts'

export interface MatrixSite {
  readonly port: number
  readonly platform: string
  readonly processor: string
  readonly clientKey: string
  readonly hosts: readonly HostPage[]
  /** The folder of an example, installed and built. */
  readonly exampleFolder: (name: string) => string
  readonly results: Results
  /** The folder of the built elements, also served as another version. */
  readonly widgets: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const fileIn = async (folder: string, path: string): Promise<Response | undefined> => {
  const file = normalize(join(folder, path))
  const type = types[extname(file)]
  if (!type || !file.startsWith(folder)) return undefined
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && new Response(bytes, { headers: { 'Content-Type': type } })
}

const check = '<script type="module" src="/check.js"></script>'

/** The page of an example with the check added. */
const examplePage = async (folder: string): Promise<string> => {
  const text = await readFile(join(folder, 'index.html'), 'utf8')
  return text.replace('</head>', `${check}</head>`)
}

const appOf = (site: MatrixSite): Hono => {
  const app = new Hono()
  app.post('/result/:id', async (context) => {
    site.results.report(context.req.param('id'), (await context.req.json()) as string[])
    return context.body(null, 204)
  })
  app.get('/check.js', () =>
    fileIn(join(import.meta.dirname, 'pages'), 'check.js').then(orNotFound),
  )
  app.get('/mark.svg', () => fileIn(join(root, 'demo/sites/us'), 'mark.svg').then(orNotFound))
  app.get('/other-version/:file', ({ req }) =>
    fileIn(site.widgets, req.param('file')).then(withOtherBytes).then(orNotFound),
  )
  app.get('/:host/*', async (context) => {
    const host = site.hosts.find(({ name }) => name === context.req.param('host'))
    if (!host) return orNotFound(undefined)
    const url = new URL(context.req.url)
    const path = url.pathname.slice(host.name.length + 2)
    if ('example' in host.from) {
      const folder = join(site.exampleFolder(host.from.example), host.from.built)
      if (path !== '') return orNotFound(await fileIn(folder, path))
      return context.html(await examplePage(folder))
    }
    const { platform, processor, clientKey } = site
    if (host.isStrict) {
      context.header('Content-Security-Policy', hostPolicy({ portal: platform, processor }))
    }
    const plain = `/plain/${url.search}`
    const tag = url.searchParams.get('element') ?? ''
    return context.html(pages[host.from.page]?.({ platform, clientKey, tag, plain }) ?? '')
  })
  return app
}

/** A file with the same behaviour and other bytes. */
const withOtherBytes = async (answer: Response | undefined): Promise<Response | undefined> =>
  answer && new Response(`${await answer.text()}\n/* other */`, { headers: answer.headers })

const orNotFound = (answer: Response | undefined): Response =>
  answer ?? new Response('Not found', { status: 404 })

/** Serves the pages of the matrix. */
export const startMatrixSite = (site: MatrixSite): Promise<ServerType> =>
  new Promise((done, fail) => {
    const server = serve({ fetch: appOf(site).fetch, port: site.port, hostname: '127.0.0.1' }, () =>
      done(server),
    )
    server.on('error', fail)
  })
