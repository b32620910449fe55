import { useId } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { withFilter } from '#core/platform/tables/view.ts'
import { classNames } from '#widgets/kit/class-names.ts'
import toggleStyles from '#widgets/kit/toggle.styles.css'
import { useStyles } from '#widgets/react/use-styles.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { FilterProps, TableFilter } from './definition.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Popover } from '../parts/Popover.tsx'
import styles from './filter-menu.styles.css'

/** The options offered to the viewer: all for staff, else those of the viewer's region. */
const useOfferedOptions = ({ options, inRegion }: TableFilter): readonly string[] => {
  const { region, session } = usePortal()
  const here = useStore(region.$region)
  const isStaff = useStore(session.$user)?.isStaff
  return inRegion === undefined || isStaff ? options : inRegion(here)
}

/** A filter: its button shows the selected values, its panel changes them. */
export const FilterMenu = ({ filter, view, onChange }: FilterProps) => {
  const css = useStyles(styles)
  const toggles = useStyles(toggleStyles)
  const id = useId()
  const { t } = useFormats()
  const { Count } = filter
  const options = useOfferedOptions(filter)
  const chosen = view.filter[filter.id] ?? []
  const labelOf = (option: string) => {
    const key = filter.optionLabels[filter.options.indexOf(option)]
    return filter.names?.get(option) ?? (key === undefined ? option : t(key))
  }
  const [only] = chosen
  const summary =
    chosen.length === 1 && only !== undefined
      ? labelOf(only)
      : t('portal:table.filterChosen', { count: chosen.length })
  const toggle = (option: string) => {
    const next = filter.options.filter((one) =>
      one === option ? !chosen.includes(one) : chosen.includes(one),
    )
    onChange(withFilter(view, filter.id, next))
  }
  return (
    <Popover
      button={{
        className: chosen.length > 0 ? css['triggerOn'] : css['trigger'],
        children: (
          <>
            {t(filter.label)}
            {chosen.length > 0 && <span className={css['value']}>{summary}</span>}
          </>
        ),
      }}
    >
      <fieldset className={css['list']}>
        <legend className={css['legend']}>{t(filter.label)}</legend>
        {options.map((option, at) => (
          <label key={option} className={css['option']}>
            <input
              type="checkbox"
              className={classNames(toggles['check'], css['box'])}
              checked={chosen.includes(option)}
              // The count loads later and must not change the accessible name.
              aria-labelledby={`${id}-${at}`}
              aria-describedby={Count && `${id}-${at}-count`}
              onChange={() => toggle(option)}
            />
            <span id={`${id}-${at}`}>{labelOf(option)}</span>
            {Count && (
              <span id={`${id}-${at}-count`} className={css['count']}>
                <Count option={option} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </Popover>
  )
}
