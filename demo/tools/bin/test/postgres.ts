import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from './system.ts'

/** PostgreSQL refuses to run as root, so its own system user runs it. */
const asServer = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export interface RunningPostgres {
  readonly url: string
  stop(): void
}

interface PostgresOptions {
  /** Further settings: `wal_level=minimal`. */
  readonly settings?: readonly string[]
  /** The folder that its own temporary folder is made in. */
  readonly base?: string
}

/** Settings of a server whose data need not survive a crash: little is logged, nothing twice. */
export const unlogged: readonly string[] = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
]

/**
 * Keeps the memory of a plan for the next one: taking it from the system again costs more than planning where a
 * page fault is dear, as on virtual machines.
 */
const memory = { MALLOC_TOP_PAD_: '16777216', MALLOC_TRIM_THRESHOLD_: '134217728' } as const

/**
 * A PostgreSQL in a temporary folder, without fsync: its data are deleted after the tests. It
 * listens on a socket in that folder, so no port is needed.
 */
export const startPostgres = ({
  settings: further = [],
  base = tmpdir(),
}: PostgresOptions = {}): RunningPostgres => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const user = asServer()
  const folder = mkdtempSync(join(base, 'parapet-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const act = (program: string, words: readonly string[]): void => {
    const { status } = spawnSync(join(programs, program), words, {
      ...user,
      cwd: folder,
      env: { ...process.env, ...memory },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`${program} failed`)
  }
  const data = join(folder, 'data')
  // the same order as C.UTF-8, but compared byte by byte, which is faster
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--lc-collate=C']
  act('initdb', ['-D', data, '-U', 'parapet', '--auth=trust', ...locale])
  const settings = [
    "listen_addresses=''",
    `unix_socket_directories='${folder}'`,
    'fsync=off',
    'max_connections=200',
    ...further,
  ]
  const words = settings.map((each) => `-c ${each}`).join(' ')
  act('pg_ctl', ['-D', data, '-w', '-o', words, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgres://parapet@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      act('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
