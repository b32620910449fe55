import { createServer } from 'vite'
import { stylesCss } from '#themes/vite/styles-css.ts'
import { elementMethods } from '#widgets/bundling/element-methods.ts'
import { localeTexts } from '#widgets/bundling/locale-texts.ts'

/** Paths that the test runner serves itself. */
const ownPaths = ['/__web-', '/__wds', '/?', '/node_modules/@web/', '/wtr', '/.cache/']

/**
 * Serves the sources through Vite inside the test runner's server, without hot reload or socket.
 */
export async function viteMiddleware(root) {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'error',
    cacheDir: `${root}/node_modules/.vite-wtr`,
    plugins: [stylesCss(), elementMethods(), localeTexts()],
    server: {
      host: '127.0.0.1',
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      preTransformRequests: false,
    },
    // Optimized before the first test, because a dependency discovered later would reload the page.
    optimizeDeps: {
      entries: ['widgets/testing/strict-page.ts', 'widgets/testing/sample-element.tsx'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
  })

  /** Caches sources, which do not change while tests run. */
  const storeSources = (res) => {
    const setHeader = res.setHeader.bind(res)
    res.setHeader = (name, value) =>
      setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value)
  }

  const throughVite = (context) =>
    new Promise((done, fail) => {
      const { req, res } = context
      storeSources(res)
      req.url = req.url.replace(/[?&]wtr-session-id=[^&]*/, '')
      res.once('close', done)
      res.statusCode = 200
      context.respond = false
      vite.middlewares(req, res, (error) => {
        context.respond = true
        res.statusCode = 404
        if (error) fail(error)
        else done('unanswered')
      })
    })

  return {
    middleware: async (context, next) => {
      const isOwn = ownPaths.some((path) => context.url.startsWith(path))
      if (isOwn || (await throughVite(context)) === 'unanswered') await next()
    },
    plugin: { name: 'vite', serverStop: () => vite.close() },
  }
}
