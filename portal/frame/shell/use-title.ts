import { useEffect } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'

/** Names the document: the screen, then the product. */
export const useTitle = (title: string): void => {
  const t = useWording()
  const product = t('public:product')
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`
  }, [title, product])
}
