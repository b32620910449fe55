import { useContext, type ChangeEvent } from 'react'
import { needsInvisible, withoutInvisible } from '#core/foundation/validation/invisible.ts'
import { RemovalContext } from './field-context.ts'

/**
 * Removes invisible characters that change how typed text looks, such as direction overrides, and
 * tells the field. The stored text is then the visible text.
 */
export function useStripInvisible(): (event: ChangeEvent<HTMLInputElement>) => void {
  const notifyRemoval = useContext(RemovalContext)
  return ({ target, nativeEvent }) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    // a password is used as typed
    if (notifyRemoval === undefined || isComposing || target.type === 'password') return
    const isRemoved = needsInvisible(target.value)
    if (isRemoved) target.value = withoutInvisible(target.value)
    notifyRemoval(isRemoved)
  }
}
