import { redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { addressText, ownAddress } from '../../frame/addresses/search.ts'
import type { Module } from '../../frame/modules/module.ts'
import { ensureSession } from '../../frame/platform/ensure-session.ts'
import { homeOf } from '../../frame/personas/persona-paths.ts'
import { page, type PageEntry } from '../../frame/screens/page.ts'
import { existingCase } from './existing-case.ts'
import { loadingPage } from './loading-page.ts'

const search = z.object({ redirect: addressText, existing: existingCase })

/** Redirects a signed-in user to the requested address or their dashboard. */
const leaveSignedIn = async (entry: PageEntry<typeof search>): Promise<void> => {
  const { portal } = entry
  const user = await ensureSession(portal)
  if (!user) return entry.search.existing && portal.wording.load('sign-up')
  const home = homeOf(user.accountType)
  const own = home && (ownAddress(entry.search.redirect) ?? home)
  throw redirect({ href: own ?? '/loading' })
}

/** The sign-in and the session bootstrap. */
export const signInModule = {
  pages: [
    page({
      frame: 'public',
      address: '/login',
      search,
      texts: [],
      before: leaveSignedIn,
      load: async () => (await import('./Login.tsx')).Login,
    }),
    page({
      frame: 'public',
      address: '/login-existing',
      search,
      texts: ['errors', 'sign-up'],
      before: leaveSignedIn,
      load: async () => (await import('./Login.tsx')).LoginExisting,
    }),
    loadingPage,
  ],
} as const satisfies Module
