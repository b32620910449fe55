import { join } from 'node:path'
import process from 'node:process'
import type { Companions } from './companions.ts'
import { openDatabase } from './kernel/database/open.ts'
import { StartFailure, startFailureOf } from './kernel/database/start-failure.ts'
import { startWhenReachable } from './kernel/database/unreachable.ts'
import { readMatrix } from './kernel/http/access/access-matrix.ts'
import { clientVersionOf, createStaticFiles, deployedAt } from './kernel/http/pages/static-files.ts'
import { logToStderr, stackOf } from './kernel/log.ts'
import { projectRoot } from './kernel/project-root.ts'
import { sealKeyIn } from './kernel/seals.ts'
import { loadWording } from './kernel/wording.ts'
import { announceProcessor } from './insurance/billing/processors.ts'
import { checkPort, closeServer, listen, listenFailure } from './listen.ts'
import { createMailer } from './kernel/outbox/mailer.ts'
import { createPlatform } from './platform.ts'
import { readyText } from './ready.ts'
import { scheduleAll } from './kernel/queue/recurring-job.ts'
import { seedDemo, seedPlatform } from './kernel/seed/run.ts'
import { registry } from './registry.ts'
import { loadSigningKey } from './identity/session/signing-keys.ts'
import { readSettings, storageOf, type Settings } from './settings.ts'

/** Functions that stop the started parts, in reverse order. */
type Stops = (() => Promise<void>)[]

const stopAll = async (stops: Stops): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop()
}

const fail = (error: unknown): never => {
  process.stderr.write(
    error instanceof StartFailure
      ? `${error.message}\n`
      : `Parapet could not start: ${error instanceof Error ? stackOf(error) : String(error)}\n`,
  )
  process.exit(1)
}

/** Ends the platform with the line of an error. */
const failWith = async (cause: unknown, stops: Stops): Promise<never> => {
  await stopAll(stops).catch(() => undefined)
  return fail(startFailureOf(cause, storageOf(process.env)))
}

const startAll = async (
  settings: Settings,
  companions: Companions | undefined,
  stops: Stops,
): Promise<void> => {
  const { host, port, demo, dataDir } = settings.config
  const servers = companions?.servers ?? []
  for (const offset of [0, ...servers.flatMap(({ ports }) => ports)]) {
    await checkPort({ host, port: port + offset })
  }
  const opened = await openDatabase({
    url: settings.databaseUrl,
    folder: dataDir,
    // the platform exits like PostgreSQL, so that its supervisor restarts it
    onEnd: (error) => void failWith(error, stops),
  })
  stops.push(() => opened.close())
  const buildFolder = join(projectRoot(), 'build')
  const config = {
    ...settings.config,
    ...(await companions?.accounts()),
    clientVersion: clientVersionOf(buildFolder, settings.version),
    deployed: deployedAt(buildFolder, new Date()).toISOString(),
  }
  const platform = await createPlatform({
    opened,
    config,
    signingKey: await loadSigningKey(dataDir),
    receiptKey: settings.receiptKey ?? sealKeyIn(dataDir),
    wording: await loadWording(),
    matrix: readMatrix(),
    log: logToStderr,
    files: createStaticFiles(buildFolder, config),
    ...(settings.smtpUrl && { mailer: createMailer(settings.smtpUrl) }),
  })
  stops.push(() => platform.close())
  const { services } = platform
  await seedPlatform(registry.seeds, services)
  if (demo) await seedDemo(registry.seeds, services, settings.seed)
  await announceProcessor(services)
  for (const { start, ports } of servers) {
    const stop = await start(services).catch((error: unknown) => {
      throw listenFailure(error, { host, port: port + (ports[0] ?? 0) })
    })
    stops.push(stop)
  }
  if (opened.isExclusive) await platform.worker.takeOver()
  await scheduleAll(registry.recurring, services)
  platform.worker.start()
  // last, so that everything is ready once the platform responds
  const server = await listen(platform.app.fetch, { host, port })
  stops.push(() => closeServer(server))
  stops.push(() => platform.endStreams())
  process.stdout.write(readyText(config, settings, companions?.addresses ?? []))
}

/** Milliseconds between two attempts to start. */
const startPause = 1_000

/**
 * Starts when PostgreSQL can be reached. A broken connection rolls back the start and repeats it.
 */
const startPatiently = (
  settings: Settings,
  companions: Companions | undefined,
  stops: Stops,
): Promise<void> => {
  if (settings.databaseUrl === undefined) return startAll(settings, companions, stops)
  const { databaseWait } = settings
  return startWhenReachable(
    async () => {
      try {
        await startAll(settings, companions, stops)
      } catch (error) {
        await stopAll(stops).catch(() => undefined)
        throw error
      }
    },
    {
      maxLength: databaseWait * 1_000,
      pause: startPause,
      waits: (reason) => logToStderr({ what: 'waiting for the database', reason, databaseWait }),
    },
  )
}

/**
 * Runs the platform as this process, with the environment's settings and optional companions, until
 * a signal or an error ends it.
 */
export const runPlatform = async (
  companionsOf?: (settings: Settings) => Companions | undefined,
): Promise<void> => {
  const stops: Stops = []
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    stopAll(stops).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  try {
    const settings = readSettings(process.env)
    await startPatiently(settings, companionsOf?.(settings), stops)
  } catch (error) {
    await failWith(error, stops)
  }
}
