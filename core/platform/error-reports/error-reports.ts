import type { ReadableAtom } from 'nanostores'
import type { EnvironmentInfo } from '../environment/environment.ts'
import { isReportable } from './reportable.ts'

/** Sends reports; created where a network and a page are available. */
export interface Reporter {
  report(error: unknown): void
  /** Stops sending. */
  stop(): Promise<void>
}

export interface ErrorReports {
  /**
   * Reports an error if it is reportable and reporting is on; earlier errors are sent once it is.
   */
  report(error: unknown): void
  dispose(): void
}

/** Maximum number of errors queued until reporting is allowed. */
const maxQueued = 10

/**
 * Reports errors in production only, with a DSN and the user's consent to cookies (spec 1 §8).
 * Loads the reporter's code once all three conditions are met; stops when consent is withdrawn.
 */
export const createErrorReports = (input: {
  readonly $environment: ReadableAtom<EnvironmentInfo | undefined>
  readonly $consent: ReadableAtom<boolean | undefined>
  readonly load: (to: { readonly dsn: string; readonly envName: string }) => Promise<Reporter>
}): ErrorReports => {
  const { $environment, $consent, load } = input
  let queued: readonly unknown[] = []
  let running: Promise<Reporter | undefined> | undefined

  const wanted = (): { dsn: string; envName: string } | undefined => {
    const { prod, envName, errorReports } = $environment.get() ?? {}
    const isWanted = prod === true && $consent.get() === true && errorReports !== undefined
    return isWanted ? { dsn: errorReports.dsn, envName: envName ?? '' } : undefined
  }

  const send = async (
    reporter: Promise<Reporter | undefined>,
    ...errors: readonly unknown[]
  ): Promise<void> => {
    const ready = await reporter
    for (const error of errors) ready?.report(error)
  }

  const start = (to: { dsn: string; envName: string }): void => {
    // A failure to send reports is not shown to the user.
    running = load(to).catch(() => undefined)
    void send(running, ...queued)
    queued = []
  }

  const settle = (): void => {
    const to = wanted()
    if (to !== undefined && running === undefined) start(to)
    if (to === undefined && running !== undefined) {
      void running.then((reporter) => reporter?.stop())
      running = undefined
    }
    if ($consent.get() === false) queued = []
  }

  const stops = [$environment.subscribe(settle), $consent.listen(settle)]

  return {
    report(error) {
      if (!isReportable(error) || $consent.get() === false) return
      if (running === undefined) queued = [...queued, error].slice(-maxQueued)
      else void send(running, error)
    },
    dispose() {
      for (const stop of stops) stop()
      void running?.then((reporter) => reporter?.stop())
      running = undefined
    },
  }
}
