import * as z from 'zod/mini'
import { addressText } from '../addresses/search.ts'
import type { Module } from '../modules/module.ts'
import { page } from '../screens/page.ts'

/** The page when the server is down; the overlays are part of the shell. */
export const serverDownModule = {
  pages: [
    page({
      frame: 'public',
      address: '/serverdown',
      search: z.object({ redirect: addressText }),
      // The server cannot be reached, so its texts come with the code.
      texts: [],
      load: async () => (await import('./ServerDown.tsx')).ServerDown,
    }),
  ],
} as const satisfies Module
