import { lazy, type ComponentType } from 'react'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'

/** A tab of the profile: its name in the address (`?tab=mfa`), its label, and its contents. */
export interface ProfileTab {
  readonly id: string
  readonly label: WordingKey
  readonly Part: ComponentType
  /** Whether it changes the user's own data, which impersonating staff may not do. */
  readonly isOwn: boolean
}

/** The tabs of the profile; the first one is the default. */
export const profileTabs = [
  {
    id: 'details',
    label: 'profile:tab.details',
    Part: lazy(() => import('./DetailsTab.tsx').then((part) => ({ default: part.DetailsTab }))),
    isOwn: true,
  },
  {
    id: 'photo',
    label: 'profile:tab.photo',
    Part: lazy(() => import('./PhotoTab.tsx').then((part) => ({ default: part.PhotoTab }))),
    isOwn: true,
  },
  {
    id: 'password',
    label: 'profile:tab.password',
    Part: lazy(() => import('./PasswordTab.tsx').then((part) => ({ default: part.PasswordTab }))),
    isOwn: true,
  },
  {
    id: 'mfa',
    label: 'profile:tab.mfa',
    Part: lazy(() => import('../mfa/set-up/MfaTab.tsx').then((part) => ({ default: part.MfaTab }))),
    isOwn: true,
  },
  {
    id: 'sessions',
    label: 'profile:tab.sessions',
    Part: lazy(() => import('./SessionsTab.tsx').then((part) => ({ default: part.SessionsTab }))),
    isOwn: true,
  },
  {
    id: 'settings',
    label: 'profile:tab.settings',
    Part: lazy(() => import('./SettingsTab.tsx').then((part) => ({ default: part.SettingsTab }))),
    isOwn: false,
  },
] as const satisfies readonly ProfileTab[]
