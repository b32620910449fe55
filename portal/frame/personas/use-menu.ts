import { useMemo } from 'react'
import { useHasFlag } from '../flags/use-has-flag.ts'
import { useCan } from '../platform/use-can.ts'
import type { MenuEntry } from './persona.ts'
import { usePersona } from './use-persona.ts'

/** The entries of the persona's menu that the viewer has the permission for, and whose flag is on. */
export const useMenu = (): readonly MenuEntry[] => {
  const { menu } = usePersona()
  const can = useCan()
  const hasFlag = useHasFlag()
  return useMemo(
    () => menu.filter((entry) => can(entry.needs ?? 'any') && hasFlag(entry)),
    [menu, can, hasFlag],
  )
}
