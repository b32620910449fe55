import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import styles from './marketing-panel.styles.css'

const points = ['sign-in:panel.price', 'sign-in:panel.bind', 'sign-in:panel.pay'] as const

/** The description of the product next to the sign-in (spec 1 §2). */
export const MarketingPanel = () => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const { learnMoreUrl } = useStore(usePortal().region.$facts)
  return (
    <aside className={css['panel']} aria-labelledby="adaptive">
      <h2 className={css['title']} id="adaptive">
        {t('sign-in:panel.title')}
      </h2>
      <p className={css['lead']}>{t('sign-in:panel.lead')}</p>
      <ul className={css['points']}>
        {points.map((key) => (
          <li key={key} className={css['point']}>
            <Icon name="check" />
            {t(key)}
          </li>
        ))}
      </ul>
      <a className={css['more']} href={learnMoreUrl} target="_blank" rel="noreferrer">
        {t('sign-in:panel.learnMore')}
        <Icon name="chevronRight" />
      </a>
    </aside>
  )
}
