import { useStyles } from '#widgets/react/use-styles.ts'
import { icons, type IconName } from './icons.ts'
import styles from './icon.sheet.css'

/** A small outline in the colour of its text; says nothing to assistive technology. */
export const Icon = ({ name }: { readonly name: IconName }) => {
  const css = useStyles(styles)
  return (
    <svg
      className={name === 'more' ? `${css['icon']} ${css['more']}` : css['icon']}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  )
}
