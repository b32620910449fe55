import { createPlatform } from '#core/platform/platform.ts'
import { createPortalPlatform } from '#core/platform/portal-platform.ts'
import { tabSharing } from '#core/session/tab-sharing.ts'
import { createI18nextEngine } from '#core/wording/i18next-engine.ts'
import { browserHost } from '#widgets/platform/browser-host.ts'
import type { DialogTypes } from '../dialogs/registry.ts'
import type { Portal } from './portal-context.ts'
import { wordingLoader } from './wording-loader.ts'
import { workerAlarm } from './worker-alarm.ts'

/** Builds the services of the portal, which is served by the platform that it calls. */
export const createPortal = (): Portal =>
  createPortalPlatform<DialogTypes>(
    createPlatform({
      apiBase: '',
      mode: 'portal',
      sharing: tabSharing,
      textEngine: createI18nextEngine(),
      host: browserHost(workerAlarm()),
      wordingLoader,
      production: import.meta.env.PROD,
    }),
  )
