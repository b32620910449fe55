import { useWording } from '../react/use-wording.ts'
import { FieldError } from './FieldError.tsx'

/** Longer texts are cut in the message. */
const longest = 24

interface RejectedNumberProps {
  readonly id: string
  /** What was put into the field. */
  readonly text: string
  /** A number as the field takes it. */
  readonly example: string
}

/** Says what a number field did not take. */
export function RejectedNumber({ id, text, example }: RejectedNumberProps) {
  const t = useWording('errors')
  // by code points, because half of a surrogate pair is drawn as a replacement character
  const shown = Array.from(text.replace(/\p{Cc}/gu, ''))
  const short = shown.length > longest ? `${shown.slice(0, longest).join('')}…` : shown.join('')
  return <FieldError id={id}>{t('errors:numberRefused', { text: short, example })}</FieldError>
}
