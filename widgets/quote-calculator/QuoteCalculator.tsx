import { useCallback, useEffect } from 'react'
import { createCalculator } from '#core/insurance/quotes/calculator/calculator.ts'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { useDirty, useEmit, useHost, useCached } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { CalculatorContext } from './calculator-context.ts'
import { CalculatorView } from './CalculatorView.tsx'
import { definition } from './definition.ts'
import { focusField } from './focus-field.ts'
import { pricedDetail, savedDetail } from './event-details.ts'
import { followSteps } from './step-history.ts'
import { useCalculatorMethods } from './use-calculator-methods.ts'

type Props = PropsOf<typeof definition>

/** Makes the calculator of this element; another quote, account or product gets a new one. */
function useCalculatorOf({ quoteId, accountId, product, clientKey }: Props) {
  const platform = usePlatform()
  const { element } = useHost()
  const region = useStore(platform.region.$region)
  const quoted = product ?? defaultProductOf[region]
  const user = useStore(platform.session.$user)?.id
  // Identifies this form in the tab; includes the user, so that a draft is not offered to another
  // one.
  const draftKey = ['parapet.quote', clientKey, user, element.id, product, accountId, quoteId]
    .filter(Boolean)
    .join('.')
  const calculator = useCached(
    `${draftKey}.${quoted}`,
    () => {
      const made = createCalculator(platform, { product: quoted, quoteId, accountId, draftKey })
      void made.open()
      return made
    },
    (made: Calculator) => made.stop(),
  )
  return { calculator, draftKey }
}

/** Emits the events of the calculator, and sets the quote's id as the form value. */
function useAnnouncements(calculator: Calculator, opensQuote: boolean): void {
  const emit = useEmit(definition)
  const { field, root } = useHost()
  useEffect(() => {
    const stops = [
      calculator.events.on('priced', (price) => emit('parapet-quote-priced', pricedDetail(price))),
      calculator.events.on('changed', (path) => emit('parapet-quote-changed', { field: path })),
      calculator.events.on('saved', (quote) => emit('parapet-quote-saved', savedDetail(quote))),
      calculator.$quote.subscribe((quote) => field.set(quote?.id ?? '')),
      field.onReset(() => {
        if (!opensQuote) calculator.startOver()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [calculator, emit, field, opensQuote])
  const save = useCallback(async () => {
    const invalid = await calculator.save()
    if (invalid !== undefined) focusField(root, invalid)
    return !calculator.$isDirty.get()
  }, [calculator, root])
  useDirty(useStore(calculator.$isDirty), save)
}

export function QuoteCalculator(props: Props) {
  const { calculator, draftKey } = useCalculatorOf(props)
  // With the first drawing: a step may be taken before anything else has come.
  useEffect(() => followSteps(calculator, draftKey), [calculator, draftKey])
  useAnnouncements(calculator, props.quoteId !== undefined)
  useCalculatorMethods(calculator, props.quoteId !== undefined)
  return (
    <CalculatorContext value={calculator}>
      <CalculatorView />
    </CalculatorContext>
  )
}
