import { use } from 'react'
import { StrokeIcon } from '#widgets/kit/StrokeIcon.tsx'
import { classNames } from '#widgets/kit/class-names.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { type IconName, IconsContext } from './icons.ts'
import styles from './icon.styles.css'

/** A small outline icon in the colour of its text; hidden from assistive technology. */
export const Icon = ({ name }: { readonly name: IconName }) => {
  const css = useStyles(styles)
  return (
    <StrokeIcon
      path={use(IconsContext)[name] ?? ''}
      className={classNames(css['icon'], name === 'more' && css['more'])}
    />
  )
}
