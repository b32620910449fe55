import { useNavigate } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { requestQuoteScreen } from './wizard/wizard-screens.ts'

/** The palette command for a new quote, for users who may create quotes. */
export const useNewQuoteCommand = (): readonly Command[] => {
  const t = useWording()
  const persona = usePersona()
  const navigate = useNavigate()
  const can = useCan()
  return createCommand(
    hasScreen(persona, requestQuoteScreen) && can('quote:create'),
    'new-quote',
    t('quotes:new'),
    () => navigate({ to: screenPath(persona, requestQuoteScreen) }),
  )
}
