import type { Module } from '../modules/module.ts'
import { dashboardScreen } from './dashboard-screen.ts'

/** The dashboard, which every persona has. */
export const dashboardModule = { screens: [dashboardScreen] } as const satisfies Module
