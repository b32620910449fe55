import { lazy, Suspense, useState } from 'react'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { withInsureds } from '#core/insurance/quotes/calculator/terms.ts'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import type { AdditionalInsured } from '#core/insurance/rating/additional-insured.ts'
import { Button } from '../../kit/Button.tsx'
import { usePlatform } from '../../react/use-platform.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './terms.styles.css'

const InsuredsDialog = lazy(async () => ({
  default: (await import('./InsuredsDialog.tsx')).InsuredsDialog,
}))

/** The number of additional insureds, and the dialog that edits them. */
export function Insureds({
  price,
  insureds,
}: {
  readonly price: Price
  readonly insureds: readonly AdditionalInsured[]
}) {
  const css = useStyles(styles)
  const t = useWording('sheet')
  const calculator = useCalculator()
  const { notifications } = usePlatform()
  const [isOpen, setOpen] = useState(false)
  const coverage = price.answer.coverages[coverageIds.ADDITIONAL_INSURED]
  if (coverage?.availability.available !== true) return null
  const update = async (next: readonly AdditionalInsured[]) => {
    setOpen(false)
    // saves immediately only if there are no other edits
    const isAlone = calculator.$quote.get() !== undefined && !calculator.$isDirty.get()
    calculator.revise('additionalInsureds', (form, priced) =>
      priced ? withInsureds(form, priced, next) : form,
    )
    if (!isAlone) return
    await calculator.save()
    if (!calculator.$isDirty.get()) notifications.show('success', t('sheet:insureds.updated'))
  }
  return (
    <>
      <Button
        icon="plus"
        className={css['insureds']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {insureds.length === 0
          ? t('sheet:insureds.add')
          : t('sheet:insureds.open', { count: insureds.length })}
      </Button>
      {isOpen && (
        <Suspense>
          <InsuredsDialog
            insureds={insureds}
            onClose={() => setOpen(false)}
            onUpdate={(next) => void update(next)}
          />
        </Suspense>
      )}
    </>
  )
}
