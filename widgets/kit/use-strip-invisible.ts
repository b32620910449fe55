import { useContext, type ChangeEvent } from 'react'
import { looksOtherwise, withoutInvisible } from '#core/foundation/validation/invisible.ts'
import { RemovalContext } from './field-context.ts'

/**
 * Removes invisible characters that change how typed text looks, such as direction overrides, and has
 * the field say so: what is seen is then what is stored.
 */
export function useStripInvisible(): (event: ChangeEvent<HTMLInputElement>) => void {
  const tell = useContext(RemovalContext)
  return ({ target, nativeEvent }) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    // a password is what was typed
    if (tell === undefined || isComposing || target.type === 'password') return
    const isRemoved = looksOtherwise(target.value)
    if (isRemoved) target.value = withoutInvisible(target.value)
    tell(isRemoved)
  }
}
