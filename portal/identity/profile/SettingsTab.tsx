import type { SettingsValues } from '#core/platform/settings/model.ts'
import { localeOf, regions } from '#core/foundation/region/regions.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { SegmentedControl } from '#widgets/kit/SegmentedControl.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { themeChoices } from '../../frame/shell/theme-choices.ts'
import styles from '../../frame/forms/tab-form.styles.css'

const layouts = ['compressed', 'comfortable'] as const satisfies readonly SettingsValues['layout'][]
/** The value for no language of the user's own: the region's language applies. */
const regionLanguage = 'region'

/** Theme, density and language; changes apply immediately. */
export const SettingsTab = () => {
  const css = useStyles(styles)
  const t = useWording('profile')
  const { settings } = usePortal()
  const { theme, layout, platformLanguage } = useStore(settings.$settings)
  const languages = regions.map((region) => localeOf[region])
  return (
    <Card title={t('profile:settings.title')}>
      <div className={`${css['stack']} ${css['narrow']}`}>
        <SegmentedControl
          label={t('profile:settings.theme')}
          choices={themeChoices.map((choice) => ({ value: choice.theme, label: t(choice.label) }))}
          value={theme}
          onValue={(value) => settings.set('theme', value)}
        />
        <SegmentedControl
          label={t('profile:settings.layout')}
          choices={layouts.map((value) => ({ value, label: t(`profile:settings.${value}`) }))}
          value={layout}
          onValue={(value) => settings.set('layout', value)}
        />
        <Field label={t('profile:settings.language')}>
          <Select
            choices={[
              { value: regionLanguage, label: t('profile:settings.ofRegion') },
              ...languages.map((value) => ({ value, label: t(`profile:settings.${value}`) })),
            ]}
            value={platformLanguage ?? regionLanguage}
            onValue={(value) =>
              settings.set('platformLanguage', value === regionLanguage ? undefined : value)
            }
          />
        </Field>
        <p className={css['lead']}>{t('profile:settings.kept')}</p>
      </div>
    </Card>
  )
}
