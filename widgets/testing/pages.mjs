/** The content security policy for embedders, with one origin. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types parapet lit-html`,
].join('; ')

const strictPage = `<!doctype html><html lang="en"><title>Strict</title><body>
<script type="module" src="/widgets/testing/strict-page.ts"></script></body></html>`

const fieldPage = `<!doctype html><html lang="en"><title>Field</title><body>
<form><parapet-sample name="quote"></parapet-sample></form>
<script type="module" src="/widgets/testing/sample-element.tsx"></script></body></html>`

const asked = new Map()

/** Dynamic pages and scripts for tests. */
export async function testPages(context, next) {
  if (context.path === '/__strict') {
    context.set('Content-Security-Policy', policy)
    context.type = 'html'
    context.body = strictPage
    return
  }
  if (context.path === '/__field') {
    context.type = 'html'
    context.body = fieldPage
    return
  }
  if (context.path === '/__empty') {
    context.type = 'html'
    context.body = '<!doctype html>'
    return
  }
  if (context.path.startsWith('/__chunk/')) {
    const { of: child } = context.query
    context.type = 'js'
    context.body = child ? `import ${JSON.stringify(child)}\n` : 'export const there = true\n'
    return
  }
  // A single-file build for the loader of the npm package.
  if (/^\/widgets\/v\d+\.0\.0\/parapet\.js$/.test(context.path)) {
    context.type = 'js'
    context.body = "export const Parapet = 'here'\n"
    return
  }
  // A script that fails at first. It bypasses the runner, which would cache the first response.
  if (context.path.startsWith('/__flaky/')) {
    const times = (asked.get(context.url) ?? 0) + 1
    asked.set(context.url, times)
    context.respond = false
    context.res.writeHead(times <= Number(context.query.fails) ? 503 : 200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'no-cache',
    })
    context.res.end('export const there = true')
    return
  }
  await next()
}
