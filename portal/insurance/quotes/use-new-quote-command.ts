import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/screen-path.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { newQuoteScreen } from './quote-screens.ts'

/** The palette's command for a new quote, for personas that can create quotes. */
export const useNewQuoteCommand = (): readonly Command[] => {
  const t = useWording()
  const persona = usePersona()
  const navigate = useNavigate()
  return useMemo(
    () =>
      hasScreen(persona, newQuoteScreen)
        ? [
            {
              id: 'new-quote',
              label: t('quotes:new'),
              icon: 'plus',
              perform: () => void navigate({ to: screenPath(persona, newQuoteScreen) }),
            },
          ]
        : [],
    [t, persona, navigate],
  )
}
