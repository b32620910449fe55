import { flagsModule } from './frame/flags/module.ts'
import type { Module } from './frame/modules/module.ts'
import { settingsModule } from './frame/palette/settings-commands.ts'
import { invitationModule } from './identity/sign-up/module.ts'
import { mfaModule } from './identity/mfa/module.ts'
import { quotesModule } from './insurance/quotes/module.ts'
import { sessionModule } from './identity/session/module.ts'
import { teamsModule } from './directory/teams/module.ts'
import { impersonationModule } from './identity/impersonation/module.ts'

/** Every domain's part of the signed-in portal, in the order in which menus and headers show them. */
export const modules: readonly Module[] = [
  impersonationModule,
  invitationModule,
  teamsModule,
  mfaModule,
  quotesModule,
  settingsModule,
  flagsModule,
  sessionModule,
]
