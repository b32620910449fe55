import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { ShellParts } from '../modules/shell-parts.ts'
import { usePortal } from '../platform/use-portal.ts'
import { themeChoices } from '../shell/theme-choices.ts'
import type { CommandSource } from './commands.ts'

/** The density of rows and entries (spec 1 §9). */
const layouts = ['compressed', 'comfortable'] as const

const useSettingsCommands: CommandSource = () => {
  const t = useWording('portal', 'shell')
  const { settings } = usePortal()
  return useMemo(
    () => ({
      groups: [
        {
          id: 'settings',
          label: t('portal:palette.settings'),
          commands: [
            ...themeChoices.map((choice) => ({
              id: `theme-${choice.theme}`,
              label: `${t('portal:header.theme')}: ${t(choice.label)}`,
              icon: choice.icon,
              perform: () => settings.set('theme', choice.theme),
            })),
            ...layouts.map((layout) => ({
              id: `layout-${layout}`,
              label: `${t('shell:layout.label')}: ${t(`shell:layout.${layout}`)}`,
              icon: 'columns' as const,
              perform: () => settings.set('layout', layout),
            })),
          ],
        },
      ],
    }),
    [t, settings],
  )
}

/** Theme and density commands of the palette. */
export const settingsShell: ShellParts = { commands: useSettingsCommands }
