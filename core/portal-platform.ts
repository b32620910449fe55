import { computed, type ReadableAtom } from 'nanostores'
import { createConsent, type Consent } from './identity/consent/consent.ts'
import { createDialogs, type Dialogs } from './platform/dialogs/dialogs.ts'
import { createEnvironment, type Environment } from './platform/environment/environment.ts'
import { createFlagWatch } from './platform/flags/flag-watch.ts'
import { answersOf, createQueries, type Queries } from './platform/queries/queries.ts'
import { createPermissions, type Permissions } from './identity/permissions/permissions.ts'
import { flaggedRegions } from './foundation/region/region-flags.ts'
import type { Locale } from './foundation/region/regions.ts'
import type { StoredAnswers } from './platform/queries/stored-answers.ts'
import { cacheUserOf } from './identity/session/cache-user.ts'
import { clearLinkDrafts, pruneLinkDrafts } from './foundation/storage/link-drafts.ts'
import { createSettings, type Settings } from './platform/settings/settings.ts'
import { notifyLinkEnd } from './identity/session/link-end-notification.ts'
import { createSignInHandoffs, type SignInHandoffs } from './identity/sign-in/handoff.ts'
import type { Stop } from './foundation/host/host.ts'
import type { Platform } from './platform.ts'

/** The services that only the portal needs; the first bundle of an embed does not contain them. */
export interface PortalPlatform extends Platform {
  readonly queries: Queries
  readonly dialogs: Dialogs
  readonly settings: Settings
  readonly permissions: Permissions
  readonly environment: Environment
  readonly consent: Consent
  /** The language of the platform's texts: the user's choice, or the region's. */
  readonly $language: ReadableAtom<Locale>
  /** Loads the texts of that language and switches to it; dashboards wait for it (spec 1 §4). */
  matchLanguage(): Promise<void>
  /** Reads the feature flags again, at once. */
  readFlags(): Promise<void>
  /** Data that the sign-in passes to the screens after it. */
  readonly handoffs: SignInHandoffs
  /** Restores the session and reads the flags. Flags that cannot be read have their defaults. */
  start(): Promise<void>
}

/** Milliseconds after which the portal opens without the flags; they apply when they arrive. */
const maxWait = 1_000

/** Adds the portal's services to a platform in portal mode. */
export const createPortalPlatform = (
  platform: Platform,
  /** Calls back when another tab changed what the device stores. */
  onDeviceChange?: (listener: () => void) => Stop,
): PortalPlatform => {
  const { api, clock, errors, flags, host, notifications, region, session, wording } = platform
  const settings = createSettings({ device: host.device, api, clock, session })
  const dialogs = createDialogs()
  const permissions = createPermissions({ api, tab: host.tab, clock, session })
  let cacheUser = cacheUserOf(session.$user.get())
  let stored: StoredAnswers | undefined
  const queries = createQueries(api, async () => {
    const { createPortalCache } = await import('./portal-cache.ts')
    const cache = createPortalCache({ tab: host.tab, clock })
    stored = cache.stored
    stored.restore(cacheUser)
    return cache.client
  })
  let answersCame: Promise<unknown> | undefined
  let spoken: Promise<void> | undefined
  const environment = createEnvironment({ api, tab: host.tab, clock })
  const flagWatch = createFlagWatch(platform)
  pruneLinkDrafts(host)
  const consent = createConsent({
    device: host.device,
    now: () => clock.now(),
    ...(onDeviceChange === undefined ? {} : { onChange: onDeviceChange }),
  })

  const chosenLanguage = (): Locale | undefined => settings.$settings.get().platformLanguage
  const $language = computed(
    [settings.$settings, region.$facts],
    ({ platformLanguage }, { locale }): Locale => platformLanguage ?? locale,
  )
  const speak = (): Promise<void> => platform.setLocale(chosenLanguage())
  const matchLanguage = async (): Promise<void> => {
    if (wording.$locale.get() !== $language.get()) await speak()
  }

  const readEnvironment = async (): Promise<void> => {
    const { prod } = await environment.read()
    if (!prod) flags.allowOverrides()
  }

  /** Loads the platform data that every page needs, with a limited wait. */
  const lookAround = async (): Promise<void> => {
    answersCame ??= Promise.all([flagWatch.ask(), readEnvironment().catch(() => {})])
    const timeout = new Promise<void>((resolve) => clock.after(maxWait, resolve))
    await Promise.race([answersCame, timeout])
    // The language may have been a guess until here; if texts do not load, the current ones stay.
    spoken ??= speak().catch((error: unknown) => void errors.caught(error, 'load'))
    await Promise.race([spoken, timeout])
  }

  const stops = [
    () => stored?.stop(),
    notifyLinkEnd(platform),
    session.$user.listen((user) => {
      const next = cacheUserOf(user)
      if (next === cacheUser) return
      const hasLeft = cacheUser !== undefined
      cacheUser = next
      queries.clear()
      stored?.restore(cacheUser)
      if (!hasLeft) return
      // Closes the last user's dialogs and messages.
      dialogs.reset()
      notifications.clear()
    }),
    session.$claims.listen((claims, before) => {
      // A page that failed to load its record loads it after its link was opened again.
      if (claims?.kind === 'record' && before === undefined) platform.announceAccess()
    }),
    session.$ended.listen((end) => {
      if (end === 'signed-out') clearLinkDrafts(host.device)
      // A sign-out has removed what the device stored.
      if (end === 'signed-out' && flags.$canOverride.get()) flags.allowOverrides()
    }),
    computed(settings.$settings, chosenLanguage).listen(() => {
      // If texts do not load, the current ones stay in use.
      speak().catch((error: unknown) => errors.caught(error, 'load'))
    }),
    settings.$settings.subscribe(({ environment }) => {
      if (environment !== undefined) region.setFlag(environment, true)
      else for (const { id } of flaggedRegions) region.setFlag(id, false)
    }),
  ]

  return {
    ...platform,
    answers: answersOf(queries),
    queries,
    settings,
    permissions,
    dialogs,
    handoffs: createSignInHandoffs(),
    environment,
    consent,
    $language,
    matchLanguage,
    readFlags: () => flagWatch.ask(),
    async ready() {
      await Promise.all([platform.ready(), lookAround()])
    },
    async start() {
      // A flag decides where tokens are stored.
      await lookAround()
      await session.start()
    },
    dispose() {
      for (const stop of stops) stop()
      flagWatch.dispose()
      consent.dispose()
      permissions.dispose()
      settings.dispose()
      queries.clear()
      platform.dispose()
    },
  }
}
