import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { product as productShape } from '#core/insurance/products/model.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { screenPath } from '../../frame/personas/screen-path.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { newQuoteScreen } from './quote-screens.ts'

const chosenShape = z.object({ product: productShape })

/** The products of an account: choosing one begins its quote. */
export const ChooseProduct = ({ accountId }: { readonly accountId: string }) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const events = useMemo(
    () => ({
      'parapet-product-chosen': (detail: unknown) => {
        const chosen = chosenShape.safeParse(detail)
        if (!chosen.success) return
        const { product } = chosen.data
        void navigate({
          to: screenPath(persona, newQuoteScreen),
          search: { account: accountId, product },
        })
      },
    }),
    [accountId, navigate, persona],
  )
  return (
    <ElementMount
      tag="parapet-product-selector"
      attributes={{ 'account-id': accountId }}
      events={events}
    />
  )
}
