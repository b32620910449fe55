import { useId } from 'react'
import { durations } from '#core/platform/tables/duration.ts'
import { withCreated, type TableView } from '#core/platform/tables/view.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Popover } from '../parts/Popover.tsx'
import styles from './filter-menu.styles.css'

interface DurationMenuProps {
  readonly view: TableView
  readonly onChange: (view: TableView) => void
}

/** Filters rows by age (spec 1 §9, dashboard duration codes). */
export const DurationMenu = ({ view, onChange }: DurationMenuProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const name = useId()
  const { created } = view
  return (
    <Popover
      button={{
        className: created === undefined ? css['trigger'] : css['triggerOn'],
        children: (
          <>
            {t('portal:field.created')}
            {created !== undefined && (
              <span className={css['value']}>{t(`portal:duration.${created}`)}</span>
            )}
          </>
        ),
      }}
    >
      <fieldset className={css['list']}>
        <legend className={css['legend']}>{t('portal:field.created')}</legend>
        {[undefined, ...durations].map((duration) => (
          <label key={duration ?? 'any'} className={css['option']}>
            <input
              type="radio"
              name={name}
              className={css['box']}
              checked={created === duration}
              onChange={() => onChange(withCreated(view, duration))}
            />
            {t(`portal:duration.${duration ?? 'any'}`)}
          </label>
        ))}
      </fieldset>
    </Popover>
  )
}
