import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer, type ViteDevServer } from 'vite'
import { devProxy } from '../build/dev-proxy.ts'
import { buildStale } from './build.ts'
import { root } from './root.ts'

const host = '127.0.0.1'
const port = Number(process.env['PORT'] ?? 4000)
const platform = `http://${host}:${port}`

/** The platform. It restarts when one of its files changes and keeps its data. */
const watched = ['demo/server', 'demo/companions', 'demo/sites', 'core']
const server = spawn(
  process.execPath,
  [
    ...watched.map((path) => `--watch-path=${join(root, path)}`),
    '--watch-preserve-output',
    'demo/tools/start/main.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(port) } },
)

const serve = async (mode: string, offset: number): Promise<ViteDevServer> => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode,
    clearScreen: false,
    cacheDir: join(root, 'node_modules/.vite', mode),
    server: { host, port: port + offset, strictPort: true, proxy: devProxy(platform) },
  })
  return vite.listen()
}

// The host sites load the built widgets; the two servers below serve the sources.
await buildStale()
const answers = async (): Promise<void> => {
  while (
    !(await fetch(`${platform}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(100)
}
const [servers] = await Promise.all([
  Promise.all([serve('portal', 5), serve('widgets', 6)]),
  answers(),
])
process.stdout.write(
  [
    '',
    `  Portal, edited live    http://${host}:${port + 5}`,
    `  Elements, edited live  http://${host}:${port + 6}/demo/tools/dev/`,
    '',
  ].join('\n'),
)

const stop = (): void => {
  server.kill('SIGTERM')
  void Promise.all(servers.map((each) => each.close())).then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
server.on('exit', (code) => process.exit(code ?? 1))
