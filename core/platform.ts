import { atom, computed, type ReadableAtom } from 'nanostores'
import { createAnswerCache } from './platform/api/answer-cache.ts'
import { createApi, type Api } from './platform/api/api.ts'
import { createSlowCalls } from './platform/api/slow-calls.ts'
import { createClock } from './foundation/clock/clock.ts'
import { createErrors, type Errors } from './foundation/errors/errors.ts'
import { createFlags, flaggedRegion, type FlagValues } from './platform/flags/flags.ts'
import { createNotifications, type Notifications } from './platform/notifications/notifications.ts'
import { createRegion } from './foundation/region/region.ts'
import type { Region } from './foundation/region/regions.ts'
import type { TextLocale } from './foundation/wording/translations.ts'
import { cacheUserOf } from './identity/session/cache-user.ts'
import type { IssuedTokens } from './identity/session/gateway.ts'
import type { SessionServices } from './identity/session/services.ts'
import type { Access, SessionKind } from './identity/session/session-kind.ts'
import type { TextEngine } from './foundation/wording/engine.ts'
import { createPlainEngine } from './foundation/wording/plain-engine.ts'
import { createWording, type WordingLoader } from './foundation/wording/wording.ts'
import type { Host, Stop } from './foundation/host/host.ts'
import type { PlatformMode } from './platform/services.ts'

export interface PlatformOptions extends Access {
  /** Origin of the API, `https://api.parapet.example`; empty for the page's origin. */
  readonly apiBase: string
  readonly mode: PlatformMode
  readonly host: Host
  readonly wordingLoader: WordingLoader
  /** The engine of texts; by default the plain one. */
  readonly textEngine?: TextEngine
  readonly fetch?: typeof fetch
  /**
   * Creates the session: `portalSession` for users who sign in, `embedSession` for an element on a
   * host page.
   */
  readonly session: SessionKind
  /** Fixes the region, regardless of the page's host. */
  readonly region?: Region | undefined
  /** Fixes the language; otherwise it follows the region. */
  readonly locale?: TextLocale | undefined
  /** The address of the error pages; by default the API's. */
  readonly docsBase?: string | undefined
  readonly buildTimeFlags?: Partial<FlagValues>
  /** Whether this is production or not known yet: flags cannot be overridden on the device then. */
  readonly production?: boolean
}

/** The services of one API. Two platforms on one page are independent of each other. */
export interface Platform extends SessionServices {
  /**
   * Changes the credentials with which an embed opens its session; after a change of the key the
   * next call opens a new session.
   */
  identify(by: Access): void
  /** Uses the session of one record that another element of the page opened. */
  startRecordSession(tokens: IssuedTokens): void
  /**
   * Counts changes of the page's access. Features repeat failed calls after each, so that a page
   * may set or correct its key or function late.
   */
  readonly $accessChanges: ReadableAtom<number>
  /** Increments the counter, because the session that those calls lacked has arrived. */
  announceAccess(): void
  /** Fixes the language; undefined makes it follow the region again. */
  setLocale(locale: TextLocale | undefined): Promise<void>
  /** Loads the texts that every view needs; can be repeated after a failure. */
  ready(): Promise<void>
  /** Stops timers and listeners. The platform is unusable afterwards. */
  dispose(): void
}

/** Milliseconds between two announcements of a changed session function. */
const announcementPause = 1_000

/**
 * Shows a notification for server errors. A failed sign-in call shows only the sign-in's own text.
 */
