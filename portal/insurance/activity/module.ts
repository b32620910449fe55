import type { Module } from '../../frame/modules/module.ts'
import { accountActivityPart } from './account-activity.ts'

/** The activity log. */
export const activityModule = {
  screens: [accountActivityPart],
} as const satisfies Module
