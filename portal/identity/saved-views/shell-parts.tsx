import { useStyles } from '#widgets/react/use-styles.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { part } from '../../frame/parts/part.tsx'
import styles from './views-panel.styles.css'

const Loading = () => <p className={useStyles(styles)['none']}>…</p>

export const savedViewsShell: ShellParts = {
  SavedViews: part(async () => (await import('./ViewsPanel.tsx')).ViewsPanel, {
    loading: <Loading />,
  }),
}
