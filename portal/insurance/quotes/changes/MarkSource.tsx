import { useEffect } from 'react'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { useChangeWording } from '../../activity/use-change-wording.ts'
import { ChangedMark, NewMark } from './ChangedMark.tsx'
import { changeOf } from './marked-facts.ts'
import type { Mark } from './fact-marks.tsx'
import { useQuoteChanges, useQuoteSeen } from './use-quote-changes.ts'

/** Provides the marks of a quote to its screen; renders nothing. */
export const MarkSource = ({
  quote: { id, region },
  onMark,
}: {
  readonly quote: Quote
  readonly onMark: (mark: Mark) => void
}) => {
  useChangeWording('underwriting')
  const changes = useQuoteChanges(id)
  const seen = useQuoteSeen(id)
  useEffect(() => {
    onMark((fact, part) => {
      // A document does not change; it can only be new.
      if (fact === 'document')
        return seen !== undefined && part !== undefined && part > seen && <NewMark />
      const change = changeOf(changes, fact, part)
      return change && <ChangedMark change={change} region={region} />
    })
  }, [changes, seen, region, onMark])
  return null
}
