import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'

/** Offers to restore the draft of an earlier visit. */
export function Unfinished() {
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const unfinished = useStore(calculator.$unfinished)
  if (!unfinished) return null
  const { quoteId, form } = unfinished
  const company = form.company.name.trim()
  return (
    <Notice
      title={t(
        quoteId === undefined
          ? 'calculator-steps:unfinished.quote'
          : 'calculator-steps:unfinished.changes',
      )}
      actions={
        <>
          <Button size="small" onClick={() => void calculator.resume()}>
            {t('calculator-steps:unfinished.resume')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => calculator.discard()}>
            {t('calculator-steps:unfinished.discard')}
          </Button>
        </>
      }
    >
      {company}
    </Notice>
  )
}
