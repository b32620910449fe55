import { keyOfCode } from '#core/foundation/validation/field-errors.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'

/** The text of what is wrong with a name; its texts were loaded before the dialog opened. */
export function useNameError(): (code: string | undefined) => string {
  const t = useWording('cart')
  const { wording } = usePlatform()
  return (code) => {
    if (!wording.isLoaded('errors')) return t('cart:failure.other')
    const key = code === undefined ? undefined : keyOfCode(code)
    return key !== undefined && wording.has(key)
      ? t(key, { label: t('cart:name') })
      : t('errors:invalidInput')
  }
}
