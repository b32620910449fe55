import { useMemo } from 'react'
import { useCan } from '../platform/use-can.ts'
import type { MenuEntry } from './persona.ts'
import { usePersona } from './use-persona.ts'

/** The entries of the persona's menu that the viewer has the permission for. */
export const useMenu = (): readonly MenuEntry[] => {
  const { menu } = usePersona()
  const can = useCan()
  return useMemo(() => menu.filter(({ needs = 'any' }) => can(needs)), [menu, can])
}
