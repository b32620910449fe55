import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { Persona } from './persona.ts'
import { usePersonaFor } from './personas-context.ts'

/** The persona of the signed-in user; the shell's route requires one. */
export const usePersona = (): Persona => {
  const { session } = usePortal()
  const personaFor = usePersonaFor()
  const user = useStore(session.$user)
  const persona = user && personaFor(user.accountType)
  if (!persona) throw new Error('No persona: nobody is signed in')
  return persona
}
