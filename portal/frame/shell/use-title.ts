import { useEffect } from 'react'
import type { Translate } from '#core/foundation/wording/wording.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** The title of a document: the screen, then the product. */
export const titleOf = (screen: string, t: Translate): string => {
  const product = t('public:product')
  return screen === '' ? product : `${screen} · ${product}`
}

/** Sets the document's title to that of its screen. */
export const useTitle = (screen: string): void => {
  const title = titleOf(screen, useWording())
  useEffect(() => {
    document.title = title
  }, [title])
}
