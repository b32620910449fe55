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

/**
 * A PostgreSQL in a temporary folder, without fsync: its data are deleted after the tests. It
 * listens on a socket in that folder, so no port is needed. `more` are further settings.
 */
export const startPostgres = (more = ''): RunningPostgres => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const user = asServer()
  const folder = mkdtempSync(join(tmpdir(), 'parapet-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const act = (program: string, words: readonly string[]): void => {
    const { status } = spawnSync(join(programs, program), words, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`${program} failed`)
  }
  const data = join(folder, 'data')
  // the same order as C.UTF-8, but compared byte by byte, which is faster
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--lc-collate=C']
  act('initdb', ['-D', data, '-U', 'parapet', '--auth=trust', ...locale])
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=200 ${more}`
  act('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgres://parapet@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      act('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
