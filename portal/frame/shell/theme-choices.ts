import type { SettingsValues } from '#core/platform/settings/model.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'

interface ThemeChoice {
  readonly theme: SettingsValues['theme']
  readonly label: WordingKey
  readonly icon: IconName
}

/** The themes, for the menu and the command palette. */
export const themeChoices = [
  { theme: 'light', label: 'portal:header.themeLight', icon: 'sun' },
  { theme: 'dark', label: 'portal:header.themeDark', icon: 'moon' },
  { theme: 'auto', label: 'portal:header.themeAuto', icon: 'device' },
] as const satisfies readonly ThemeChoice[]
