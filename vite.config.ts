import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { portalBuild } from './demo/tools/build/portal.ts'
import { serverBuild } from './demo/tools/build/server.ts'
import { testRun } from './demo/tools/build/test.ts'
import { widgetsBuild } from './demo/tools/build/widgets.ts'

const root = import.meta.dirname
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }

/** `vite build --mode portal | widgets | server`; `vitest` takes mode `test`. */
export default defineConfig(({ mode }) => {
  switch (mode) {
    case 'widgets':
      return widgetsBuild(root, version)
    case 'server':
      return serverBuild(root)
    case 'test':
      return testRun(root)
    default:
      return portalBuild(root)
  }
})
