import { withFilter } from '#core/platform/tables/view.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { FilterProps } from './definition.ts'
import styles from './filter-menu.styles.css'

/** A filter with more options than this has its own row. */
const maxVisibleTabs = 4

/** A filter with its options side by side. A click filters by one; a second click clears it. */
export const FilterTabs = ({ filter, view, onChange }: FilterProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { Count } = filter
  const chosen = view.filter[filter.id] ?? []
  return (
    <div
      role="group"
      aria-label={t(filter.label)}
      className={css['tabs']}
      data-row={filter.options.length > maxVisibleTabs || undefined}
    >
      {filter.options.map((option, at) => {
        const label = filter.optionLabels[at]
        const isChosen = chosen.includes(option)
        return (
          <button
            key={option}
            type="button"
            className={isChosen ? css['triggerOn'] : css['trigger']}
            aria-pressed={isChosen}
            onClick={() => onChange(withFilter(view, filter.id, isChosen ? [] : [option]))}
          >
            {label === undefined ? option : t(label)}
            {Count && (
              <span className={css['total']}>
                <Count option={option} />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
