import { useMemo } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useHasFlag } from '../flags/use-has-flag.ts'
import { useCan } from '../platform/use-can.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { MenuEntry } from './persona.ts'
import { usePersona } from './use-persona.ts'

/** The persona's menu entries for the viewer's permissions, flags and region. */
export const useMenu = (): readonly MenuEntry[] => {
  const { menu } = usePersona()
  const can = useCan()
  const hasFlag = useHasFlag()
  const region = useStore(usePortal().region.$region)
  return useMemo(
    () =>
      menu.filter(
        (entry) =>
          can(entry.needs ?? 'any') && hasFlag(entry) && (entry.regions?.includes(region) ?? true),
      ),
    [menu, can, hasFlag, region],
  )
}
