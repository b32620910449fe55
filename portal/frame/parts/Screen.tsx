import type { ComponentProps, ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { ScreenHeader } from './ScreenHeader.tsx'
import styles from './screen.styles.css'

interface ScreenProps extends ComponentProps<typeof ScreenHeader> {
  readonly children: ReactNode
}

/** A screen of the signed-in portal: header and contents. */
export const Screen = ({ children, ...heading }: ScreenProps) => {
  const css = useStyles(styles)
  return (
    <div className={css['screen']}>
      <ScreenHeader {...heading} />
      {children}
    </div>
  )
}
