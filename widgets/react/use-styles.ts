import { useContext, useInsertionEffect } from 'react'
import { adopt, type StyleRoot, type Styles } from '#themes/shadow-dom-inject.ts'
import { RootContext } from './contexts.ts'

/** The root of this view. */
export const useRoot = (): StyleRoot => useContext(RootContext) ?? document

/** The class names of styles. The view's root adopts the styles while the view is mounted. */
export function useStyles(styles: Styles): Styles['classes'] {
  const root = useRoot()
  useInsertionEffect(() => adopt(root, styles.rules), [root, styles])
  return styles.classes
}
