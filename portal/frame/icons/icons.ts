import { createContext } from 'react'
import { kitIcons } from '#widgets/kit/icons.ts'
import type { shellIcons } from './shell-icons.ts'

/** The kit's icons and those that public pages use, in the same style. */
export const publicIcons = {
  ...kitIcons,
  policy: 'M8 1.5 13.5 3.5v4c0 3.5-2.3 5.7-5.5 7-3.2-1.3-5.5-3.5-5.5-7v-4zM5.5 8l1.8 1.8L10.8 6',
  chevronLeft: 'M9.5 4 5.5 8 9.5 12',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  approve: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM5 8.3l2 2L11 6.2',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  eyeOff:
    'M2 2l12 12M6.5 3.7A7 7 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-2 2.5M4 4.8A12 12 0 0 0 1.5 8S4 12.5 8 12.5c1 0 1.900-.3 2.700-.7',
} as const satisfies Record<string, string>

export type IconName = keyof typeof publicIcons | keyof typeof shellIcons

/** The loaded outlines by name. */
export type Icons = { readonly [Name in IconName]?: string }

/** The icons of the page; the shell adds more. */
export const IconsContext = createContext<Icons>(publicIcons)
