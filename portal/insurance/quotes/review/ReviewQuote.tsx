import { CannotView } from '../CannotView.tsx'

/** The review of a wholesale quote (spec 1 §2). */
export const ReviewQuote = () => <CannotView what="review" />
