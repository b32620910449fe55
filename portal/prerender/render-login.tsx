import { createMemoryHistory } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPlatform } from '#core/platform.ts'
import { createPortalPlatform } from '#core/portal-platform.ts'
import { portalSession } from '#core/identity/session/portal-session.ts'
import type { StyleRoot } from '#themes/shadow-dom-inject.ts'
import { RootContext } from '#widgets/react/contexts.ts'
import { App } from '../App.tsx'
import { wordingLoader } from '../frame/platform/wording-loader.ts'
import { titleOf } from '../frame/shell/use-title.ts'
import { createPortalRouter } from '../router.ts'
import type { RenderLogin } from './prerendered-page.ts'
import { stillHost } from './still-host.ts'

/** The document contains the styles of a prerendered page, so its views insert none. */
const noRoot = {} as StyleRoot

/** There is no server while prerendering: flags have their defaults, and nobody is signed in. */
const noNetwork: typeof fetch = () => Promise.reject(new TypeError('No network at build time'))

/** Renders the sign-in page with the browser's components. */
export const renderLogin: RenderLogin = async (region, hasSso) => {
  const portal = createPortalPlatform(
    createPlatform({
      apiBase: '',
      mode: 'portal',
      session: portalSession,
      host: stillHost,
      region,
      wordingLoader,
      fetch: noNetwork,
      buildTimeFlags: { SSO_LOGIN: hasSso },
      production: true,
    }),
  )
  try {
    const router = createPortalRouter(portal)
    const history = createMemoryHistory({ initialEntries: ['/login'] })
    router.update({ ...router.options, history, scrollRestoration: false })
    await router.load()
    const html = renderToStaticMarkup(
      <RootContext value={noRoot}>
        <App portal={portal} router={router} />
      </RootContext>,
    )
    const { wording } = portal
    return {
      html,
      title: titleOf(wording.t('sign-in:title'), wording.t),
      locale: wording.$locale.get(),
    }
  } finally {
    portal.dispose()
  }
}
