import { useWording } from '../react/use-wording.ts'
import { FieldError } from './FieldError.tsx'

/** Longer texts are truncated in the message. */
const maxLength = 24

interface RejectedNumberProps {
  readonly id: string
  /** The rejected text. */
  readonly text: string
  /** An example of a valid number. */
  readonly example: string
}

/** The message for a text that a number field rejected. */
export function RejectedNumber({ id, text, example }: RejectedNumberProps) {
  const t = useWording('errors')
  // by code points, to avoid splitting surrogate pairs
  const characters = Array.from(text.replace(/\p{Cc}/gu, ''))
  const short =
    characters.length > maxLength
      ? `${characters.slice(0, maxLength).join('')}…`
      : characters.join('')
  return <FieldError id={id}>{t('errors:numberRefused', { text: short, example })}</FieldError>
}
