import { Suspense, useMemo } from 'react'
import * as z from 'zod/mini'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'

/** The part of `parapet-notice-attested` that the portal reads. */
const attestedShape = z.object({ modified: z.string(), byTerms: z.optional(z.boolean()) })

interface NoticeElementProps {
  readonly quoteId: string
  readonly variant: 'console' | 'bind' | 'send'
  /** Called with the version of the quote, and whether accepting the terms attested it. */
  readonly onAttested: (modified: string, byTerms: boolean) => void
  readonly onPrevious?: () => void
}

/** The surplus lines notice in an agency's dialog. */
export const NoticeElement = ({ quoteId, variant, onAttested, onPrevious }: NoticeElementProps) => {
  const attributes = useMemo(() => ({ 'quote-id': quoteId, variant }), [quoteId, variant])
  const events = useMemo(
    () => ({
      'parapet-notice-attested': (detail: unknown) => {
        const read = attestedShape.safeParse(detail)
        if (read.success) onAttested(read.data.modified, read.data.byTerms === true)
      },
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
