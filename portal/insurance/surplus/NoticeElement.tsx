import { Suspense, useMemo } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'

interface NoticeElementProps {
  readonly quoteId: string
  readonly variant: 'console' | 'bind' | 'send'
  readonly onAttested: () => void
  readonly onPrevious?: () => void
}

/** The surplus lines notice in a dialog of the agency. */
export const NoticeElement = ({ quoteId, variant, onAttested, onPrevious }: NoticeElementProps) => {
  const attributes = useMemo(() => ({ 'quote-id': quoteId, variant }), [quoteId, variant])
  const events = useMemo(
    () => ({
      'parapet-notice-attested': onAttested,
      'parapet-notice-previous': () => onPrevious?.(),
    }),
    [onAttested, onPrevious],
  )
  return (
    <Suspense fallback={<Skeleton lines={14} height="2.4em" />}>
      <ElementMount tag="parapet-surplus-attestation" attributes={attributes} events={events} />
    </Suspense>
  )
}
