import { createDialogs, type Dialogs } from '../dialogs/dialogs.ts'
import { createQueries, type Queries } from '../queries/queries.ts'
import { createSettings, type Settings } from '../settings/settings.ts'
import { getFeatureFlags } from '../session/endpoints.ts'
import { createSignInHandoffs, type SignInHandoffs } from '../sign-in/handoff.ts'
import type { Platform } from './platform.ts'

/** The services that only the portal needs; they stay out of an embed's first bundle. */
export interface PortalPlatform<DialogTypes = unknown> extends Platform {
  readonly queries: Queries
  readonly dialogs: Dialogs<DialogTypes>
  readonly settings: Settings
  /** What the sign-in hands to the screens it leads to. */
  readonly handoffs: SignInHandoffs
  /** Finds the session and the flags that are set. Flags that do not come keep their defaults. */
  start(): Promise<void>
}

/** Milliseconds after which the portal opens without the flags; they count when they come. */
const longestWait = 1_000

/** Adds the portal's services to a platform in portal mode. */
export const createPortalPlatform = <DialogTypes>(
  platform: Platform,
): PortalPlatform<DialogTypes> => {
  const { api, clock, flags, host, region, session } = platform
  const queries = createQueries(api)
  const settings = createSettings({ device: host.device, api, clock, session })
  const dialogs = createDialogs<DialogTypes>()
  let userId = session.$user.get()?.id
  let flagsCame: Promise<void> | undefined

  const stops = [
    session.$user.listen((user) => {
      if (user?.id === userId) return
      userId = user?.id
      queries.clear()
    }),
    settings.$settings.subscribe(({ environment }) => {
      if (environment !== undefined) region.setFlag(environment, true)
      else for (const each of ['UK', 'AU'] as const) region.setFlag(each, false)
    }),
  ]

  return {
    ...platform,
    queries,
    settings,
    dialogs,
    handoffs: createSignInHandoffs(),
    async start() {
      flagsCame ??= api.call(getFeatureFlags).then(
        (values) => flags.receive(values),
        () => {},
      )
      const patience = new Promise<void>((resolve) => clock.after(longestWait, resolve))
      // Where tokens are kept depends on a flag.
      await Promise.race([flagsCame, patience])
      await session.start()
    },
    dispose() {
      for (const stop of stops) stop()
      settings.dispose()
      queries.clear()
      platform.dispose()
    },
  }
}
