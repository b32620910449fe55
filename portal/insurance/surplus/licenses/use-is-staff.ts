import { usePersona } from '../../../frame/personas/use-persona.ts'

/** Whether the viewer is staff: only they see the agency and the signature on file (spec 2 §6). */
export const useIsStaff = (): boolean => usePersona().accountType === 'PARAPET'
