import { useId } from 'react'
import type { SavedView } from '#core/identity/saved-views/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { IconButton } from '../../frame/parts/IconButton.tsx'
import styles from './views-panel.styles.css'

interface ViewListProps {
  readonly label: string
  readonly views: readonly SavedView[]
  readonly current: string | undefined
  readonly onChoose: (view: SavedView) => void
  readonly onEdit: (view: SavedView) => void
  readonly onRemove: (view: SavedView) => void
}

/** Views by name, with the actions that the user may perform. */
export const ViewList = (props: ViewListProps) => {
  const { label, views, current, onChoose, onEdit, onRemove } = props
  const css = useStyles(styles)
  const t = useWording('portal', 'saved-views')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['label']}>
        {label}
      </h2>
      <ul className={css['views']}>
        {views.map((view) => (
          <li key={view.id} className={css['view']}>
            <button
              type="button"
              className={css['name']}
              aria-current={view.id === current || undefined}
              title={
                view.isShared && view.author !== null
                  ? t('saved-views:by', { author: view.author })
                  : undefined
              }
              onClick={() => onChoose(view)}
            >
              {view.name}
            </button>
            {view.mayChange && (
              <>
                <IconButton
                  icon="more"
                  label={t('saved-views:edit', { name: view.name })}
                  onClick={() => onEdit(view)}
                />
                <IconButton
                  icon="bin"
                  label={t('saved-views:delete', { name: view.name })}
                  onClick={() => onRemove(view)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
