import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createCalculator } from '#core/insurance/quotes/calculator/calculator.ts'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { untilPainted } from '../platform/until-painted.ts'
import { useAccessChange } from '../react/use-access-change.ts'
import { useDirty, useEmit, useHost, useCached } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { CalculatorContext } from './calculator-context.ts'
import { CalculatorSlot } from './calculator-slot.ts'
import { CalculatorView } from './CalculatorView.tsx'
import { definition } from './definition.ts'
import { claimKey, releaseKey } from './drafts/draft-keys.ts'
import { focusField } from './fields/focus-field.ts'
import { pricedDetail, savedDetail } from './event-details.ts'
import { followSteps } from './steps/step-history.ts'
import { useCalculatorMethods } from './use-calculator-methods.ts'

type Props = PropsOf<typeof definition> & {
  /** A saved quote that the page set as the field's value, or that the browser restored. */
  readonly restored?: string
}

/** Creates the calculator of this element. Another quote or account gets a new one. */
function useCalculatorOf({ restored, accountId, policyId, product, clientKey, ...given }: Props) {
  const quoteId = given.quoteId ?? restored
  const platform = usePlatform()
  const { element } = useHost()
  const region = useStore(platform.region.$region)
  // the one-page view is for portal users; an embedder's page has the steps
  const isOnePage = given.view !== undefined && platform.mode === 'portal'
  const quoted = product ?? defaultProductOf[region]
  const user = useStore(platform.session.$user)
  const owner = [user?.id, user?.accountId]
  const slot = useCached(
    'calculator',
    () => new CalculatorSlot(element),
    (left) => {
      left.stop()
      releaseKey(left)
    },
  )
  // Identifies this form in the tab. Includes the user and their account, so that a draft is not
  // offered to another user or account.
  const draftKey = claimKey(
    slot,
    ['parapet.quote', clientKey, ...owner, element.id, product, accountId, policyId, quoteId]
      .filter(Boolean)
      .join('.'),
  )
  const calculator = slot.take(
    {
      record: [...owner, accountId, policyId, quoteId].join(),
      terms: `${platform.instanceId} ${quoted}`,
      draftKey,
    },
    () =>
      createCalculator(platform, {
        product: quoted,
        quoteId,
        accountId,
        policyId,
        draftKey,
        isOnePage,
        untilPainted,
      }),
  )
  const refresh = useCallback(() => void calculator.refresh(), [calculator])
  useAccessChange(refresh)
  return { calculator, draftKey }
}

/** Emits the events of the calculator, and sets the quote's id as the form value. */
function useAnnouncements(calculator: Calculator, opensQuote: boolean): void {
  const emit = useEmit(definition)
  const { field, root, values } = useHost()
  useEffect(() => {
    const stops = [
      calculator.events.on('priced', (price) =>
        emit('parapet-quote-priced', pricedDetail(price, calculator.$quote.get())),
      ),
      calculator.events.on('changed', (path) => emit('parapet-quote-changed', { field: path })),
      calculator.events.on('saved', (quote) => emit('parapet-quote-saved', savedDetail(quote))),
      calculator.$quote.subscribe((quote) => field.set(quote?.id ?? '')),
      field.onReset(() => {
        if (opensQuote) return
        values.set('restored', undefined)
        calculator.startOver()
      }),
      field.onRestore((quoteId) => values.set('restored', quoteId)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [calculator, emit, field, opensQuote, values])
  const save = useCallback(async () => {
    const invalid = await calculator.save()
    if (invalid !== undefined) focusField(root, invalid)
    return invalid === undefined && !calculator.$isDirty.get()
  }, [calculator, root])
  useDirty(useStore(calculator.$isDirty), { save, discard: calculator.discard })
}

export function QuoteCalculator(props: Props) {
  const { calculator, draftKey } = useCalculatorOf(props)
  const away = useRef<Calculator>(undefined)
  useLayoutEffect(() => {
    if (away.current === calculator) calculator.setDisconnected(false)
    return () => {
      away.current = calculator
      calculator.setDisconnected(true)
    }
  }, [calculator])
  // Starts with the first render, because the user may take a step before anything else has loaded.
  useEffect(() => followSteps(calculator, draftKey), [calculator, draftKey])
  useAnnouncements(calculator, props.quoteId !== undefined)
  useCalculatorMethods(calculator, props.quoteId !== undefined)
  return (
    <CalculatorContext value={calculator}>
      <CalculatorView />
    </CalculatorContext>
  )
}
