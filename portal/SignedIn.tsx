import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { IconsContext, publicIcons } from './frame/icons/icons.ts'
import { shellIcons } from './frame/icons/shell-icons.ts'
import { PersonasContext } from './frame/personas/use-persona.ts'
import type { ShellParts } from './frame/modules/shell-parts.ts'
import { ModulesContext } from './frame/modules/use-modules.ts'
import { usePortal } from './frame/platform/use-portal.ts'
import { personaFor } from './personas/personas.ts'
import { Shell } from './frame/shell/Shell.tsx'
import { fillSlots } from './slots.ts'

const icons = { ...publicIcons, ...shellIcons }

/** The signed-in portal: query cache and personas around the shell and the modules' additions. */
export const SignedIn = ({ parts }: { readonly parts: readonly ShellParts[] }) => {
  const portal = usePortal()
  const { queries } = portal
  // Before the first screen, which may use the slots.
  useState(() => fillSlots(portal))
  return (
    <QueryClientProvider client={queries.client}>
      <PersonasContext value={personaFor}>
        <ModulesContext value={parts}>
          <IconsContext value={icons}>
            <Shell />
          </IconsContext>
        </ModulesContext>
      </PersonasContext>
    </QueryClientProvider>
  )
}
