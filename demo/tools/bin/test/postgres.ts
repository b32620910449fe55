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
  /** Additional settings: `wal_level=minimal`. */
  readonly settings?: readonly string[]
  /** The parent of its temporary folder. */
  readonly base?: string
}

/** Settings of a server whose data need not survive a crash: minimal write-ahead log. */
export const unlogged: readonly string[] = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
]

/**
 * Retains the memory of a query plan for the next one. On virtual machines, page faults cost more
 * than planning.
 */
const memory = { MALLOC_TOP_PAD_: '16777216', MALLOC_TRIM_THRESHOLD_: '134217728' } as const

/**
 * Starts a PostgreSQL without fsync in a temporary folder, which is deleted at the end. It listens
 * on a socket in that folder, so it needs no port.
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
