import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { useOpenRecord } from '../actions/OpenRecord.tsx'
import { useModules } from '../modules/use-modules.ts'
import { screenPath } from '../personas/persona-paths.ts'
import { useMenu } from '../personas/use-menu.ts'
import { usePersona } from '../personas/use-persona.ts'
import { matchingGroups, mergeGroups, type CommandGroup } from './commands.ts'

/** The actions of the record on screen, and the screens of the persona. */
const useOwnGroups = (): readonly CommandGroup[] => {
  const t = useWording('portal')
  const persona = usePersona()
  const menu = useMenu()
  const navigate = useNavigate()
  const record = useOpenRecord()
  return useMemo(
    () => [
      { id: 'actions', label: t('portal:palette.actions'), commands: record },
      {
        id: 'screens',
        label: t('portal:palette.screens'),
        commands: menu.map((entry) => ({
          id: `go-${entry.id}`,
          label: t(entry.label),
          icon: entry.icon,
          perform: () =>
            void navigate({
              to: screenPath(persona, entry.screen),
              search: entry.tab === undefined ? {} : { tab: entry.tab },
            }),
        })),
      },
    ],
    [t, record, persona, menu, navigate],
  )
}

/** The palette's entries for the typed text: matching commands, then records. */
export const useCommands = (
  typed: string,
): { readonly groups: readonly CommandGroup[]; readonly isSearching: boolean } => {
  const own = useOwnGroups()
  const t = useWording()
  const modules = useModules()
  const created = modules.flatMap(({ creates }) => creates?.() ?? [])
  const sources = modules.flatMap(({ commands }) => (commands ? [commands(typed)] : []))
  const creating = { id: 'create', label: t('portal:palette.create'), commands: created }
  const offered = mergeGroups([
    ...own.slice(0, 1),
    creating,
    ...own.slice(1),
    ...sources.flatMap(({ groups = [] }) => groups),
  ])
  const found = sources.flatMap(({ found: records = [] }) => records)
  return {
    groups: [
      ...matchingGroups(offered, typed),
      ...found.filter(({ commands }) => commands.length > 0),
    ],
    isSearching: sources.some(({ isSearching }) => isSearching),
  }
}
