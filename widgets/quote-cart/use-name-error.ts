import { fieldErrorText } from '#core/foundation/validation/field-errors.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'

/** The error text of a name. Its namespace has loaded before the dialog opens. */
export function useNameError(): (code: string | undefined) => string {
  const t = useWording('cart')
  const { wording } = usePlatform()
  return (code = 'invalidInput') =>
    wording.isLoaded('errors')
      ? fieldErrorText(wording, code, { label: t('cart:name') })
      : t('cart:failure.other')
}
