import type { Module } from '../../frame/modules/module.ts'
import { claimsScreen } from './claim-screens.ts'

/** Claims. */
export const claimsModule = { screens: [claimsScreen] } as const satisfies Module
