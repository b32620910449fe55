import * as z from 'zod/mini'
import { addressText } from '../../frame/addresses/search.ts'
import type { Module } from '../../frame/modules/module.ts'
import { profileAddress } from '../../frame/personas/persona-paths.ts'
import { screen } from '../../frame/screens/screen.ts'

/** The profile of the signed-in user. */
export const profileModule = {
  screens: [
    screen({
      address: profileAddress,
      search: z.object({ tab: addressText }),
      isForEveryPersona: true,
      load: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
    }),
  ],
} as const satisfies Module
