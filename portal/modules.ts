import { flagsModule } from './flags/module.ts'
import type { Module } from './modules/module.ts'
import { settingsModule } from './palette/settings-commands.ts'
import { invitationModule } from './screens/invite/module.ts'
import { mfaModule } from './dialogs/mfa-module.ts'
import { quotesModule } from './screens/quote/module.ts'
import { sessionModule } from './screens/logout/module.ts'
import { teamsModule } from './teams/module.ts'
import { impersonationModule } from './visits/module.ts'

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
