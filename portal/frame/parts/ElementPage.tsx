import { Suspense, type ComponentProps } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import hiddenStyles from '#widgets/kit/visually-hidden.styles.css'
import { classNames } from '#widgets/kit/class-names.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { ElementMount } from '../elements/ElementMount.tsx'
import { useTitle } from '../shell/use-title.ts'
import styles from './element-page.styles.css'

interface ElementPageProps extends ComponentProps<typeof ElementMount> {
  /** The page title; the element has its own heading. */
  readonly title: string
  /** Whether the element has more than one column. */
  readonly isWide?: boolean
  /** Bars of the skeleton until the element is loaded. */
  readonly lines: number
}

/** A public page that shows one element. */
export const ElementPage = ({ title, isWide = false, lines, ...element }: ElementPageProps) => {
  const css = useStyles(styles)
  const hidden = useStyles(hiddenStyles)
  useTitle(title)
  return (
    <div className={classNames(css['page'], isWide && css['wide'])}>
      <h1 className={hidden['hidden']}>{title}</h1>
      <Suspense fallback={<Skeleton lines={lines} height="2.4em" />}>
        <ElementMount {...element} />
      </Suspense>
    </div>
  )
}