const notifyServerErrors = (errors: Errors, notifications: Notifications): Stop => {
  let shown = ''
  const stops = [
    errors.on('api:error:5xx', (error) => {
      shown = notifications.show('error', error.message)
    }),
    errors.on('api:error:auth', (text) => {
      notifications.dismiss(shown)
      notifications.show('error', text)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Builds the services of one API for an embed, and the base of the portal's. */
export const createPlatform = (options: PlatformOptions): Platform => {
  const { host, mode, apiBase } = options
  const instanceId = host.randomId()
  const clock = createClock(host.time)
  const flags = createFlags({
    device: host.device,
    production: options.production ?? false,
    ...(options.buildTimeFlags === undefined ? {} : { built: options.buildTimeFlags }),
  })
  const region = createRegion({
    hostname: host.hostname,
    fixed: options.region,
    $served: computed(flags.$flags, flaggedRegion),
  })
  let fixedLocale = options.locale
  const localeNow = (): TextLocale => fixedLocale ?? region.$facts.get().locale
  const wording = createWording({
    locale: localeNow(),
    loader: options.wordingLoader,
    engine: options.textEngine ?? createPlainEngine(),
  })
  const errors = createErrors({
    instanceId,
    wording,
    docsBase: options.docsBase ?? `${apiBase}/docs/errors`,
    isOffline: () => host.isOffline(),
    ownText: (code) =>
      session.ownText?.(code) ??
      (code === 'notFound' && mode === 'embed' ? 'common:failure.gone' : undefined),
  })
  const notifications = createNotifications(() => host.randomId())

  let access: Access = options
  const $accessChanges = atom(0)
  const announceAccess = (): void => $accessChanges.set($accessChanges.get() + 1)
  let announced = -announcementPause
  let stopAnnouncing: Stop | undefined
  /** At most once a second, because a page may set another function on every failure. */
  const announceAccessSoon = (): void => {
    stopAnnouncing ??= clock.after(
      Math.max(0, announced + announcementPause - clock.monotonic()),
      () => {
        stopAnnouncing = undefined
        announced = clock.monotonic()
        announceAccess()
      },
    )
  }
  const session = options.session({
    host,
    clock,
    errors,
    flags,
    api: () => api,
    access: () => access,
    fixedRegion: () => region.$fixed.get(),
  })
  const slowCalls = createSlowCalls(clock)
  const api: Api = createApi({
    apiBase,
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
    clock,
    errors,
    session,
    slowCalls,
    host,
    $region: region.$region,
    $locale: wording.$locale,
  })

  const answers = createAnswerCache(api, clock)

  const stops = [
    // Prices depend on the agency of a key, records on the user: responses are not shared between
    // users.
    computed(session.$claims, cacheUserOf).listen(() => answers.clear()),
    region.$region.listen(() => {
      // If texts do not load, the current ones stay in use.
      wording.setLocale(localeNow()).catch((error: unknown) => errors.caught(error, 'load'))
    }),
    region.$fixed.listen(() => {
      // A session that did not fit the region may fit now.
      if (session.$claims.get()?.kind === 'record') announceAccess()
    }),
    ...(mode === 'portal'
      ? [
          notifyServerErrors(errors, notifications),
          session.$claims.subscribe((claims) => {
            if (claims !== undefined)
              region.setUserRegion(claims.kind === 'key' ? undefined : claims.region)
          }),
          session.$ended.listen((end) => {
            // the screen behind an expired session remains that of its user
            if (end === 'signed-out') region.setUserRegion(undefined)
          }),
        ]
      : []),
  ]

  return {
    instanceId,
    mode,
    apiBase,
    host,
    region,
    errors,
    session,
    api,
    $isSlow: slowCalls.$isSlow,
    answers,
    flags,
    wording,
    notifications,
    clock,
    identify(by) {
      const { clientKey, fetchSession } = access
      access = { clientKey, fetchSession, ...by }
      // Pages often set a new function that does the same, so a new function does not end the
      // session.
      const isOther = access.clientKey !== clientKey || !access.fetchSession !== !fetchSession
      if (mode !== 'embed') return
      if (isOther) {
        answers.clear()
        session.clearTab()
        announceAccess()
      } else if (access.fetchSession !== fetchSession && session.$claims.get() === undefined) {
        announceAccessSoon()
      }
    },
    startRecordSession(tokens) {
      answers.clear()
      session.enter(tokens)
      announceAccess()
    },
    $accessChanges,
    announceAccess,
    async setLocale(locale) {
      fixedLocale = locale
      await wording.setLocale(localeNow())
    },
    ready: () => wording.load('common', 'element'),
    dispose() {
      for (const stop of stops) stop()
      stopAnnouncing?.()
      session.dispose()
    },
  }
}
