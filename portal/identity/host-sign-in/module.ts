import { authorizePath } from '#core/identity/host-sign-in/message.ts'
import { loadPart } from '../../frame/errors/load-part.ts'
import type { Module } from '../../frame/modules/module.ts'
import { page } from '../../frame/screens/page.ts'
import { ShellSkeleton } from '../../frame/shell/ShellSkeleton.tsx'
import { signedInPath } from '../sso/sso-window.ts'

/** The sign-in pop-up of an agency's page. */
export const hostSignInModule = {
  pages: [
    page({
      frame: 'none',
      address: authorizePath,
      texts: [],
      data: async ({ portal, search }) =>
        (await loadPart(() => import('./consent-request.ts'))).findConsentRequest(portal, search),
      Skeleton: ShellSkeleton,
      load: async () => (await import('./Authorize.tsx')).Authorize,
    }),
    page({
      frame: 'public',
      address: signedInPath,
      texts: ['host-sign-in'],
      load: async () => (await import('./SignedIn.tsx')).SignedIn,
    }),
  ],
} as const satisfies Module
