import type { FlagRow } from '#core/platform/flags/flag-rows.ts'
import { Badge } from '#widgets/kit/Badge.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './flags.styles.css'

interface FlagItemProps {
  readonly row: FlagRow
  readonly onOverride: (on: boolean | undefined) => void
}

const overrides = { none: undefined, on: true, off: false } as const
type Override = keyof typeof overrides

const overrideOf = (on: boolean | undefined): Override =>
  on === undefined ? 'none' : on ? 'on' : 'off'

/** One flag of the panel. */
export const FlagItem = ({ row, onOverride }: FlagItemProps) => {
  const css = useStyles(styles)
  const t = useWording('shell')
  const { flag, byDefault, built, service, override, isOn } = row
  const word = (on: boolean | undefined) =>
    on === undefined ? t('shell:flags.unset') : t(on ? 'shell:flags.on' : 'shell:flags.off')
  const sources = [
    ['default', byDefault],
    ['built', built],
    ['service', service],
  ] as const
  return (
    <li className={css['item']}>
      <div className={css['what']}>
        <code className={css['name']}>{flag}</code>
        <Badge tone={isOn ? 'success' : 'neutral'}>{word(isOn)}</Badge>
        <p className={css['about']}>{t(`shell:flags.about.${flag}`)}</p>
      </div>
      <dl className={css['sources']}>
        {sources.map(([source, on]) => (
          <div key={source} className={css['source']} data-unset={on === undefined || undefined}>
            <dt>{t(`shell:flags.source.${source}`)}</dt>
            <dd>{word(on)}</dd>
          </div>
        ))}
      </dl>
      <div className={css['override']}>
        <Select
          aria-label={t('shell:flags.overrideOf', { flag })}
          value={overrideOf(override)}
          choices={[
            { value: 'none', label: t('shell:flags.noOverride') },
            { value: 'on', label: t('shell:flags.on') },
            { value: 'off', label: t('shell:flags.off') },
          ]}
          onValue={(chosen) => onOverride(overrides[chosen])}
        />
      </div>
    </li>
  )
}
