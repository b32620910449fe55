import { join } from 'node:path'
import process from 'node:process'
import { openDatabase } from './kernel/database/open.ts'
import { StartFailure, startFailureOf } from './kernel/database/start-failure.ts'
import { startWhenReachable } from './kernel/database/unreachable.ts'
import { readMatrix } from './kernel/http/access/access-matrix.ts'
import { clientVersionOf, createStaticFiles, deployedAt } from './kernel/http/pages/static-files.ts'
import { logToStderr } from './kernel/log.ts'
import { projectRoot } from './kernel/project-root.ts'
import { sealKeyIn } from './kernel/seals.ts'
import { loadWording } from './kernel/wording.ts'
import { checkPort, closeServer, listen, listenFailure } from './listen.ts'
import { createMailer } from './kernel/outbox/mailer.ts'
import { createPlatform } from './platform.ts'
import { readyText } from './ready.ts'
import { scheduleAll } from './kernel/queue/recurring-job.ts'
import { seedDemo, seedPlatform } from './kernel/seed/run.ts'
import { registry } from './registry.ts'
import { companionServers } from './servers.ts'
import { signingKeyIn } from './identity/session/keys.ts'
import { readSettings, storageOf, type Settings } from './settings.ts'

/** Functions that stop what was started, last first. */
type Stops = (() => Promise<void>)[]

const stopAll = async (stops: Stops): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop()
}

const fail = (error: unknown): never => {
  process.stderr.write(
    error instanceof StartFailure
      ? `${error.message}\n`
      : `Parapet could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

/** Ends the platform with the line of an error. */
const failWith = async (cause: unknown, stops: Stops): Promise<never> => {
  await stopAll(stops).catch(() => undefined)
  return fail(startFailureOf(cause, storageOf(process.env)))
}

const startAll = async (settings: Settings, stops: Stops): Promise<void> => {
  const buildFolder = join(projectRoot(), 'build')
  const config = {
    ...settings.config,
    clientVersion: clientVersionOf(buildFolder, settings.version),
    deployed: deployedAt(buildFolder, new Date()).toISOString(),
  }
  const { host, port, demo } = config
  const wanted = companionServers.filter(({ demoOnly }) => demo || !demoOnly)
  for (const offset of [0, ...wanted.flatMap(({ ports }) => ports)]) {
    await checkPort({ host, port: port + offset })
  }
  const opened = await openDatabase({
    url: settings.databaseUrl,
    folder: config.dataDir,
    // like PostgreSQL the platform ends, so that who supervises it starts it again
    onEnd: (error) => void failWith(error, stops),
  })
  stops.push(() => opened.close())
  const platform = await createPlatform({
    opened,
    config,
    signingKey: await signingKeyIn(config.dataDir),
    receiptKey: settings.receiptKey ?? sealKeyIn(config.dataDir),
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
  for (const { start, ports } of wanted) {
    const stop = await start({ services }).catch((error: unknown) => {
      throw listenFailure(error, { host, port: port + (ports[0] ?? 0) })
    })
    stops.push(stop)
  }
  if (opened.isExclusive) await platform.worker.takeOver()
  await scheduleAll(registry.recurring, services)
  platform.worker.start()
  // last, so that everything is ready once the platform answers
  const server = await listen(platform.app.fetch, { host, port })
  stops.push(() => closeServer(server))
  stops.push(() => platform.endStreams())
  process.stdout.write(readyText(config, settings))
}

/** Milliseconds between two attempts to start. */
const startPause = 1_000

/** Starts when PostgreSQL can be reached; a broken connection undoes the start and begins it again. */
const startPatiently = (settings: Settings, stops: Stops): Promise<void> => {
  if (settings.databaseUrl === undefined) return startAll(settings, stops)
  const { databaseWait } = settings
  return startWhenReachable(
    async () => {
      try {
        await startAll(settings, stops)
      } catch (error) {
        await stopAll(stops).catch(() => undefined)
        throw error
      }
    },
    {
      longest: databaseWait * 1_000,
      pause: startPause,
      waits: (reason) => logToStderr({ what: 'waiting for the database', reason, databaseWait }),
    },
  )
}

const main = async (): Promise<void> => {
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
    await startPatiently(readSettings(process.env), stops)
  } catch (error) {
    await failWith(error, stops)
  }
}

await main()
