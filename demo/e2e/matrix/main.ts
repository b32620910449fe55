import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, exit, stdout } from 'node:process'
import { freePort } from '../../tools/bin/test/ports.ts'
import { buildStale } from '../../tools/bin/build.ts'
import { root } from '../../tools/bin/root.ts'
import { closeServer } from '../../server/listen.ts'
import { registry } from '../../../widgets/registry.ts'
import { openChromium } from './engines/chromium.ts'
import type { Engine } from './engines/engine.ts'
import { openFirefox } from './engines/firefox.ts'
import { openWebkit } from './engines/webkit.ts'
import { exampleFolder, prepareExample } from './examples.ts'
import { engineNames, hosts, type EngineName, type HostPage } from './hosts.ts'
import { startMatrixPlatform } from './platform.ts'
import { createResults } from './results.ts'
import { startMatrixSite } from './site.ts'

const open = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
} satisfies Record<EngineName, () => Promise<Engine>>

const tags = Object.keys(registry)
const words = argv.slice(2)
/** The values named on the command line, or all values when none is named. */
const chosen = <T extends string>(all: readonly T[]): readonly T[] => {
  const selected = all.filter((each) => words.includes(each))
  return selected.length > 0 ? selected : all
}
const known: readonly string[] = [...tags, ...engineNames, ...hosts.map(({ name }) => name)]
const unknown = words.filter((word) => !known.includes(word))
if (unknown.length > 0) {
  stdout.write(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}\n`)
  exit(1)
}

/** The folder of the files of the built version. */
const builtVersion = async (): Promise<string> => {
  const folder = join(root, 'build/widgets')
  const release = await readFile(join(folder, 'release.json'), 'utf8')
  const { version } = JSON.parse(release) as { readonly version: string }
  return join(folder, `v${version}`)
}

const hostNames = chosen(hosts.map(({ name }) => name))
const pages = hosts.filter(
  ({ name, engines }) =>
    hostNames.includes(name) && engines.some((engine) => chosen(engineNames).includes(engine)),
)

await buildStale()
const examples = new Set(pages.flatMap(({ from }) => ('example' in from ? [from.example] : [])))
// Sequential, because each install and build uses the whole machine.
for (const name of examples) {
  stdout.write(`Preparing the example ${name} …\n`)
  // oxlint-disable-next-line no-await-in-loop
  await prepareExample(name)
}

const port = await freePort()
const trusted = `http://127.0.0.1:${port}`
const insecure = `http://agency.test:${port}`
const platform = await startMatrixPlatform([trusted, insecure])
const results = createResults()
const site = await startMatrixSite({
  port,
  platform: platform.portal,
  processor: platform.processor,
  clientKey: platform.clientKey,
  hosts,
  exampleFolder,
  results,
  widgets: await builtVersion(),
})

let count = 0
const addressOf = (host: HostPage, tag: string, id: string): string => {
  const { portal: api, clientKey: key } = platform
  const parameters = new URLSearchParams({ api, key, element: tag, id })
  return `${host.isInsecure ? insecure : trusted}/${host.name}/?${parameters.toString()}`
}

/** Opens every selected element on one kind of page. Returns the problems. */
const testHost = async (
  host: HostPage,
  name: EngineName,
  engine: Engine,
): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const tag of chosen(tags).filter((each) => host.tags?.includes(each) ?? true)) {
    const id = String((count += 1))
    const problems = results.of(id)
    // A browser shows one page at a time.
    // oxlint-disable-next-line no-await-in-loop
    await engine.open(addressOf(host, tag, id))
    // oxlint-disable-next-line no-await-in-loop
    lines.push(...(await problems).map((problem) => `${name} ${host.name} ${tag}: ${problem}`))
  }
  return lines
}

const failures: string[] = []
try {
  for (const name of chosen(engineNames)) {
    const opened = pages.filter(({ engines }) => engines.includes(name))
    if (opened.length === 0) continue
    // Engines run one at a time, because each needs the whole machine.
    // oxlint-disable-next-line no-await-in-loop
    const engine = await open[name]()
    for (const host of opened) {
      // oxlint-disable-next-line no-await-in-loop
      const lines = await testHost(host, name, engine)
      stdout.write(`${lines.length === 0 ? '✔' : '✘'} ${name} ${host.name}\n`)
      for (const line of lines) stdout.write(`  ${line}\n`)
      failures.push(...lines)
    }
    // oxlint-disable-next-line no-await-in-loop
    await engine.close()
  }
} finally {
  await closeServer(site)
  await platform.stop()
}
stdout.write(`\n${count} pages, ${failures.length} problems\n`)
exit(failures.length === 0 && count > 0 ? 0 : 1)
