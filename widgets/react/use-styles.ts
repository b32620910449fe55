import { useContext, useInsertionEffect } from 'react'
import { adopt, type StyleRoot, type Styles } from '#themes/shadow-dom-inject.ts'
import { RootContext } from './contexts.ts'

/** The root that this view stands in. */
export const useRoot = (): StyleRoot => useContext(RootContext) ?? document

/** The class names of a sheet, which stays in the view's root for as long as the view does. */
export function useStyles(styles: Styles): Styles['classes'] {
  const root = useRoot()
  useInsertionEffect(() => adopt(root, styles.sheet), [root, styles])
  return styles.classes
}
