import { atom, computed, type ReadableAtom } from 'nanostores'
import { createAnswerCache } from './platform/api/answer-cache.ts'
import { createApi, type Api } from './platform/api/api.ts'
import { createClock } from './foundation/clock/clock.ts'
import { createErrors, type Errors } from './foundation/errors/errors.ts'
import { createFlags, flaggedRegion, type FlagValues } from './platform/flags/flags.ts'
import { createNotifications, type Notifications } from './platform/notifications/notifications.ts'
import { createRegion } from './foundation/region/region.ts'
import type { Locale, Region } from './foundation/region/regions.ts'
import { cacheUserOf } from './identity/session/cache-user.ts'
import type { Issue } from './identity/session/gateway.ts'
import type { SessionServices } from './identity/session/services.ts'
import type { Access, SessionKind } from './identity/session/session-kind.ts'
import type { TextEngine } from './foundation/wording/engine.ts'
import { createPlainEngine } from './foundation/wording/plain-engine.ts'
import { createWording, type WordingLoader } from './foundation/wording/wording.ts'
import type { Host, Stop } from './foundation/host/host.ts'
import type { PlatformMode } from './platform/platform-mode.ts'

export interface PlatformOptions extends Access {
  /** Origin of the API, `https://api.parapet.example`; empty for the page's own. */
  readonly apiBase: string
  readonly mode: PlatformMode
  readonly host: Host
  readonly wordingLoader: WordingLoader
  /** What keeps the texts: a small engine of ours, unless another is handed in. */
  readonly textEngine?: TextEngine
  readonly fetch?: typeof fetch
  /** How its session is kept: `portalSession` where people sign in, `embedSession` on a page of others. */
  readonly session: SessionKind
  /** Fixes the region whatever the page's host says. */
  readonly region?: Region | undefined
  /** Fixes the language; it follows the region otherwise. */
  readonly locale?: Locale | undefined
  /** Where pages about errors stand; the API's own otherwise. */
  readonly docsBase?: string | undefined
  readonly builtFlags?: Partial<FlagValues>
  /** True where this is production, or not known yet: flags cannot be overridden on the device. */
  readonly production?: boolean
}

/** Services for one API. Two platforms on one page do not see each other. */
export interface Platform extends SessionServices {
  /** Changes what an embed opens its session with; with another key the next call opens it anew. */
  identify(by: Access): void
  /** Takes the session of one record that another element of the page opened. */
  enterRecord(tokens: Issue): void
  /**
   * Counts the changes after which a call that failed may succeed: features make it again, so that a
   * page may hand over its key or function late, or correct them.
   */
  readonly $accessChanges: ReadableAtom<number>
  /** Fixes the language, or lets it follow the region again with undefined. */
  setLocale(locale: Locale | undefined): Promise<void>
  /** Brings the texts that every view needs; may be asked again after a failure. */
  ready(): Promise<void>
  /** Stops timers and listeners. Nothing works after it. */
  dispose(): void
}

/** Milliseconds between two announcements that another function of the page opens the session. */
const announcementPause = 1_000

/** Shows that the server is in trouble; of a failed sign-in call the sign-in's own text, not both. */
const tellTroubles = (errors: Errors, notifications: Notifications): Stop => {
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
    ...(options.builtFlags === undefined ? {} : { built: options.builtFlags }),
  })
  const region = createRegion({
    hostname: host.hostname,
    fixed: options.region,
    $served: computed(flags.$flags, flaggedRegion),
  })
  let fixedLocale = options.locale
  const localeNow = (): Locale => fixedLocale ?? region.$facts.get().locale
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
  })
  const notifications = createNotifications(() => host.randomId())

  let access: Access = options
  const $accessChanges = atom(0)
  const announceAccess = (): void => $accessChanges.set($accessChanges.get() + 1)
  let announced = -announcementPause
  let stopAnnouncing: Stop | undefined
  /** At most once a second: a page may hand over another function each time that it hears of a failure. */
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
  })
  const api: Api = createApi({
    apiBase,
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
    mode,
    clock,
    errors,
    session,
    timeZone: host.timeZone,
    $region: region.$region,
    $locale: wording.$locale,
  })

  const answers = createAnswerCache(api, clock)

  const stops = [
    // Prices follow the agency of a key, records the user: nobody uses what another was told.
    computed(session.$claims, cacheUserOf).listen(() => answers.clear()),
    region.$region.listen(() => {
      // Texts that do not load leave the old ones standing.
      wording.setLocale(localeNow()).catch((error: unknown) => errors.caught(error, 'load'))
    }),
    session.$ended.listen((end) => {
      // Over a user's screen the sign-in cover says it; elsewhere nothing else would.
      if (end === 'expired' && mode === 'portal' && session.$user.get() === undefined) {
        notifications.show('warning', wording.t('common:failure.sessionExpired'))
      }
    }),
    ...(mode === 'portal' ? [tellTroubles(errors, notifications)] : []),
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
    answers,
    flags,
    wording,
    notifications,
    clock,
    identify(by) {
      const { clientKey, fetchSession } = access
      access = { clientKey, fetchSession, ...by }
      // Pages often hand over a new function that does the same; a session is not thrown away for it.
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
    enterRecord(tokens) {
      answers.clear()
      session.enter(tokens)
      announceAccess()
    },
    $accessChanges,
    async setLocale(locale) {
      fixedLocale = locale
      await wording.setLocale(localeNow())
    },
    ready: () => wording.load('common', 'errors', 'element'),
    dispose() {
      for (const stop of stops) stop()
      stopAnnouncing?.()
      session.dispose()
    },
  }
}
