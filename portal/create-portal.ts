import { buildTimeFlags } from '#core/platform/flags/build-time-flags.ts'
import { createPlatform } from '#core/platform.ts'
import { createPortalPlatform } from '#core/portal-platform.ts'
import { portalSession } from '#core/identity/session/portal-session.ts'
import { browserHost } from '#widgets/platform/browser-host.ts'
import { onStorage } from '#widgets/platform/on-storage.ts'
import { fileDraftsName, forgetFileDrafts } from './frame/forms/forget-file-drafts.ts'
import { languageCookie, languageOfCookie } from './frame/platform/language-cookie.ts'
import type { Portal } from './frame/platform/use-portal.ts'
import { wordingLoader } from './frame/platform/wording-loader.ts'
import { workerTimer } from './frame/platform/worker-timer.ts'

/** Builds the services of the portal, for the API of the page's own origin. */
export const createPortal = (): Portal => {
  const portal = createPortalPlatform(
    createPlatform({
      apiBase: '',
      mode: 'portal',
      session: portalSession,
      host: browserHost(workerTimer()),
      wordingLoader,
      locale: languageOfCookie(document.cookie),
      buildTimeFlags: buildTimeFlags(import.meta.env),
      // Production until the server's `/env` says otherwise.
      production: true,
    }),
    onStorage,
  )
  portal.wording.$locale.subscribe((locale) => {
    document.cookie = languageCookie(locale, location.protocol === 'https:')
  })
  if (portal.host.device.get(fileDraftsName) !== undefined)
    void import('./frame/forms/file-drafts.ts')
      .then(({ pruneFileDrafts }) => pruneFileDrafts())
      .catch(() => undefined)
  portal.session.$ended.listen((end) => {
    if (end === 'signed-out') forgetFileDrafts()
  })
  return portal
}
