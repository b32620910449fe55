import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { SystemNeed } from './part.ts'

interface Supply {
  readonly packages: readonly string[]
  /** What the tests do without it. If absent, the tests require it. */
  readonly otherwise?: string
  present(): boolean
}

/** The folder of Debian's PostgreSQL programs, newest version first. */
export const postgresPrograms = (): string | undefined => {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `${base}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`))
}

const supplies = {
  browsers: {
    packages: [
      'chromium-headless-shell',
      'firefox-esr',
      'webkit2gtk-driver',
      'xvfb',
      'xauth',
      'fonts-liberation',
    ],
    present: () =>
      [
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/firefox-esr',
        '/usr/bin/WebKitWebDriver',
        '/usr/bin/xvfb-run',
      ].every((path) => existsSync(path)),
  },
  postgresql: {
    packages: ['postgresql'],
    otherwise: 'There is no PostgreSQL: the server’s tests run on the embedded database alone.',
    present: () => postgresPrograms() !== undefined,
  },
} as const satisfies Record<SystemNeed, Supply>

const isDebian = (): boolean => {
  try {
    return /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

const install = (packages: readonly string[]): void => {
  process.stdout.write(`Installing ${packages.join(', ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  // Keeps PostgreSQL's package from starting its own cluster, because the tests start theirs.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

/** Installs missing packages as root on Debian; otherwise returns a message with the command. */
export const installMissing = (needs: readonly SystemNeed[]): string | undefined => {
  const required: readonly Supply[] = [...new Set(needs)].map((need) => supplies[need])
  const missing = () => required.filter((supply) => !supply.present())
  if (missing().length > 0 && process.getuid?.() === 0 && isDebian()) {
    install(missing().flatMap(({ packages }) => packages))
  }
  for (const { otherwise } of missing()) if (otherwise) process.stdout.write(`${otherwise}\n`)
  const packages = missing().flatMap((supply) => (supply.otherwise ? [] : supply.packages))
  if (packages.length === 0) return undefined
  return `The tests need: apt-get install --no-install-recommends ${packages.join(' ')}`
}
